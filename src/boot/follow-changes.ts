import type { SQL } from 'drizzle-orm';
import { setting } from '../data/tables/site';
import { EVERYTHING } from '../platform/db/changes';
import type { Database } from '../platform/db/db';
import { reasonOf } from '../shared/loggable';

/** Milliseconds before a failed read is tried again. */
const PAUSE = 5_000;

/** Values of settings by name. */
export async function settingsOf(db: Pick<Database, 'staff'>, where: SQL | undefined): Promise<Map<string, unknown>> {
	const rows = await db.staff
		.select({ name: setting.name, value: setting.value })
		.from(setting)
		.where(where)
		.orderBy(setting.name);
	return new Map(rows.map(({ name, value }) => [name, value]));
}

/**
 * Reads something again when any node may have changed it, one read at a time, and invalidates all pages where it is
 * different now. A failed read is repeated, so that no node stays behind the others.
 * @param takeUp reads the current state; returns true where it is different
 * @param event name of a failure in the log
 * @returns a function that waits until the last change has been read
 */
export function followChanges(
	db: Pick<Database, 'changes'>,
	takeUp: () => Promise<boolean>,
	event: string,
	log: (line: Record<string, unknown>) => void,
): () => Promise<void> {
	let working = Promise.resolve();
	const begin = () => {
		working = working
			.then(takeUp)
			.then((isOther) => void (isOther && db.changes.emit('changed', [EVERYTHING])))
			.catch((error: unknown) => {
				log({ event, reason: reasonOf(error) });
				setTimeout(begin, PAUSE).unref();
			});
	};
	db.changes.on('changed', (tags) => {
		if (tags.includes(EVERYTHING)) begin();
	});
	return () => working;
}

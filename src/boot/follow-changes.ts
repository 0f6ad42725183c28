import type { SQL } from 'drizzle-orm';
import { setting } from '../data/tables/site';
import { EVERYTHING } from '../platform/db/changes';
import type { Database } from '../platform/db/db';
import { reasonOf } from '../shared/loggable';

/** Milliseconds after which what could not be read is read once more. */
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
 * Takes something up again whenever any node has changed it, once at a time, and has what was drawn meanwhile drawn
 * anew. What fails is tried again: no node stays behind the others.
 * @param takeUp answers whether it is another now
 * @param event what the log calls a failure
 * @returns what settles once it stands as it was changed last
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

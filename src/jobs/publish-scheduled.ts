import { publishScheduled } from '../commands/article/publish-scheduled';
import type { Database } from '../platform/db/db';
import { reasonOf } from '../shared/loggable';

/** How often due pieces are looked for, in milliseconds. */
const EVERY = 15_000;

/** Publishes pieces when their hour has come. Any number of nodes may run it: the update itself decides who publishes what. */
export function startPublishing(db: Database, log: (line: Record<string, unknown>) => void): () => void {
	const tick = () => {
		publishScheduled(db, Math.floor(Date.now() / 1000)).catch((error: unknown) => log({ event: 'publish_scheduled_failed', reason: reasonOf(error) }));
	};
	const timer = setInterval(tick, EVERY);
	timer.unref();
	tick();
	return () => clearInterval(timer);
}

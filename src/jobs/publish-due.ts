import { actingAs } from '../commands/act';
import { publishDue, withdrawDue } from '../commands/article/publish-due';
import type { Database } from '../platform/db/db';
import { reasonOf } from '../shared/loggable';

/** How often due articles are looked for, in milliseconds. */
const EVERY = 15_000;

/** Publishes and takes away articles when their hour has come. Any number of nodes may run it: a lock decides who does which. */
export function startPublishing(db: Database, log: (line: Record<string, unknown>) => void): () => void {
	const tick = () => {
		const as = actingAs(db, { kind: 'clock' }, Math.floor(Date.now() / 1000));
		const failed = (error: unknown) => log({ event: 'publish_due_failed', reason: reasonOf(error) });
		publishDue(as).catch(failed);
		withdrawDue(as).catch(failed);
	};
	const timer = setInterval(tick, EVERY);
	timer.unref();
	tick();
	return () => clearInterval(timer);
}

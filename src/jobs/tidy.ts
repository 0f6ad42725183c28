import { actors } from '../access/actor';
import { actingAs } from '../commands/act';
import { countWeekViews } from '../commands/article/count-week-views';
import { tidy } from '../commands/site/tidy';
import type { Database } from '../platform/db/db';
import { reasonOf } from '../shared/loggable';

/** Milliseconds between two times. */
const EVERY = 3_600_000;

/** Counts the week's readers and tidies up, every hour. Any number of nodes may run it. @returns a function that ends it */
export function startTidying(db: Database, page_view_days: number, log: (line: Record<string, unknown>) => void): () => void {
	const tick = () => {
		const now = Math.floor(Date.now() / 1000);
		const work = async () => {
			await countWeekViews(actingAs(db, actors.clock, now));
			await tidy(actingAs(db, actors.clock, now), page_view_days);
		};
		work().catch((error: unknown) => log({ event: 'tidy_failed', reason: reasonOf(error) }));
	};
	const timer = setInterval(tick, EVERY);
	timer.unref();
	tick();
	return () => clearInterval(timer);
}

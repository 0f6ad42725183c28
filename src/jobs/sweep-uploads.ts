import { actors } from '../access/actor';
import { actingAs } from '../commands/act';
import { sweepUploads } from '../commands/upload/sweep-uploads';
import type { Database } from '../platform/db/db';
import type { Parts } from '../platform/storage/parts';
import type { FileStorage } from '../platform/storage/storage';
import { reasonOf } from '../shared/loggable';

/** Milliseconds between two times. */
const EVERY = 3_600_000;

/** Sweeps uploads at start and every hour. Any number of nodes may run it. @returns a function that ends it */
export function startSweepingUploads(db: Database, storage: FileStorage, parts: Parts, log: (line: Record<string, unknown>) => void): () => void {
	const tick = () => {
		sweepUploads(actingAs(db, actors.clock, Math.floor(Date.now() / 1000)), storage, parts).catch((error: unknown) =>
			log({ event: 'sweep_uploads_failed', reason: reasonOf(error) }),
		);
	};
	const timer = setInterval(tick, EVERY);
	timer.unref();
	tick();
	return () => clearInterval(timer);
}

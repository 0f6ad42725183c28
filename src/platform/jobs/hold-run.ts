import type { Database } from '../db/db';
import type { NodeLock } from '../db/nodes/node-name';
import type { Progress } from './job';
import { type ClaimedRun, writeProgress } from './runs';

/** Milliseconds between two checks whether a run was cancelled, which also write its progress. */
const EVERY = 1_000;

/** The signal and progress of a run that is under way, and the means to end it. */
export interface HeldRun {
	signal: AbortSignal;
	progress(reached: Progress): void;
	/** True when it was cancelled. */
	isCancelled(): boolean;
	/** True when another node may have taken it over. */
	isLost(): boolean;
	/** Aborts the run, because the server stops or a user has cancelled it. */
	abort(reason: 'stopped' | 'cancelled'): void;
	/** Writes the last progress, and stops watching the run. */
	release(): Promise<void>;
}

/**
 * Watches a run of this process: writes its progress once a second, and aborts its signal when it is cancelled or lost.
 */
export function holdRun(db: Pick<Database, 'write' | 'writeAlone'>, run: ClaimedRun, lock: NodeLock): HeldRun {
	const controller = new AbortController();
	let reached: Progress | undefined;
	let writing: Promise<void> | undefined;
	let wasCancelled = false;
	const lose = () => controller.abort('lost');
	lock.lost.addEventListener('abort', lose, { once: true });
	if (lock.lost.aborted) lose();
	const note = async () => {
		const progress = reached;
		reached = undefined;
		// While the database is away this progress is lost; the next note writes a later one.
		const answer = await writeProgress(db, run, progress).catch(() => 'goes on' as const);
		if (answer === 'cancelled') wasCancelled = true;
		if (answer !== 'goes on') controller.abort(answer);
	};
	const tick = () => {
		writing ??= note().finally(() => {
			writing = undefined;
		});
	};
	const timer = setInterval(tick, EVERY);
	timer.unref();
	return {
		signal: controller.signal,
		progress: (now) => {
			reached = now;
		},
		isCancelled: () => wasCancelled,
		isLost: () => controller.signal.reason === 'lost',
		abort(reason) {
			if (reason === 'cancelled') wasCancelled = true;
			controller.abort(reason);
		},
		async release() {
			clearInterval(timer);
			lock.lost.removeEventListener('abort', lose);
			await writing;
			if (reached && !this.isLost()) await note();
		},
	};
}

import type { Database } from '../db/db';
import type { NodeLock } from '../db/nodes/node-name';
import type { Progress } from './job';
import { type ClaimedRun, writeProgress } from './runs';

/** Milliseconds between two looks whether a run was cancelled, and at least between two notes of its progress. */
const EVERY = 1_000;

/** What a run that is under way is given, and what ends it. */
export interface HeldRun {
	signal: AbortSignal;
	progress(reached: Progress): void;
	/** True when somebody has cancelled it. */
	isCancelled(): boolean;
	/** True when another node may have it by now. */
	isLost(): boolean;
	/** Asks it to end, for the server stops or its user wants it. */
	abort(reason: 'stopped' | 'cancelled'): void;
	/** Writes the last progress, and stops watching the run. */
	release(): Promise<void>;
}

/** Keeps a run of this process: notes its progress every second at most, and tells it when it is cancelled or lost. */
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

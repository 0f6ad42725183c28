import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../../shared/loggable';
import type { Database } from '../db/db';
import type { HeldRun } from './hold-run';
import { type Outcome, Postponed, pauseAfter } from './job';
import { type ClaimedRun, endRun, putBack } from './runs';

/** The result or the error of a run. */
export type Returned = { result: unknown } | { error: unknown };

/** Milliseconds between attempts to record how a run ended, while the database is away. */
const PAUSE = 1_000;
/** Maximum length of an error's text in the table, in characters. */
const MAX_REASON_CHARACTERS = 500;

const textOf = (error: unknown): string => reasonOf(error).slice(0, MAX_REASON_CHARACTERS);

/**
 * Records how a run ended: done, to be tried again, cancelled, or failed for good. A periodic run that found nothing to
 * do uses its row again.
 * @param next the next time of a periodic job, in Unix seconds
 * @returns the outcome, for the metrics
 */
export async function settle(
	db: Pick<Database, 'write' | 'writeAlone'>,
	run: ClaimedRun,
	held: HeldRun,
	returned: Returned,
	{ now, next }: { now: number; next: number | undefined },
): Promise<Outcome> {
	const again = next === undefined ? {} : { next };
	if ('result' in returned) {
		const { result } = returned;
		if (result === undefined && run.is_periodic) await putBack(db, run, { due_at: next ?? now, attempts: 0 }, now);
		else await endRun(db, run, { state: 'done', result, ...again }, now);
		return 'done';
	}
	const { error } = returned;
	if (held.isCancelled()) {
		await endRun(db, run, { state: 'cancelled', error: textOf(error), ...again }, now);
		return 'cancelled';
	}
	// A run that was broken off because its node stops has not failed: the next node begins it at once.
	const isStopped = held.signal.reason === 'stopped';
	if (isStopped || run.attempts < run.most_attempts) {
		const attempts = isStopped ? run.attempts - 1 : run.attempts;
		const due_at = isStopped ? now : now + pauseAfter(run.attempts);
		await putBack(db, run, { due_at, attempts, error: textOf(error) }, now);
	} else await endRun(db, run, { state: 'failed', error: textOf(error), ...again }, now);
	return error instanceof Postponed ? 'postponed' : 'failed';
}

/** Tries until it is recorded, or until another node has the run. @returns undefined where it was given up */
export async function settleWithRetries(
	write: () => Promise<Outcome>,
	isOver: () => boolean,
): Promise<Outcome | undefined> {
	for (;;) {
		try {
			return await write();
		} catch {
			if (isOver()) return undefined;
			await pause(PAUSE, undefined, { ref: false });
		}
	}
}

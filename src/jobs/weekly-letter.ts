import { actors } from '../access/actor';
import { actingAs } from '../commands/act';
import { composeIssue } from '../commands/letter/compose-issue';
import { sendIssue } from '../commands/letter/send-issue';
import type { Edition } from '../editions/edition';
import type { Database } from '../platform/db/db';
import { reasonOf } from '../shared/loggable';
import { Refusal } from '../shared/refusal';

const THURSDAY = 4;
/** UTC. */
const HOUR = 6;
/** Milliseconds between looks at the clock. */
const EVERY = 5 * 60_000;

export interface WeeklyLetterJob {
	db: Database;
	editions: readonly Edition[];
	/** What to do on Thursdays. */
	mode: 'off' | 'draft' | 'send';
	/** Name in Message-IDs. */
	host: string;
	log(line: Record<string, unknown>): void;
}

/**
 * On Thursdays from six o'clock UTC: composes each edition's letter and, where the setting says so, sends it. May be called any number
 * of times, on any number of nodes.
 * @param now Unix seconds
 */
export async function weeklyLetters({ db, editions, mode, host, log }: WeeklyLetterJob, now: number): Promise<void> {
	const moment = new Date(now * 1000);
	if (mode === 'off' || moment.getUTCDay() !== THURSDAY || moment.getUTCHours() < HOUR) return;
	for (const edition of editions) {
		const id = await composeIssue(actingAs(db, actors.clock, now), edition, moment.toISOString().slice(0, 10));
		if (id === undefined || mode !== 'send') continue;
		try {
			const letters = await sendIssue(actingAs(db, { kind: 'clock' }, now), { id, host });
			log({ event: 'issue_sent', issue: id, edition: edition.code, letters });
		} catch (error) {
			if (!(error instanceof Refusal && error.code === 'state')) throw error;
		}
	}
}

/** Looks at the clock every few minutes. @returns a function that ends it */
export function startWeeklyLetters(job: WeeklyLetterJob): () => void {
	const tick = () => {
		weeklyLetters(job, Math.floor(Date.now() / 1000)).catch((error: unknown) => job.log({ event: 'weekly_letter_failed', reason: reasonOf(error) }));
	};
	const timer = setInterval(tick, EVERY);
	timer.unref();
	tick();
	return () => clearInterval(timer);
}

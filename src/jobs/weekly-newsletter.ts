import type { DatabaseContext } from '../commands/command';
import { composeIssue } from '../commands/issue/compose-issue';
import { sendIssue } from '../commands/issue/send-issue';
import type { Edition } from '../editions/edition';
import { Refusal } from '../shared/refusal';
import { job } from './job';

const THURSDAY = 4;
/** UTC. */
const HOUR = 6;

export interface WeeklyNewsletters {
	editions(): readonly Edition[];
	/** What to do on Thursdays. */
	mode: 'off' | 'draft' | 'send';
	/** Name in Message-IDs. */
	host: string;
	log(line: Record<string, unknown>): void;
}

/**
 * On Thursdays from six o'clock UTC: composes each edition's newsletter and, where the setting says so, sends it. May
 * be called any number of times, on any number of nodes.
 */
export async function weeklyNewsletters(
	context: DatabaseContext,
	{ editions, mode, host, log }: WeeklyNewsletters,
): Promise<void> {
	const moment = new Date(context.now * 1000);
	if (mode === 'off' || moment.getUTCDay() !== THURSDAY || moment.getUTCHours() < HOUR) return;
	for (const edition of editions()) {
		const id = await composeIssue(context, edition, moment.toISOString().slice(0, 10));
		if (id === undefined || mode !== 'send') continue;
		try {
			const emails = await sendIssue(context, { id, host });
			log({ event: 'issue_sent', issue: id, edition: edition.code, emails });
		} catch (error) {
			if (!(error instanceof Refusal && error.code === 'state')) throw error;
		}
	}
}

/** Looks at the clock every few minutes. */
export const weeklyNewsletter = job<{ weekly: Omit<WeeklyNewsletters, 'log'> }, void>({
	name: 'weekly-letter',
	every: '5 min',
	retries: 3,
	run: ({ context, weekly, log }) => weeklyNewsletters(context, { ...weekly, log }),
});

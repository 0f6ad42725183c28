import { actors } from '../access/actor';
import { answerRequests } from '../commands/account/forget-password';
import { createContext } from '../commands/command';
import { type ClaimedStaffEmail, claimStaffEmails, settleStaffEmail } from '../commands/email/staff-emails';
import { composeStaffEmail } from '../newsletter/compose';
import { Postponed } from '../platform/jobs/job';
import { tag } from '../shared/cache-tags';
import { reasonOf } from '../shared/loggable';
import { job } from './job';
import type { EmailJob } from './send-emails';

const BATCH = 4;

/** @returns true where the mail server was out of reach */
async function sendOne({ db, mailer, sender, clock, log }: EmailJob, claimed: ClaimedStaffEmail): Promise<boolean> {
	const { outcome, reason, isDown = false } = await mailer.send(composeStaffEmail(sender, claimed));
	await settleStaffEmail(createContext(db, actors.clock, clock()), claimed, outcome, reason);
	const failure = reason ? { reason: reasonOf(reason.replaceAll(claimed.to, '…')).slice(0, 200) } : {};
	const { id, kind, attempts } = claimed;
	log({ event: 'staff_email', email_id: id, kind, outcome, attempts, ...failure });
	return isDown;
}

/**
 * Sends e-mails to people of the newsroom as they are queued, and retries as their time comes. Requests for links are
 * handled on a schedule and not as they arrive, so that the response time of a request does not reveal whether an
 * account exists.
 */
export const sendStaffEmails = job<{ emails: EmailJob }, void>({
	name: 'send-staff-emails',
	every: '5 s',
	everywhere: true,
	hears: tag.emails,
	retries: 0,
	async run({ emails, signal }) {
		const keys = await emails.keys();
		const host = new URL(emails.sender.site_url).hostname;
		await answerRequests(emails.db, { keys, host }, emails.clock());
		while (!signal.aborted) {
			const context = createContext(emails.db, actors.clock, emails.clock());
			const claimed = await claimStaffEmails(context, keys, BATCH);
			if (claimed.length === 0) return;
			const down = await Promise.all(claimed.map((one) => sendOne(emails, one)));
			if (down.some(Boolean)) throw new Postponed('The mail server is out of reach.');
		}
	},
});

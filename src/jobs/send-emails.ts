import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { type ClaimedEmail, claimEmails, takeBackClaims } from '../commands/email/claim-emails';
import { settleEmail } from '../commands/email/settle-email';
import { composeEmail } from '../newsletter/compose';
import type { Sender } from '../newsletter/email';
import type { Database } from '../platform/db/db';
import type { NodeName } from '../platform/db/nodes/node-name';
import { Postponed } from '../platform/jobs/job';
import type { Mailer } from '../platform/mail/send';
import type { SigningKeys } from '../platform/security/signature';
import { tag } from '../shared/cache-tags';
import { reasonOf } from '../shared/loggable';
import { job } from './job';

export interface EmailJob {
	db: Database;
	mailer: Mailer;
	sender: Sender;
	/** Without it no claim of this process is taken back before its time. */
	node?: NodeName;
	keys(): Promise<SigningKeys>;
	/** Unix seconds. */
	clock(): number;
	log(line: Record<string, unknown>): void;
}

/** Emails claimed, and sent side by side, at once. */
const BATCH = 4;

async function sendOne({ db, mailer, sender, clock, log }: EmailJob, claimed: ClaimedEmail): Promise<boolean> {
	const { outcome, reason, isDown = false } = await mailer.send(composeEmail(sender, claimed));
	await settleEmail(createContext(db, actors.clock, clock()), claimed, outcome, reason);
	log({
		event: 'email',
		email_id: claimed.id,
		kind: claimed.kind,
		outcome,
		attempts: claimed.attempts,
		...(reason ? { reason: reasonOf(reason.replaceAll(claimed.to, '…')).slice(0, 200) } : {}),
	});
	return isDown;
}

/**
 * Sends what is due, until nothing is or the mail server is out of reach.
 * @returns true when the mail server was out of reach
 */
export async function sendDueEmails(job: EmailJob, isStopped: () => boolean = () => false): Promise<boolean> {
	const keys = await job.keys();
	while (!isStopped()) {
		const claimed = await claimEmails(
			createContext(job.db, actors.clock, job.clock()),
			keys,
			BATCH,
			await job.node?.hold(),
		);
		if (claimed.length === 0) return false;
		const down = await Promise.all(claimed.map((one) => sendOne(job, one)));
		if (down.some(Boolean)) return true;
	}
	return false;
}

/** Nodes that have taken back what their forerunners had claimed. */
const settled = new WeakSet<NodeName>();

/**
 * Before it has its name the first time, this process has claimed nothing under it: what stands there is that of its
 * forerunner.
 */
async function takeBack({ db, node, clock }: EmailJob): Promise<void> {
	const name = node && !settled.has(node) ? await node.hold() : undefined;
	if (!node || !name) return;
	await takeBackClaims(createContext(db, actors.clock, clock()), name);
	settled.add(node);
}

/**
 * Sends emails as they are written, and those that wait as their time comes. Every node sends: each email is claimed by
 * one, and its row is the record.
 */
export const sendEmails = job<{ emails: EmailJob }, void>({
	name: 'send-emails',
	every: '5 s',
	everywhere: true,
	hears: tag.emails,
	retries: 0,
	async run({ emails, signal }) {
		await takeBack(emails);
		const isDown = await sendDueEmails(emails, () => signal.aborted);
		if (isDown) throw new Postponed('The mail server is out of reach.');
	},
});

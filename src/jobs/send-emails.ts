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

/** Dependencies of the job that sends emails. */
export interface EmailJob {
	db: Database;
	mailer: Mailer;
	sender: Sender;
	/** Without it, the claims of a process that died are released only when they expire. */
	node?: NodeName;
	keys(): Promise<SigningKeys>;
	/** Unix seconds. */
	clock(): number;
	log(line: Record<string, unknown>): void;
}

/** Number of emails that are claimed and sent in parallel. */
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
 * Sends emails that are due, until none is left or the mail server cannot be reached.
 * @returns true where the mail server could not be reached
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

/** Nodes that have released the claims of their predecessor. */
const settled = new WeakSet<NodeName>();

/**
 * Releases the claims under this node's name when the process first gets it: it has made none yet, so these are the
 * claims of its predecessor.
 */
async function takeBack({ db, node, clock }: EmailJob): Promise<void> {
	const name = node && !settled.has(node) ? await node.hold() : undefined;
	if (!node || !name) return;
	await takeBackClaims(createContext(db, actors.clock, clock()), name);
	settled.add(node);
}

/**
 * Sends emails as they are written, and retries when they are due. Every node sends: each email is claimed by one node,
 * and its row is the record.
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

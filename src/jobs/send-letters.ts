import { actors } from '../access/actor';
import { actingAs } from '../commands/act';
import { type ClaimedLetter, claimLetters, takeBackClaims } from '../commands/letter/claim-letters';
import { pauseAfter, settleLetter } from '../commands/letter/settle-letter';
import { composeLetter } from '../newsletter/compose';
import type { Sender } from '../newsletter/letter-mail';
import type { Database } from '../platform/db/db';
import type { NodeName } from '../platform/db/node-name';
import type { Mailer } from '../platform/mail/send';
import type { SigningKeys } from '../platform/security/signature';
import { tag } from '../shared/cache-tags';
import { reasonOf } from '../shared/loggable';

export interface LetterJob {
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

/** Letters claimed, and sent side by side, at once. */
const BATCH = 4;
/** Between looks at the outbox, in milliseconds: a new letter is told of, a postponed one is not. */
const EVERY = 5_000;
/** Milliseconds after the first of them in which letters are gathered: a rush of sign-ups is claimed together, not one by one. */
const GATHER = 100;
/** The tag a command names when it writes a letter. */
const TAG = tag.letters;

async function sendOne({ db, mailer, sender, clock, log }: LetterJob, claimed: ClaimedLetter): Promise<boolean> {
	const { outcome, reason, is_down = false } = await mailer.send(composeLetter(sender, claimed));
	await settleLetter(actingAs(db, actors.clock, clock()), claimed, outcome, reason);
	log({
		event: 'letter',
		letter: claimed.id,
		kind: claimed.kind,
		outcome,
		attempts: claimed.attempts,
		...(reason ? { reason: reasonOf(reason.replaceAll(claimed.to, '…')).slice(0, 200) } : {}),
	});
	return is_down;
}

/**
 * Sends what is due, until nothing is or the mail server is out of reach.
 * @returns true when the mail server was out of reach
 */
export async function sendDueLetters(job: LetterJob, isStopped: () => boolean = () => false): Promise<boolean> {
	const keys = await job.keys();
	while (!isStopped()) {
		const claimed = await claimLetters(actingAs(job.db, actors.clock, job.clock()), keys, BATCH, await job.node?.hold());
		if (claimed.length === 0) return false;
		const down = await Promise.all(claimed.map((one) => sendOne(job, one)));
		if (down.some(Boolean)) return true;
	}
	return false;
}

/**
 * Sends letters as they are written, and those that wait as their time comes. Any number of nodes may run it: a letter is claimed by one.
 * @returns stops claiming, and settles when what is under way has ended
 */
export function startSendingLetters(job: LetterJob): () => Promise<void> {
	let is_stopped = false;
	let is_woken = false;
	let running: Promise<void> | undefined;
	/** How many times in a row the mail server was away. */
	let fails = 0;
	let not_before = 0;
	let has_taken_back = false;
	/** Before it has its name the first time, this process has claimed nothing under it: what stands there is that of its forerunner. */
	const takeBack = async () => {
		const node = has_taken_back ? undefined : await job.node?.hold();
		if (!node) return;
		await takeBackClaims(actingAs(job.db, actors.clock, job.clock()), node);
		has_taken_back = true;
	};
	const run = async () => {
		do {
			is_woken = false;
			try {
				await takeBack();
				const is_down = await sendDueLetters(job, () => is_stopped);
				fails = is_down ? fails + 1 : 0;
			} catch (error) {
				fails += 1;
				job.log({ event: 'letters_failed', reason: reasonOf(error) });
			}
			not_before = fails === 0 ? 0 : Date.now() + Math.min(pauseAfter(fails), 60) * 1_000;
		} while (is_woken && !is_stopped && fails === 0);
	};
	const wake = () => {
		is_woken = true;
		if (is_stopped || running || Date.now() < not_before) return;
		running = run().finally(() => {
			running = undefined;
		});
	};
	let gathering: NodeJS.Timeout | undefined;
	const hear = (tags: string[]) => {
		if (!tags.includes(TAG) && !tags.includes('*')) return;
		gathering ??= setTimeout(() => {
			gathering = undefined;
			wake();
		}, GATHER);
	};
	job.db.changes.on('changed', hear);
	const timer = setInterval(wake, EVERY);
	timer.unref();
	wake();
	return async () => {
		is_stopped = true;
		clearInterval(timer);
		clearTimeout(gathering);
		job.db.changes.off('changed', hear);
		await running;
	};
}

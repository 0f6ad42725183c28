import { and, eq, gt } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { rate_limit } from '../../data/tables/security/keys';
import type { Tx } from '../../platform/db/tx';
import { type SigningKeys, sign } from '../../platform/security/signature';

const DAY = 86_400;
/** Confirmation emails one mailbox may get in as many seconds, by any path (security promise T4). */
export const mailboxLimits = { day: { seconds: DAY, max: 1 }, month: { seconds: 30 * DAY, max: 3 } };

const keyOf = (signing_key: string, mailbox: string) => `mailbox:${sign(signing_key, 'mailbox', mailbox)}`;

/**
 * Keys in `rate_limit` that may count erased emails to a mailbox: one for each signing key, as a replaced one may have
 * made some.
 */
export const mailboxKeys = (keys: SigningKeys, mailbox: string): string[] => keys.map((key) => keyOf(key, mailbox));

/**
 * Keeps of a subscription's confirmation emails what their limit needs after they are erased: a keyed hash of the
 * mailbox and the time, until the limit is over (docs/decisions/014-erased-emails-count.md).
 * @param now Unix seconds
 */
export async function keepMailboxLimit(tx: Tx, keys: SigningKeys, subscription_id: number, now: number): Promise<void> {
	const { seconds } = mailboxLimits.month;
	const { mailbox, created_at, kind, subscription_id: whose } = letter;
	const emails = await tx
		.select({ mailbox, created_at })
		.from(letter)
		.where(and(eq(whose, subscription_id), eq(kind, 'confirmation'), gt(created_at, now - seconds)));
	const kept = emails.map((one) => ({
		key: keyOf(keys[0], one.mailbox),
		window: one.created_at,
		ends_at: one.created_at + seconds,
	}));
	if (kept.length > 0) await tx.insert(rate_limit).values(kept).onConflictDoNothing();
}

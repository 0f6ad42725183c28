import { eq } from 'drizzle-orm';
import { audit } from '../../data/tables/site';
import { subscription } from '../../data/tables/subscription';
import type { Database } from '../../platform/db/db';
import { LETTER_TOKEN } from '../../platform/security/letter-token';
import type { SigningKeys } from '../../platform/security/signature';
import { type OwnSubscription, subscriptionBehind } from '../../queries/secret/own-subscription';
import { keepMailboxLimit } from './mailbox-limit';

/** Letters a reader may choose from. */
export const letter_names = ['weekly'] as const;
export type LetterName = (typeof letter_names)[number];

/**
 * Changes which letters somebody gets, and in which edition.
 * @param now Unix seconds
 * @returns the subscription as it is now; undefined when the token is nobody's or its reader has left
 */
export async function changeSubscription(db: Database, token: string, change: { edition: string; letters: LetterName[] }, now: number): Promise<OwnSubscription | undefined> {
	if (!LETTER_TOKEN.test(token)) return undefined;
	return db.write(async (tx) => {
		const found = await subscriptionBehind(tx, token);
		if (found?.status !== 'confirmed') return undefined;
		await tx
			.update(subscription)
			.set({ ...change, updated_at: now })
			.where(eq(subscription.id, found.id));
		await tx.insert(audit).values({ actor: 'subscriber', action: 'change', noun: 'subscription', row_id: String(found.id), detail: change, created_at: now });
		return { ...found, ...change };
	});
}

/**
 * Erases a subscription with all that was mailed to it. What stays is the fact that a row was erased and, for at most thirty days, what
 * the limit of its mailbox needs, or erasing would open that mailbox to another letter.
 * @param now Unix seconds
 * @returns false when the token is nobody's
 */
export async function eraseSubscription(db: Database, keys: SigningKeys, token: string, now: number): Promise<boolean> {
	if (!LETTER_TOKEN.test(token)) return false;
	return db.write(async (tx) => {
		const found = await subscriptionBehind(tx, token);
		// A sign-up that is under way for it ends first, so that its letter counts too.
		const [locked] = found ? await tx.select({ id: subscription.id }).from(subscription).where(eq(subscription.id, found.id)).for('update') : [];
		if (!found || !locked) return false;
		await keepMailboxLimit(tx, keys, found.id, now);
		await tx.delete(subscription).where(eq(subscription.id, found.id));
		await tx.insert(audit).values({ actor: 'subscriber', action: 'erase', noun: 'subscription', row_id: String(found.id), created_at: now });
		return true;
	});
}

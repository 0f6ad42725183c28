import { eq } from 'drizzle-orm';
import { subscription } from '../../data/tables/subscription';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import type { SigningKeys } from '../../platform/security/signature';
import { type OwnSubscription, subscriptionBehind } from '../../queries/secret/own-subscription';
import { type Acting, act } from '../command';
import { keepMailboxLimit } from './mailbox-limit';

/** Newsletters a reader may choose from. */
export const newsletterNames = ['weekly'] as const;
export type NewsletterName = (typeof newsletterNames)[number];

/**
 * Changes which newsletters somebody gets, and in which edition.
 * @returns the subscription as it is now; undefined when the token is nobody's or its reader has left
 */
export async function changeSubscription(
	as: Acting,
	token: string,
	change: { edition: string; letters: NewsletterName[] },
): Promise<OwnSubscription | undefined> {
	if (!EMAIL_TOKEN.test(token)) return undefined;
	return act(as, 'change', async (one) => {
		const found = await subscriptionBehind(one.read, token);
		if (found?.status !== 'confirmed') return undefined;
		one.demand('subscription.change');
		await one.tx
			.update(subscription)
			.set({ ...change, updated_at: one.now })
			.where(eq(subscription.id, found.id));
		one.done({ noun: 'subscription', id: found.id, detail: change });
		return { ...found, ...change };
	});
}

/**
 * Erases a subscription with all that was mailed to it. What stays is the fact that a row was erased and, for at most
 * thirty days, what the limit of its mailbox needs, or erasing would open that mailbox to another email.
 * @returns false when the token is nobody's
 */
export async function eraseSubscription(as: Acting, keys: SigningKeys, token: string): Promise<boolean> {
	if (!EMAIL_TOKEN.test(token)) return false;
	return act(as, 'erase', async (one) => {
		const found = await subscriptionBehind(one.read, token);
		// A sign-up that is under way for it ends first, so that its email counts too.
		const [locked] = found
			? await one.read
					.select({ id: subscription.id })
					.from(subscription)
					.where(eq(subscription.id, found.id))
					.for('update')
			: [];
		if (!found || !locked) return false;
		one.demand('subscription.erase');
		await keepMailboxLimit(one.tx, keys, found.id, one.now);
		await one.tx.delete(subscription).where(eq(subscription.id, found.id));
		one.done({ noun: 'subscription', id: found.id });
		return true;
	});
}

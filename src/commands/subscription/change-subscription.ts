import { eq } from 'drizzle-orm';
import { subscription } from '../../data/tables/subscription';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import type { SigningKeys } from '../../platform/security/signature';
import { type OwnSubscription, subscriptionBehind } from '../../queries/secret/own-subscription';
import { type ActorContext, runCommand } from '../command';
import { keepMailboxLimit } from './mailbox-limit';

/** Newsletters a reader may choose from. */
export const newsletterNames = ['weekly'] as const;
export type NewsletterName = (typeof newsletterNames)[number];

/**
 * Changes which newsletters somebody gets, and in which edition.
 * @returns the subscription as it is now; undefined when the token is unknown or its reader has left
 */
export async function changeSubscription(
	context: ActorContext,
	token: string,
	change: { edition: string; letters: NewsletterName[] },
): Promise<OwnSubscription | undefined> {
	if (!EMAIL_TOKEN.test(token)) return undefined;
	return runCommand(context, 'change', async (ctx) => {
		const found = await subscriptionBehind(ctx.read, token);
		if (found?.status !== 'confirmed') return undefined;
		ctx.authorize('subscription.change');
		await ctx.tx
			.update(subscription)
			.set({ ...change, updated_at: ctx.now })
			.where(eq(subscription.id, found.id));
		ctx.audit({ entity: 'subscription', id: found.id, detail: change });
		return { ...found, ...change };
	});
}

/**
 * Erases a subscription with all that was mailed to it. What stays is the fact that a row was erased and, for at most
 * thirty days, what the limit of its mailbox needs, or erasing would open that mailbox to another email.
 * @returns false when the token is unknown
 */
export async function eraseSubscription(context: ActorContext, keys: SigningKeys, token: string): Promise<boolean> {
	if (!EMAIL_TOKEN.test(token)) return false;
	return runCommand(context, 'erase', async (ctx) => {
		const found = await subscriptionBehind(ctx.read, token);
		// A sign-up that is under way for it ends first, so that its email counts too.
		const [locked] = found
			? await ctx.read
					.select({ id: subscription.id })
					.from(subscription)
					.where(eq(subscription.id, found.id))
					.for('update')
			: [];
		if (!found || !locked) return false;
		ctx.authorize('subscription.erase');
		await keepMailboxLimit(ctx.tx, keys, found.id, ctx.now);
		await ctx.tx.delete(subscription).where(eq(subscription.id, found.id));
		ctx.audit({ entity: 'subscription', id: found.id });
		return true;
	});
}

import { and, eq } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { subscription } from '../../data/tables/subscription';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import { tokenHash } from '../../platform/security/signature';
import { type ActorContext, runCommand } from '../command';

/** A confirmation is good for so many seconds: thirty days. */
const GOOD_FOR = 30 * 86_400;

/**
 * Confirms a subscription by the token of its email; the only way a subscription becomes active. Doing it twice changes
 * nothing.
 * @returns false when the token is unknown, too old, or its reader has left since
 */
export async function confirmSubscription(context: ActorContext, token: string): Promise<boolean> {
	if (!EMAIL_TOKEN.test(token)) return false;
	return runCommand(context, 'confirm', async (ctx) => {
		const [found] = await ctx.read
			.select({
				id: subscription.id,
				status: subscription.status,
				proof: subscription.proof,
				mailedAt: letter.created_at,
			})
			.from(letter)
			.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
			.where(and(eq(letter.token_hash, tokenHash(token)), eq(letter.kind, 'confirmation')))
			.for('update', { of: subscription });
		if (!found || found.mailedAt < ctx.now - GOOD_FOR) return false;
		if (found.status !== 'pending') return found.status === 'confirmed';
		ctx.authorize('subscription.confirm');
		await ctx.tx
			.update(subscription)
			.set({ status: 'confirmed', proof: { ...found.proof, confirmed_at: ctx.now }, updated_at: ctx.now })
			.where(eq(subscription.id, found.id));
		ctx.audit({ entity: 'subscription', id: found.id });
		return true;
	});
}

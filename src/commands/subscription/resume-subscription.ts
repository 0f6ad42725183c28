import { eq } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { subscription } from '../../data/tables/subscription';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import { tokenHash } from '../../platform/security/signature';
import { type ActorContext, runCommand } from '../command';

/**
 * Takes back an unsubscription, by the token of any of the subscriber's emails: the subscription has its former state.
 * Repeating it changes nothing; a subscriber who had not confirmed must still do so.
 * @returns false when the token belongs to no subscription
 */
export async function resumeSubscription(context: ActorContext, token: string): Promise<boolean> {
	if (!EMAIL_TOKEN.test(token)) return false;
	return runCommand(context, 'resume', async (ctx) => {
		const [found] = await ctx.read
			.select({ id: subscription.id, status: subscription.status, proof: subscription.proof })
			.from(letter)
			.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
			.where(eq(letter.token_hash, tokenHash(token)))
			.for('update', { of: subscription });
		if (!found) return false;
		if (found.status !== 'unsubscribed') return true;
		ctx.authorize('subscription.resume');
		await ctx.tx
			.update(subscription)
			.set({ status: found.proof.confirmed_at ? 'confirmed' : 'pending', updated_at: ctx.now })
			.where(eq(subscription.id, found.id));
		ctx.audit({ entity: 'subscription', id: found.id });
		return true;
	});
}

import { and, eq, inArray } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { subscription } from '../../data/tables/subscription';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import { tokenHash } from '../../platform/security/signature';
import { type ActorContext, runCommand } from '../command';

/**
 * Ends a subscription by the token of any of its emails, at once and for emails that wait. Doing it twice changes
 * nothing.
 * @returns false when the token is unknown
 */
export async function unsubscribe(context: ActorContext, token: string): Promise<boolean> {
	if (!EMAIL_TOKEN.test(token)) return false;
	return runCommand(context, 'end', async (ctx) => {
		const [found] = await ctx.read
			.select({ id: subscription.id, status: subscription.status })
			.from(letter)
			.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
			.where(eq(letter.token_hash, tokenHash(token)))
			.for('update', { of: subscription });
		if (!found) return false;
		if (!['pending', 'confirmed'].includes(found.status)) return true;
		ctx.authorize('subscription.end');
		await ctx.tx
			.update(subscription)
			.set({ status: 'unsubscribed', updated_at: ctx.now })
			.where(eq(subscription.id, found.id));
		await ctx.tx
			.update(letter)
			.set({ state: 'failed', error: 'left' })
			.where(and(eq(letter.subscription_id, found.id), inArray(letter.state, ['pending'])));
		ctx.audit({ entity: 'subscription', id: found.id });
		return true;
	});
}

import { and, eq, inArray } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { audit } from '../../data/tables/site';
import { subscription } from '../../data/tables/subscription';
import type { Database } from '../../platform/db/db';
import { LETTER_TOKEN } from '../../platform/security/letter-token';
import { tokenHash } from '../../platform/security/signature';

/**
 * Ends a subscription by the token of any of its letters, at once and for letters that wait. Doing it twice changes nothing.
 * @param now Unix seconds
 * @returns false when the token is nobody's
 */
export async function unsubscribe(db: Database, token: string, now: number): Promise<boolean> {
	if (!LETTER_TOKEN.test(token)) return false;
	return db.write(async (tx) => {
		const [found] = await tx
			.select({ id: subscription.id, status: subscription.status })
			.from(letter)
			.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
			.where(eq(letter.token_hash, tokenHash(token)))
			.for('update', { of: subscription });
		if (!found) return false;
		if (!['pending', 'confirmed'].includes(found.status)) return true;
		await tx.update(subscription).set({ status: 'unsubscribed', updated_at: now }).where(eq(subscription.id, found.id));
		await tx
			.update(letter)
			.set({ state: 'failed', error: 'left' })
			.where(and(eq(letter.subscription_id, found.id), inArray(letter.state, ['pending'])));
		await tx.insert(audit).values({ actor: 'subscriber', action: 'unsubscribe', noun: 'subscription', row_id: String(found.id), created_at: now });
		return true;
	});
}

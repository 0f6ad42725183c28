import { and, eq } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { audit } from '../../data/tables/site';
import { subscription } from '../../data/tables/subscription';
import type { Database } from '../../platform/db/db';
import { LETTER_TOKEN } from '../../platform/security/letter-token';
import { tokenHash } from '../../platform/security/signature';

/** A confirmation is good for so many seconds: thirty days. */
const GOOD_FOR = 30 * 86_400;

/**
 * Confirms a subscription by the token of its letter; the only way a subscription becomes active. Doing it twice changes nothing.
 * @param now Unix seconds
 * @returns false when the token is unknown, too old, or its reader has left since
 */
export async function confirmSubscription(db: Database, token: string, now: number): Promise<boolean> {
	if (!LETTER_TOKEN.test(token)) return false;
	return db.write(async (tx) => {
		const [found] = await tx
			.select({ id: subscription.id, status: subscription.status, proof: subscription.proof, mailed_at: letter.created_at })
			.from(letter)
			.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
			.where(and(eq(letter.token_hash, tokenHash(token)), eq(letter.kind, 'confirmation')))
			.for('update', { of: subscription });
		if (!found || found.mailed_at < now - GOOD_FOR) return false;
		if (found.status !== 'pending') return found.status === 'confirmed';
		await tx
			.update(subscription)
			.set({ status: 'confirmed', proof: { ...found.proof, confirmed_at: now }, updated_at: now })
			.where(eq(subscription.id, found.id));
		await tx.insert(audit).values({ actor: 'subscriber', action: 'confirm', noun: 'subscription', row_id: String(found.id), created_at: now });
		return true;
	});
}

/**
 * What the holder of an email's token may know. These reads run as the owner: no reading role sees addresses or
 * hashes of tokens.
 */
import { desc, eq } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { type ConsentProof, type SubscriptionStatus, subscription } from '../../data/tables/subscription';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import { tokenHash } from '../../platform/security/signature';

/** What somebody who holds one of their emails sees of their subscription. */
export interface OwnSubscription {
	id: number;
	email: string;
	edition: string;
	status: SubscriptionStatus;
	letters: string[];
}

/** The subscription behind an email's token, in the caller's transaction. */
export async function subscriptionBehind(tx: Pick<Tx, 'select'>, token: string): Promise<OwnSubscription | undefined> {
	const { id, email, edition, status, letters } = subscription;
	const [found] = await tx
		.select({ id, email, edition, status, letters })
		.from(letter)
		.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
		.where(eq(letter.token_hash, tokenHash(token)));
	return found;
}

/** The subscription behind an email's token; undefined when the token is unknown. */
export async function ownSubscription(db: Database, token: string): Promise<OwnSubscription | undefined> {
	return EMAIL_TOKEN.test(token) ? db.write((tx) => subscriptionBehind(tx, token)) : undefined;
}

/** Everything that is kept about a subscriber, as they may have it. */
export interface SubscriptionExport extends Omit<OwnSubscription, 'id'> {
	language: string;
	proof: ConsentProof;
	created_at: number;
	updated_at: number;
	mailed: { kind: string; state: string; message_id: string; created_at: number }[];
}

/** What is kept about the holder of a token. */
export async function exportSubscription(db: Database, token: string): Promise<SubscriptionExport | undefined> {
	if (!EMAIL_TOKEN.test(token)) return undefined;
	return db.write(async (tx) => {
		const found = await subscriptionBehind(tx, token);
		const [row] = found ? await tx.select().from(subscription).where(eq(subscription.id, found.id)) : [];
		if (!row) return undefined;
		const { kind, state, message_id, created_at } = letter;
		const isTheirs = eq(letter.subscription_id, row.id);
		const columns = { kind, state, message_id, created_at };
		const mailed = await tx.select(columns).from(letter).where(isTheirs).orderBy(desc(letter.id));
		const { id: _id, email_key: _key, ...kept } = row;
		return { ...kept, mailed };
	});
}

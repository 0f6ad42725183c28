import { desc, eq } from 'drizzle-orm';
import { letter } from '../../data/tables/letter';
import { audit } from '../../data/tables/site';
import { type ConsentProof, type SubscriptionStatus, subscription } from '../../data/tables/subscription';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { LETTER_TOKEN } from '../../platform/security/letter-token';
import { type SigningKeys, tokenHash } from '../../platform/security/signature';
import { keepMailboxLimit } from './mailbox-limit';

/** Letters a reader may choose from. */
export const letter_names = ['weekly'] as const;
export type LetterName = (typeof letter_names)[number];

/** What somebody who holds one of their letters sees of their subscription. */
export interface OwnSubscription {
	id: number;
	email: string;
	edition: string;
	status: SubscriptionStatus;
	letters: string[];
}

async function find(tx: Tx, token: string): Promise<OwnSubscription | undefined> {
	const { id, email, edition, status, letters } = subscription;
	const [found] = await tx
		.select({ id, email, edition, status, letters })
		.from(letter)
		.innerJoin(subscription, eq(subscription.id, letter.subscription_id))
		.where(eq(letter.token_hash, tokenHash(token)));
	return found;
}

/** The subscription behind a letter's token; seen by the owner's role alone, for readers' pages never read subscribers. */
export async function ownSubscription(db: Database, token: string): Promise<OwnSubscription | undefined> {
	return LETTER_TOKEN.test(token) ? db.write((tx) => find(tx, token)) : undefined;
}

/**
 * Changes which letters somebody gets, and in which edition.
 * @param now Unix seconds
 * @returns the subscription as it is now; undefined when the token is nobody's or its reader has left
 */
export async function changeSubscription(db: Database, token: string, change: { edition: string; letters: LetterName[] }, now: number): Promise<OwnSubscription | undefined> {
	if (!LETTER_TOKEN.test(token)) return undefined;
	return db.write(async (tx) => {
		const found = await find(tx, token);
		if (found?.status !== 'confirmed') return undefined;
		await tx
			.update(subscription)
			.set({ ...change, updated_at: now })
			.where(eq(subscription.id, found.id));
		await tx.insert(audit).values({ actor: 'subscriber', action: 'change', noun: 'subscription', row_id: String(found.id), detail: change, created_at: now });
		return { ...found, ...change };
	});
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
	if (!LETTER_TOKEN.test(token)) return undefined;
	return db.write(async (tx) => {
		const found = await find(tx, token);
		const [row] = found ? await tx.select().from(subscription).where(eq(subscription.id, found.id)) : [];
		if (!row) return undefined;
		const { kind, state, message_id, created_at } = letter;
		const mailed = await tx.select({ kind, state, message_id, created_at }).from(letter).where(eq(letter.subscription_id, row.id)).orderBy(desc(letter.id));
		const { id: _id, email_key: _key, ...kept } = row;
		return { ...kept, mailed };
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
		const found = await find(tx, token);
		// A sign-up that is under way for it ends first, so that its letter counts too.
		const [locked] = found ? await tx.select({ id: subscription.id }).from(subscription).where(eq(subscription.id, found.id)).for('update') : [];
		if (!found || !locked) return false;
		await keepMailboxLimit(tx, keys, found.id, now);
		await tx.delete(subscription).where(eq(subscription.id, found.id));
		await tx.insert(audit).values({ actor: 'subscriber', action: 'erase', noun: 'subscription', row_id: String(found.id), created_at: now });
		return true;
	});
}

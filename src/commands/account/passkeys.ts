import { and, eq } from 'drizzle-orm';
import { passkey } from '../../data/tables/security/account';
import type { KeptPasskey } from '../../platform/security/passkey';
import { Refusal } from '../../shared/refusal';
import { type Acting, act } from '../command';
import { endSessions } from './end-session';
import { takeChallenge } from './take-challenge';

/**
 * Keeps a new passkey of one's own, which was looked at before.
 * @param challenge what it has answered
 * @throws Refusal `taken` for one that is known, `credentials` for a challenge that was answered already
 */
export const addPasskey = (as: Acting, account_id: number, kept: KeptPasskey, name: string, challenge: string) =>
	act(as, 'add_passkey', async (one) => {
		one.demand('account.change_passkeys');
		await takeChallenge(one, challenge);
		const [made] = await one.tx
			.insert(passkey)
			.values({ ...kept, account_id, name, created_at: one.now })
			.onConflictDoNothing()
			.returning({ id: passkey.id });
		if (!made) throw new Refusal('taken', 'response', { rule: { name: 'passkey_taken' } });
		one.done({ noun: 'account', id: account_id, detail: { passkey: name } });
		return { id: made.id };
	});

/**
 * Takes a passkey of one's own away; whoever came in by it elsewhere is out.
 * @param kept the session that stays
 * @throws Refusal `not_found`
 */
export const removePasskey = (as: Acting, account_id: number, kept: number, id: number) =>
	act(as, 'remove_passkey', async (one) => {
		one.demand('account.change_passkeys');
		const [gone] = await one.tx
			.delete(passkey)
			.where(and(eq(passkey.id, id), eq(passkey.account_id, account_id)))
			.returning({ name: passkey.name });
		if (!gone) throw new Refusal('not_found', 'key');
		await endSessions(one, account_id, kept);
		one.done({ noun: 'account', id: account_id, detail: { passkey: gone.name } });
		return { id };
	});

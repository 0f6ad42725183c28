import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { account, account_link } from '../../data/tables/security/account';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import { readEmailAddress } from '../../shared/text/email-address';
import { type Act, type Acting, act } from '../command';
import { mailLink, type StaffMail } from './mail-link';
import { GOOD_FOR } from './make-link';

const isOfAddress = (account_id: number) =>
	and(eq(account_link.account_id, account_id), eq(account_link.kind, 'address'));

async function refuseTaken(one: Act, key: string): Promise<void> {
	const [other] = await one.read.select({ id: account.id }).from(account).where(eq(account.email_key, key));
	if (other) throw new Refusal('taken', 'email', { rule: { name: 'email_taken' } });
}

/**
 * Asks for another address of one's own. A link goes to the old one and to the new one; the address changes when both
 * were followed.
 * @throws Refusal `invalid`, `taken`
 */
export const askForAddress = (as: Acting, id: number, email: string, mail: StaffMail): Promise<void> =>
	act(as, 'ask_for_address', async (one) => {
		const address = readEmailAddress(email);
		if (!address) throw new Refusal('invalid', 'email', { rule: { name: 'email' } });
		const [row] = await one.read.select().from(account).where(eq(account.id, id)).for('update');
		if (!row || row.is_demonstration) throw new Refusal('state', 'email', { rule: { name: 'of_demonstration' } });
		await refuseTaken(one, address.key);
		one.demand('account.change_address');
		await one.tx.delete(account_link).where(isOfAddress(id));
		const link = { kind: 'address', account_id: id, address: address.to, goodFor: GOOD_FOR.address } as const;
		await mailLink(one, mail, { ...link, email: 'old_address', to: row.email });
		await mailLink(one, mail, { ...link, email: 'new_address', to: address.to });
	});

/**
 * Confirms one half of a change of address.
 * @returns whether the address has changed now; the other half is missing where it has not
 * @throws Refusal `not_found` for a link that is used, too old or nobody's, `taken`
 */
export const confirmAddress = (as: Acting, token: string): Promise<boolean> =>
	act(as, 'confirm_address', async (one) => {
		const [link] = await one.read
			.select()
			.from(account_link)
			.where(
				and(
					eq(account_link.hash, tokenHash(token)),
					eq(account_link.kind, 'address'),
					isNull(account_link.used_at),
					gt(account_link.expires_at, one.now),
				),
			);
		if (!link?.account_id) throw new Refusal('not_found', 'token');
		const [row] = await one.read.select().from(account).where(eq(account.id, link.account_id)).for('update');
		const address = readEmailAddress(link.address ?? '');
		if (row?.state !== 'active' || !address) throw new Refusal('not_found', 'token');
		one.demand('account.follow_link');
		await one.tx.update(account_link).set({ used_at: one.now }).where(eq(account_link.hash, link.hash));
		one.done({ noun: 'account', id: row.id });
		const confirmed = await one.read
			.select({ hash: account_link.hash })
			.from(account_link)
			.where(and(isOfAddress(row.id), isNotNull(account_link.used_at), gt(account_link.expires_at, one.now)));
		if (confirmed.length < 2) return false;
		await refuseTaken(one, address.key);
		await one.tx
			.update(account)
			.set({ email: address.to, email_key: address.key, updated_at: one.now })
			.where(eq(account.id, row.id));
		await one.tx.delete(account_link).where(isOfAddress(row.id));
		one.done({ noun: 'account', id: row.id, verb: 'change_address' });
		return true;
	});

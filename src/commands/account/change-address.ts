import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { account, account_link } from '../../data/tables/security/account';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import { readEmailAddress } from '../../shared/text/email-address';
import { type ActorContext, type CommandContext, runCommand } from '../command';
import { mailLink, type StaffMail } from './mail-link';
import { GOOD_FOR } from './make-link';

const isOfAddress = (account_id: number) =>
	and(eq(account_link.account_id, account_id), eq(account_link.kind, 'address'));

async function refuseTaken(ctx: CommandContext, key: string): Promise<void> {
	const [other] = await ctx.read.select({ id: account.id }).from(account).where(eq(account.email_key, key));
	if (other) throw new Refusal('taken', 'email', { rule: { name: 'email_taken' } });
}

/**
 * Asks for another address of one's own. A link goes to the old one and to the new one; the address changes when both
 * were followed.
 * @throws Refusal `invalid`, `taken`
 */
export const askForAddress = (context: ActorContext, id: number, email: string, mail: StaffMail): Promise<void> =>
	runCommand(context, 'ask_for_address', async (ctx) => {
		const address = readEmailAddress(email);
		if (!address) throw new Refusal('invalid', 'email', { rule: { name: 'email' } });
		const [row] = await ctx.read.select().from(account).where(eq(account.id, id)).for('update');
		if (!row || row.is_demonstration) throw new Refusal('state', 'email', { rule: { name: 'of_demonstration' } });
		await refuseTaken(ctx, address.key);
		ctx.authorize('account.change_address');
		await ctx.tx.delete(account_link).where(isOfAddress(id));
		const link = { kind: 'address', account_id: id, address: address.to, goodFor: GOOD_FOR.address } as const;
		await mailLink(ctx, mail, { ...link, email: 'old_address', to: row.email });
		await mailLink(ctx, mail, { ...link, email: 'new_address', to: address.to });
	});

/**
 * Confirms one half of a change of address.
 * @returns true when the address has changed now; false while the other half is missing
 * @throws Refusal `not_found` for a link that is used, too old or unknown, `taken`
 */
export const confirmAddress = (context: ActorContext, token: string): Promise<boolean> =>
	runCommand(context, 'confirm_address', async (ctx) => {
		const [link] = await ctx.read
			.select()
			.from(account_link)
			.where(
				and(
					eq(account_link.hash, tokenHash(token)),
					eq(account_link.kind, 'address'),
					isNull(account_link.used_at),
					gt(account_link.expires_at, ctx.now),
				),
			);
		if (!link?.account_id) throw new Refusal('not_found', 'token');
		const [row] = await ctx.read.select().from(account).where(eq(account.id, link.account_id)).for('update');
		const address = readEmailAddress(link.address ?? '');
		if (row?.state !== 'active' || !address) throw new Refusal('not_found', 'token');
		ctx.authorize('account.follow_link');
		await ctx.tx.update(account_link).set({ used_at: ctx.now }).where(eq(account_link.hash, link.hash));
		ctx.audit({ entity: 'account', id: row.id });
		const confirmed = await ctx.read
			.select({ hash: account_link.hash })
			.from(account_link)
			.where(and(isOfAddress(row.id), isNotNull(account_link.used_at), gt(account_link.expires_at, ctx.now)));
		if (confirmed.length < 2) return false;
		await refuseTaken(ctx, address.key);
		await ctx.tx
			.update(account)
			.set({ email: address.to, email_key: address.key, updated_at: ctx.now })
			.where(eq(account.id, row.id));
		await ctx.tx.delete(account_link).where(isOfAddress(row.id));
		ctx.audit({ entity: 'account', id: row.id, action: 'change_address' });
		return true;
	});

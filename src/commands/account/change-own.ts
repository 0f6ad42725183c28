import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../data/tables/security/account';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, slowHash } from '../../platform/security/account-password';
import { isWeakPassword } from '../../platform/security/weak-password';
import { Refusal } from '../../shared/refusal';
import { personName } from '../../shared/site/person-name';
import { staffLanguages } from '../../shared/staff';
import { changesBetween } from '../changes-between';
import { type DatabaseContext, runCommand } from '../command';
import { endSessions } from './end-session';

/** What somebody changes of their own account. */
export const ownFields = z.object({
	name: personName.min(1).optional(),
	language: z.enum(staffLanguages).optional(),
});

/** Changes one's own name or language; what is as it was already leaves no row. */
export const changeOwn = (context: DatabaseContext, id: number, given: z.output<typeof ownFields>): Promise<void> =>
	runCommand(context, 'change_own', async (ctx) => {
		ctx.authorize('account.change_own');
		const [before] = await ctx.read
			.select({ name: account.name, language: account.language })
			.from(account)
			.where(eq(account.id, id))
			.for('update');
		if (!before) throw new Refusal('not_found', 'id');
		const changes = changesBetween(before, { ...before, ...given });
		if (Object.keys(changes).length === 0) return;
		await ctx.tx
			.update(account)
			.set({ ...given, updated_at: ctx.now })
			.where(eq(account.id, id));
		ctx.audit({ entity: 'account', id, detail: { changes } });
	});

/**
 * Sets another password for oneself; all other sessions end. The old one was shown before, by the proof that the right
 * asks for.
 * @param kept the session that stays
 * @param known what everybody knows of them and of the site, which the password must not be made of
 * @throws Refusal `invalid`, `weak`
 */
export async function changeOwnPassword(
	context: DatabaseContext,
	id: number,
	kept: number,
	password: string,
	known: readonly string[],
): Promise<void> {
	if (password.length < MIN_PASSWORD_CHARACTERS || password.length > MAX_PASSWORD_CHARACTERS)
		throw new Refusal('invalid', 'password', {
			rule: { name: 'password_length', least: MIN_PASSWORD_CHARACTERS, most: MAX_PASSWORD_CHARACTERS },
		});
	if (await isWeakPassword(password, known)) throw new Refusal('weak', 'password');
	const password_hash = await slowHash(password);
	await runCommand(context, 'change_password', async (ctx) => {
		ctx.authorize('account.change_own');
		await ctx.tx.update(account).set({ password_hash, updated_at: ctx.now }).where(eq(account.id, id));
		await endSessions(ctx, id, kept);
		ctx.audit({ entity: 'account', id });
	});
}

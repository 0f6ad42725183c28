import { eq } from 'drizzle-orm';
import { account, recovery_code, session } from '../../data/tables/security/account';
import { newCodeSecret, periodOfCode } from '../../platform/security/one-time-code';
import { hashRecoveryCodes, newRecoveryCodes } from '../../platform/security/recovery-codes';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type DatabaseContext, runCommand } from '../command';
import { endSessions } from './end-session';
import { type Browser, type Entered, issueSession } from './issue-session';
import { knowBrowser } from './know-browser';

/**
 * Makes a secret for one-time codes, which counts once a code of it was shown. Another call makes another one.
 * @returns the secret in Base32
 * @throws Refusal `state` for a session that is not setting its codes up
 */
export const beginCodes = (context: DatabaseContext, { id, account_id, stage }: StaffSession): Promise<string> =>
	runCommand(context, 'begin_codes', async (ctx) => {
		ctx.authorize('account.change_own');
		if (stage !== 'enrol') throw new Refusal('state', undefined, { rule: { name: 'other_step' } });
		const code_secret = newCodeSecret();
		await ctx.tx.update(session).set({ code_secret }).where(eq(session.id, id));
		ctx.audit({ entity: 'account', id: account_id });
		return code_secret;
	});

/**
 * Takes the first code of the new secret: the account has a second factor from now on.
 * @returns the token of the whole session, and ten recovery codes, which cannot be shown again
 * @throws Refusal `credentials` for a wrong code, `state`
 */
export const confirmCodes = (
	context: DatabaseContext,
	{ id, account_id, stage }: StaffSession,
	code: string,
	browser: Browser,
): Promise<Entered & { recovery_codes: string[] }> =>
	runCommand(context, 'set_up_codes', async (ctx) => {
		ctx.authorize('account.change_own');
		const [row] = await ctx.read.select().from(session).where(eq(session.id, id)).for('update');
		if (stage !== 'enrol' || !row?.code_secret) throw new Refusal('state', undefined, { rule: { name: 'other_step' } });
		const code_period = periodOfCode(row.code_secret, code.replace(/\s/g, ''), null, ctx.now);
		if (code_period === undefined) throw new Refusal('credentials', 'code');
		await ctx.tx.update(account).set({ code_secret: row.code_secret, code_period }).where(eq(account.id, account_id));
		await ctx.tx.delete(recovery_code).where(eq(recovery_code.account_id, account_id));
		const recovery_codes = newRecoveryCodes();
		await ctx.tx
			.insert(recovery_code)
			.values((await hashRecoveryCodes(recovery_codes)).map((hash) => ({ account_id, hash })));
		// The sessions that were begun before the second factor end.
		await endSessions(ctx, account_id);
		ctx.audit({ entity: 'account', id: account_id });
		const token = await issueSession(ctx, account_id, 'in', browser, true);
		return { token, known: await knowBrowser(ctx, account_id, browser, token), recovery_codes };
	});

import { and, eq, isNull } from 'drizzle-orm';
import { account, recovery_code } from '../../data/tables/security/account';
import { periodOfCode } from '../../platform/security/one-time-code';
import { findRecoveryCode } from '../../platform/security/recovery-codes';
import { codeCounters } from '../../platform/security/sign-in-counters';
import { giveBack } from '../../platform/security/sign-in-tries';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type CommandContext, createContext, runCommand } from '../command';
import { type Entered, issueSession } from './issue-session';
import { knowBrowser } from './know-browser';
import { type SignIn, take, trierOf } from './sign-in';

/** Takes a one-time code, none twice, or a recovery code, once. @returns which it was; undefined for a wrong one */
async function takeCode(
	ctx: CommandContext,
	account_id: number,
	code: string,
): Promise<'code' | 'recovery' | undefined> {
	const [row] = await ctx.read
		.select({ secret: account.code_secret, period: account.code_period })
		.from(account)
		.where(eq(account.id, account_id))
		.for('update');
	if (!row?.secret) return undefined;
	const period = periodOfCode(row.secret, code.replace(/\s/g, ''), row.period, ctx.now);
	if (period !== undefined) {
		await ctx.tx.update(account).set({ code_period: period }).where(eq(account.id, account_id));
		return 'code';
	}
	const left = and(eq(recovery_code.account_id, account_id), isNull(recovery_code.used_at));
	const stored = await ctx.read.select({ hash: recovery_code.hash }).from(recovery_code).where(left);
	const hash = await findRecoveryCode(
		code,
		account_id,
		stored.map((kept) => kept.hash),
	);
	if (hash === undefined) return undefined;
	await ctx.tx
		.update(recovery_code)
		.set({ used_at: ctx.now })
		.where(and(left, eq(recovery_code.hash, hash)));
	return 'recovery';
}

/**
 * The second half of signing in: a one-time code, or a recovery code. The session is another from then on, and the
 * account knows the browser.
 * @throws Refusal `credentials`, `wait`, `state` where no code is asked for
 */
export async function passCode(given: SignIn, half: StaffSession, code: string): Promise<Entered> {
	const { db, keys, now, browser } = given;
	if (half.stage !== 'code') throw new Refusal('state', undefined, { rule: { name: 'other_step' } });
	const counters = codeCounters(keys, await trierOf(given, half.email_key));
	await take(given, counters);
	const person = { kind: 'staff', id: half.account_id, name: half.name, grants: half.grants } as const;
	const entered = await runCommand(createContext(db, person, now), 'pass_code', async (ctx) => {
		ctx.authorize('session.open');
		const how = await takeCode(ctx, half.account_id, code);
		if (!how) {
			ctx.audit({ entity: 'account', id: half.account_id, action: 'refuse_code' });
			return undefined;
		}
		ctx.audit({ entity: 'account', id: half.account_id, detail: { by: how } });
		const token = await issueSession(ctx, half.account_id, 'in', browser, true);
		return { token, known: await knowBrowser(ctx, half.account_id, browser, token) };
	});
	if (entered === undefined) throw new Refusal('credentials', 'code');
	await giveBack(db, counters, now);
	return entered;
}

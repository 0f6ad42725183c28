import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { account, account_role, passkey, recovery_code } from '../../data/tables/security/account';
import { accountVersion } from '../../queries/secret/accounts';
import { grantOf } from '../../queries/secret/staff-session';
import { givenRowId } from '../../shared/input/numbers';
import { rowVersion } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { personName } from '../../shared/site/person-name';
import { changesBetween } from '../changes-between';
import { type ActorContext, type CommandContext, command, runCommand } from '../command';
import { endSessions } from './end-session';
import { grantList } from './grants';
import { authorNumber, makeOwnAuthors, requireAuthor } from './own-author';

/**
 * Key of the lock that lets only one change of people run at a time, on every node, so that the last administrator
 * stays.
 */
const CHANGING = 7_264_002;

async function holdAccount(ctx: CommandContext, id: number) {
	await ctx.lock(CHANGING);
	const [row] = await ctx.read.select().from(account).where(eq(account.id, id)).for('update');
	if (!row) throw new Refusal('not_found', 'id');
	return row;
}

/** True when another active account may administer everything. */
async function hasOtherAdmin(ctx: CommandContext, id: number): Promise<boolean> {
	const rows = await ctx.read
		.select({ id: account.id, edition: account_role.edition, section: account_role.section })
		.from(account)
		.innerJoin(account_role, eq(account_role.account_id, account.id))
		.where(
			and(
				ne(account.id, id),
				eq(account.state, 'active'),
				eq(account.is_demonstration, false),
				eq(account_role.role, 'admin'),
			),
		);
	return rows.length > 0;
}

/**
 * Changes an account's name, roles, state or author. New roles, and another state, end all its sessions.
 * @throws Refusal `not_found` (`id`, `author_id`), `conflict` (another version), `invalid` (`author_id` of software),
 * `state` where no administrator would be left
 */
export const changeAccount = command({
	action: 'change',
	input: z.object({
		id: givenRowId,
		name: personName.min(1).optional(),
		grants: grantList.optional(),
		state: z.enum(['active', 'disabled']).optional(),
		/** Number of the author that this person is; null for none. A reporter without an author gets a new one. */
		author_id: authorNumber.nullable().optional(),
		/** The version that the caller saw. */
		version: rowVersion.optional(),
	}),
	async run(ctx, { id, name, grants, state, author_id, version }) {
		const before = await holdAccount(ctx, id);
		ctx.authorize('account.write');
		const roles = (await ctx.read.select().from(account_role).where(eq(account_role.account_id, id))).map(grantOf);
		const now = { name: before.name, state: before.state, author_id: before.author_id, grants: roles };
		if (version !== undefined && version !== accountVersion(now))
			throw new Refusal('conflict', 'version', {
				conflict: { seen: undefined, now: { id, ...now, version: accountVersion(now) } },
			});
		// An account without a password can be disabled; only its own person can activate it, by setting one.
		if (state === 'active' && before.password_hash === null && !before.is_demonstration)
			throw new Refusal('state', 'state', { rule: { name: 'no_password_yet' } });
		const isAdmin = before.state === 'active' && !before.is_demonstration && roles.some(({ role }) => role === 'admin');
		const staysAdmin = state !== 'disabled' && (grants ?? roles).some(({ role }) => role === 'admin');
		if (isAdmin && !staysAdmin && !(await hasOtherAdmin(ctx, id)))
			throw new Refusal('state', 'grants', { rule: { name: 'last_admin' } });
		if (typeof author_id === 'number') await requireAuthor(ctx, author_id);
		await ctx.tx
			.update(account)
			// Fields that are not given keep their values.
			.set({ name, state, author_id, updated_at: ctx.now })
			.where(eq(account.id, id));
		if (grants) {
			await ctx.tx.delete(account_role).where(eq(account_role.account_id, id));
			await ctx.tx.insert(account_role).values(grants.map((grant) => ({ account_id: id, ...grant })));
		}
		await makeOwnAuthors(ctx, [id]);
		if (grants || (state !== undefined && state !== before.state)) await endSessions(ctx, id);
		const given = Object.entries({ name, state, author_id, grants }).filter(([, value]) => value !== undefined);
		ctx.audit({ entity: 'account', id, detail: { changes: changesBetween(now, Object.fromEntries(given)) } });
		return { id };
	},
});

/**
 * Removes the second factor of a person who has lost it; they set up another one when they sign in next.
 * @throws Refusal `not_found`
 */
export const resetSecondFactor = (context: ActorContext, id: number): Promise<void> =>
	runCommand(context, 'reset_second_factor', async (ctx) => {
		await holdAccount(ctx, id);
		ctx.authorize('account.write');
		await ctx.tx.update(account).set({ code_secret: null, code_period: null }).where(eq(account.id, id));
		await ctx.tx.delete(recovery_code).where(eq(recovery_code.account_id, id));
		await ctx.tx.delete(passkey).where(eq(passkey.account_id, id));
		await endSessions(ctx, id);
		ctx.audit({ entity: 'account', id });
	});

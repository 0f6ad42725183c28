import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { account, account_link, account_role } from '../../data/tables/security/account';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import { personName } from '../../shared/site/person-name';
import { type LinkKind, staffLanguages } from '../../shared/staff';
import { readEmailAddress } from '../../shared/text/email-address';
import { type ActorContext, type CommandContext, checkedInput, runCommand } from '../command';
import { grantList } from './grants';
import { mailLink, type StaffMail } from './mail-link';
import { authorNumber, requireAuthor } from './own-author';

/** Seconds for which a link is valid. */
export const GOOD_FOR: Readonly<Record<LinkKind, number>> = {
	first: 86_400,
	invitation: 7 * 86_400,
	password: 3_600,
	address: 86_400,
};

/** Stores a new link of 256 random bits, as its hash only. @returns its token */
async function note(ctx: CommandContext, kind: LinkKind, account_id: number | null): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await ctx.tx.insert(account_link).values({
		hash: tokenHash(token),
		kind,
		account_id,
		created_at: ctx.now,
		expires_at: ctx.now + GOOD_FOR[kind],
	});
	ctx.audit({ entity: 'account', id: account_id ?? 'first', detail: { link: kind } });
	return token;
}

/** True when a person outside the demonstration can sign in already. */
export const hasAccounts = async (read: CommandContext['read']): Promise<boolean> => {
	const rows = await read
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.is_demonstration, false), ne(account.state, 'invited')))
		.limit(1);
	return rows.length > 0;
};

/**
 * The link by which the first administrator makes an account, for the person at the server's command line; undefined
 * once there is one.
 */
export const makeFirstLink = (context: ActorContext): Promise<string | undefined> =>
	runCommand(context, 'make_link', async (ctx) => {
		ctx.authorize('account.begin');
		return (await hasAccounts(ctx.read)) ? undefined : note(ctx, 'first', null);
	});

/** The person who is invited, and their roles. */
export const invitationFields = z.object({
	email: z.string().max(300),
	name: personName.min(1),
	language: z.enum(staffLanguages).default('en'),
	grants: grantList,
	/** Number of the author that this person is; a reporter without one gets a new author when they set a password. */
	author_id: authorNumber.optional(),
});

/** Sends a link by e-mail where there is a mail server. @returns its token where there is none */
async function hand(
	ctx: CommandContext,
	kind: 'invitation' | 'password',
	{ id, email }: { id: number; email: string },
	mail: StaffMail | undefined,
): Promise<string | undefined> {
	if (!mail) return note(ctx, kind, id);
	await mailLink(ctx, mail, { email: kind, kind, account_id: id, to: email, goodFor: GOOD_FOR[kind] });
	return undefined;
}

/**
 * Invites a person: makes an account without a password, and the link by which they set one.
 * @param mail the means to send e-mail; undefined without a mail server
 * @returns the account's number, and the link's token where it has to be handed over
 * @throws Refusal `invalid` (`email`, `grants`, `author_id`), `taken`, `not_found` (`author_id`)
 */
export async function invite(context: ActorContext, given: z.input<typeof invitationFields>, mail?: StaffMail) {
	const { email, name, language, grants, author_id } = checkedInput(invitationFields, given);
	return runCommand(context, 'invite', async (ctx) => {
		ctx.authorize('account.write');
		const address = readEmailAddress(email);
		if (!address) throw new Refusal('invalid', 'email', { rule: { name: 'email' } });
		if (author_id !== undefined) await requireAuthor(ctx, author_id);
		const [made] = await ctx.tx
			.insert(account)
			.values({ email: address.to, email_key: address.key, name, language, state: 'invited', author_id })
			.onConflictDoNothing()
			.returning({ id: account.id });
		if (!made) throw new Refusal('taken', 'email', { rule: { name: 'email_taken' } });
		await ctx.tx.insert(account_role).values(grants.map((grant) => ({ account_id: made.id, ...grant })));
		ctx.audit({
			entity: 'account',
			id: made.id,
			detail: { grants, ...(author_id === undefined ? {} : { author_id }) },
		});
		return { id: made.id, token: await hand(ctx, 'invitation', { id: made.id, email: address.to }, mail) };
	});
}

/** Invalidates every unused link of an account. */
export async function killLinks(ctx: CommandContext, account_id: number): Promise<void> {
	await ctx.tx
		.update(account_link)
		.set({ used_at: ctx.now })
		.where(
			and(
				eq(account_link.account_id, account_id),
				inArray(account_link.kind, ['invitation', 'password']),
				isNull(account_link.used_at),
			),
		);
}

/**
 * Makes a link by which a person sets a new password; for an invited person, another invitation. Earlier links are no
 * longer valid.
 * @param mail the means to send e-mail; undefined without a mail server
 * @returns the link's token where it has to be handed over
 * @throws Refusal `not_found`
 */
export const makePasswordLink = (context: ActorContext, id: number, mail?: StaffMail): Promise<string | undefined> =>
	runCommand(context, 'make_link', async (ctx) => {
		const [row] = await ctx.read.select().from(account).where(eq(account.id, id)).for('update');
		if (!row || row.is_demonstration) throw new Refusal('not_found', 'id');
		ctx.authorize('account.write');
		await killLinks(ctx, id);
		return hand(ctx, row.state === 'invited' ? 'invitation' : 'password', row, mail);
	});

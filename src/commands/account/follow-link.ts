import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { actors } from '../../access/actor';
import { account, account_link, account_role } from '../../data/tables/security/account';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, slowHash } from '../../platform/security/account-password';
import { accountCounters } from '../../platform/security/sign-in-counters';
import { forgetTries } from '../../platform/security/sign-in-tries';
import { tokenHash } from '../../platform/security/signature';
import { isWeakPassword } from '../../platform/security/weak-password';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { personName } from '../../shared/site/person-name';
import { type LinkKind, staffLanguages } from '../../shared/staff';
import { readEmailAddress } from '../../shared/text/email-address';
import { type CommandContext, createContext, runCommand } from '../command';
import { endSessions } from './end-session';
import { issueSession } from './issue-session';
import { knowBrowser } from './know-browser';
import { hasAccounts } from './make-link';
import type { SignIn } from './sign-in';

/** The purpose of a link, and the account it belongs to. */
export interface FoundLink {
	kind: LinkKind;
	account_id: number | null;
	email?: string;
	name?: string;
}

/**
 * The link with this token, while it is valid: unused and young enough. A link for the first administrator is valid
 * only until there is one.
 */
export async function linkBehind(
	read: CommandContext['read'],
	token: string,
	now: number,
): Promise<FoundLink | undefined> {
	const [row] = await read
		.select()
		.from(account_link)
		.where(
			and(eq(account_link.hash, tokenHash(token)), isNull(account_link.used_at), gt(account_link.expires_at, now)),
		);
	if (!row) return undefined;
	if (row.account_id === null) return (await hasAccounts(read)) ? undefined : { kind: row.kind, account_id: null };
	const [person] = await read.select().from(account).where(eq(account.id, row.account_id));
	if (!person || person.state === 'disabled') return undefined;
	return { kind: row.kind, account_id: person.id, email: row.address ?? person.email, name: person.name };
}

const password = z.string().min(MIN_PASSWORD_CHARACTERS).max(MAX_PASSWORD_CHARACTERS);
/** The input of a person who follows a link; a person with an account keeps their address and name. */
export const linkFields = z.object({
	email: z.string().max(300).default(''),
	name: personName.default(''),
	password,
	language: z.enum(staffLanguages).default('en'),
});

/** The account of the first administrator. @throws Refusal `invalid`, `taken` */
async function makeFirst(ctx: CommandContext, { email, name, language }: z.output<typeof linkFields>): Promise<number> {
	const address = readEmailAddress(email);
	if (!address) throw new Refusal('invalid', 'email', { rule: { name: 'email' } });
	const [made] = await ctx.tx
		.insert(account)
		.values({ email: address.to, email_key: address.key, name, language, state: 'active' })
		.onConflictDoNothing()
		.returning({ id: account.id });
	if (!made) throw new Refusal('taken', 'email', { rule: { name: 'email_taken' } });
	await ctx.tx.insert(account_role).values({ account_id: made.id, role: 'admin' });
	return made.id;
}

/**
 * Key of the lock that lets only one person follow a link at a time, on every node, so that there is one first
 * administrator.
 */
const FOLLOWING = 7_264_001;

/** The result of a followed link. */
export interface Followed {
	/** Token of a session in which the second factor is set up; undefined for a person who has one. */
	token: string | undefined;
	/** Value by which the account knows the browser; undefined where a session was opened. */
	known: string | undefined;
}

/**
 * Sets the password of an account by its link, which ends all its sessions. An invited person, and the first
 * administrator, then set up the second factor. A person who had forgotten their password signs in next: the account's
 * waiting times end, and the browser is known to it, so that strangers' failed attempts do not delay them.
 * @param brand name of the site, which the password must not be made of
 * @throws Refusal `not_found` for a link that is used, too old or unknown, `invalid` with the field, `weak`
 */
export async function followLink(
	{ db, now, keys, client, browser }: SignIn,
	token: string,
	input: z.output<typeof linkFields>,
	brand: string,
): Promise<Followed> {
	// Checking and hashing a password take long, so the link is checked first.
	const behind = await db.write((tx) => linkBehind(tx, token, now));
	if (!behind || behind.kind === 'address') throw new Refusal('not_found', 'token');
	const known = [brand, behind.name ?? input.name, behind.email ?? input.email];
	if (await isWeakPassword(input.password, known)) throw new Refusal('weak', 'password');
	const password_hash = await slowHash(input.password);
	return runCommand(createContext(db, actors.visitor, now), 'follow_link', async (ctx) => {
		await ctx.lock(FOLLOWING);
		const link = await linkBehind(ctx.read, token, ctx.now);
		if (!link || link.kind === 'address') throw new Refusal('not_found', 'token');
		ctx.authorize('account.follow_link');
		if (link.kind !== 'password' && input.name === '')
			throw new Refusal('invalid', 'name', { rule: { name: 'needed' } });
		const id = link.account_id ?? (await makeFirst(ctx, input));
		const { name, language } = input;
		const own = link.kind === 'password' ? {} : { name, language };
		const [changed] = await ctx.tx
			.update(account)
			.set({ ...own, password_hash, state: 'active', updated_at: ctx.now })
			.where(eq(account.id, id))
			.returning({ email_key: account.email_key });
		await endSessions(ctx, id);
		await forgetTries(ctx.tx, accountCounters(keys, changed?.email_key ?? '', client));
		await ctx.tx
			.update(account_link)
			.set({ used_at: ctx.now, account_id: id })
			.where(eq(account_link.hash, tokenHash(token)));
		// Somebody can sign in now, so that no link makes a first administrator any more, whatever becomes of this account.
		const [offered] = await ctx.tx
			.update(account_link)
			.set({ used_at: ctx.now })
			.where(and(eq(account_link.kind, 'first'), isNull(account_link.used_at)))
			.returning({ hash: account_link.hash });
		if (offered || link.kind === 'first') ctx.invalidate(tag.first_account);
		ctx.audit({ entity: 'account', id, detail: { link: link.kind } });
		return link.kind === 'password'
			? { token: undefined, known: await knowBrowser(ctx, id, browser, undefined) }
			: { token: await issueSession(ctx, id, 'enrol', browser, true), known: undefined };
	});
}

import { and, eq, isNull } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { account, account_role } from '../../data/tables/security/account';
import { Refusal } from '../../shared/refusal';
import { type Role, roles, type StaffSession } from '../../shared/staff';
import { type ActorContext, type CommandContext, runCommand } from '../command';
import { type Browser, issueSession } from './issue-session';
import { renewSession } from './prove';

/** People of the demonstration, one for each role; they have no password. */
const people: Readonly<Record<Role, string>> = {
	reporter: 'Priya Raman',
	translator: 'Inés Carrasco',
	editor: 'Marta Oyelaran',
	desk: 'Tomasz Wierzba',
	advertising: 'Leïla Daoud',
	data: 'Hanneke Vos',
	admin: 'Ruben Achterberg',
};

/** The people of the demonstration, as the sign-in page offers them to who has the secret. */
export const demonstrationOffer = roles.map((role) => ({ role, name: people[role] }));

/** Returns the scope of a role of the demonstration: its translator translates into one edition. */
const scopeOf = (role: Role) => (role === 'translator' ? { edition: 'es' } : {});

/** Lets one such account at a time be made, on every node. */
const OPENING = 7_264_003;

/**
 * Opens a session of a person of the demonstration, whose account is made the first time that it is asked for. It is
 * found by its address, because an administrator may have given it other roles. The caller has seen the secret.
 * @returns the token of the session
 * @throws Refusal `disabled` where an administrator has disabled the account, `taken` where somebody else has its address
 */
export const openDemonstration = (context: ActorContext, role: Role, browser: Browser): Promise<string> =>
	runCommand(context, 'sign_in', async (ctx) => {
		await ctx.lock(OPENING);
		ctx.authorize('account.begin');
		const [known] = await ctx.read
			.select({ id: account.id, state: account.state, is_demonstration: account.is_demonstration })
			.from(account)
			.where(eq(account.email_key, addressOf(role)));
		if (known && !known.is_demonstration) throw new Refusal('taken', 'role', { rule: { name: 'email_taken' } });
		if (known && known.state !== 'active') throw new Refusal('disabled');
		const id = known?.id ?? (await makePerson(ctx, role));
		ctx.audit({ entity: 'account', id, detail: { demonstration: role } });
		return issueSession(ctx, id, 'in', browser, true);
	});

const addressOf = (role: Role): string => `${role}@brume.example`;

/** Makes the account of such a person, who is the author of that name, unless another account is that author. */
async function makePerson(ctx: CommandContext, role: Role): Promise<number> {
	const email = addressOf(role);
	const name = people[role];
	const [signs] = await ctx.read
		.select({ id: author.id })
		.from(author)
		.leftJoin(account, eq(account.author_id, author.id))
		.where(and(eq(author.name, name), isNull(account.id)))
		.limit(1);
	const [made] = await ctx.tx
		.insert(account)
		.values({ email, email_key: email, name, state: 'active', is_demonstration: true, author_id: signs?.id })
		.returning({ id: account.id });
	if (!made) throw new Error('No account came back.');
	await ctx.tx.insert(account_role).values({ account_id: made.id, role, ...scopeOf(role) });
	return made.id;
}

/**
 * Takes the click of a person of the demonstration for a fresh proof: they have no password, and their session was opened
 * by the secret.
 * @returns the token by which the session goes on; the former one is good no more
 * @throws Refusal `forbidden` for the session of anybody else
 */
export const proveDemonstration = (context: ActorContext, session: StaffSession): Promise<string> =>
	runCommand(context, 'prove', async (ctx) => {
		ctx.authorize('session.prove');
		if (!session.is_demonstration || session.stage !== 'in') throw new Refusal('forbidden');
		ctx.audit({ entity: 'account', id: session.account_id });
		return renewSession(ctx, session.id);
	});

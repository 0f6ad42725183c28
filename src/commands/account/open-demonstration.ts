import { and, eq } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { account, account_role } from '../../data/tables/security/account';
import { type Role, roles } from '../../shared/staff';
import { type Acting, act } from '../act';
import { type Browser, issueSession } from './issue-session';

/** People of the demonstration, one a role; they have no password, and sign in on the machine itself alone. */
export const demonstrationPeople: Readonly<Record<Role, string>> = {
	reporter: 'Priya Raman',
	translator: 'Inés Carrasco',
	editor: 'Marta Oyelaran',
	desk: 'Tomasz Wierzba',
	advertising: 'Leïla Daoud',
	data: 'Hanneke Vos',
	admin: 'Ruben Achterberg',
};

/** Where a role of the demonstration has its scope: somebody translates into an edition. */
const scopeOf = (role: Role) => (role === 'translator' ? { edition: 'es' } : {});

/** Lets one such account at a time be made, on every node. */
const OPENING = 7_264_003;

/**
 * Opens a session of a person of the demonstration, who is made where nobody has asked for them yet.
 * @returns its token
 */
export const openDemonstration = (as: Acting, role: Role, browser: Browser): Promise<string> =>
	act(as, 'sign_in', async (one) => {
		await one.hold(OPENING);
		one.demand('account.begin');
		const [known] = await one.read
			.select({ id: account.id })
			.from(account)
			.innerJoin(account_role, eq(account_role.account_id, account.id))
			.where(and(eq(account.is_demonstration, true), eq(account_role.role, role)));
		const id = known?.id ?? (await makePerson(one, role));
		await one.tx.update(account).set({ state: 'active' }).where(eq(account.id, id));
		one.done({ noun: 'account', id, detail: { demonstration: role } });
		return issueSession(one, id, 'in', browser, true);
	});

/** Whoever signs articles of the demonstration under that name signs them here, too. */
async function makePerson(one: Parameters<Parameters<typeof act>[2]>[0], role: Role): Promise<number> {
	const email = `${role}@brume.example`;
	const name = demonstrationPeople[role];
	const [signs] = await one.read.select({ id: author.id }).from(author).where(eq(author.name, name)).limit(1);
	const [made] = await one.tx
		.insert(account)
		.values({ email, email_key: email, name, state: 'active', is_demonstration: true, author_id: signs?.id })
		.returning({ id: account.id });
	if (!made) throw new Error('No account came back.');
	await one.tx.insert(account_role).values({ account_id: made.id, role, ...scopeOf(role) });
	return made.id;
}

/** The people of the demonstration, as the sign-in page offers them. */
export const demonstrationOffer = roles.map((role) => ({ role, name: demonstrationPeople[role] }));

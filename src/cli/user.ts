import { actors } from '../access/actor';
import { linkTo } from '../boot/start-links/first-administrator';
import { changeAccount, resetSecondFactor } from '../commands/account/change-account';
import { invite, makeFirstLink, makePasswordLink } from '../commands/account/make-link';
import { createContext, type DatabaseContext } from '../commands/command';
import type { Database } from '../platform/db/db';
import { listAccounts } from '../queries/secret/accounts';
import { Refusal } from '../shared/refusal';
import { type Grant, type Role, roles } from '../shared/staff';
import { readArguments, say, sayAssumedAddress, workOnDatabase } from './command-line';

const USAGE = `Usage: npm run user -- COMMAND [ADDRESS] [options]

  The people of the newsroom. ADDRESS is somebody's e-mail address.

  link                 the link by which the first administrator makes an account
  list                 everybody, with their roles
  invite ADDRESS       an account; prints the link by which its owner sets a password
    --name NAME        how they are called
    --role ROLE        ${roles.join(', ')}; may stand several times,
                       with an edition and a section where it is to hold there alone: editor:es, reporter:en:company
  password ADDRESS     a link to set a new password
  reset ADDRESS        takes the second factor away; they set up another one when they sign in
  disable ADDRESS      lets somebody in no longer
  enable ADDRESS       lets them in again`;

const OPTIONS = {
	name: { type: 'string' },
	role: { type: 'string', multiple: true, default: [] as string[] },
	help: { type: 'boolean', default: false },
} as const;

const ACTIONS = ['link', 'list', 'invite', 'password', 'reset', 'disable', 'enable'];

const SENTENCES: Readonly<Record<string, string>> = {
	'invalid email': 'This is no e-mail address.',
	'invalid name': 'A name is needed: --name "Ana Duarte".',
	'invalid grants': `A role is needed, with an edition and a section that there are: --role with one of ${roles.join(', ')}; a translator's names its edition: --role translator:es.`,
	'taken email': 'Somebody has this address already.',
	'state grants': 'This is the last administrator; make another one first.',
	'state state': 'They have set no password yet; "password" makes another link.',
};

const grantOf = (text: string): Grant => {
	const [role, edition, section] = text.split(':');
	return { role: role as Role, ...(edition ? { edition } : {}), ...(section ? { section } : {}) };
};

/** Number of the account with this address. @throws Error with a sentence */
async function accountOf(db: Database, address: string): Promise<number> {
	const found = (await listAccounts(db)).find(({ email }) => email.toLowerCase() === address.toLowerCase());
	if (!found) throw new Refusal('not_found', 'address');
	return found.id;
}

/** Runs one command on the accounts. @returns the line to print */
async function work(
	context: DatabaseContext<Database>,
	action: string,
	address: string,
	given: { name?: string; role: string[] },
	newsroom_url: string,
): Promise<string> {
	const { db } = context;
	// The operator passes links on by hand, also where there is a mail server.
	const link = (token: string | undefined) => (token === undefined ? '' : linkTo(newsroom_url, token));
	if (action === 'link') {
		const token = await makeFirstLink(context);
		return token === undefined ? 'There are accounts already; "invite" makes another one.' : link(token);
	}
	if (action === 'list') return (await listAccounts(db)).map((one) => JSON.stringify(one)).join('\n');
	if (action === 'invite') {
		const grants = given.role.map(grantOf) as Parameters<typeof invite>[1]['grants'];
		return link((await invite(context, { email: address, name: given.name ?? '', grants })).token);
	}
	const id = await accountOf(db, address);
	if (action === 'password') return link(await makePasswordLink(context, id));
	if (action === 'reset') await resetSecondFactor(context, id);
	else await changeAccount(context, { id, state: action === 'disable' ? 'disabled' : 'active' });
	return '';
}

/** `npm run user`. @returns exit code */
export async function main(args: string[]): Promise<number> {
	const parsed = readArguments(args, OPTIONS, USAGE);
	if (!parsed) return 2;
	const [action = '', address = '', ...more] = parsed.positionals;
	const needsAddress = action !== 'link' && action !== 'list';
	if (parsed.values.help || !ACTIONS.includes(action) || more.length > 0 || needsAddress !== (address !== '')) {
		say(USAGE);
		return parsed.values.help ? 0 : 2;
	}
	let code = 0;
	const ended = await workOnDatabase(async (db, now, settings) => {
		try {
			const context = createContext(db, actors.operator, now);
			const printed = await work(context, action, address, parsed.values, settings.newsroom_url);
			if (printed.startsWith(settings.newsroom_url)) sayAssumedAddress(settings);
			if (printed !== '') process.stdout.write(`${printed}\n`);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			const field = error.field?.split('.')[0] ?? '';
			say(SENTENCES[`${error.code} ${field}`] ?? `Nobody has the address ${address}.`);
			code = 1;
		}
	});
	return ended || code;
}

import { eq } from 'drizzle-orm';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { addEdition, changeEdition } from '../../commands/configuration/change-editions';
import { setting } from '../../data/tables/site';
import { searchConfigs } from '../../editions/edition';
import { EDITIONS_SETTING, type EditionRow } from '../../editions/edition-row';
import { storedEditions } from '../../editions/stored-editions';
import type { Database } from '../../platform/db/db';
import { Refusal } from '../../shared/refusal';
import { readArguments, say, sayAssumedAddress, workOnDatabase } from '../command-line';

const USAGE = `Usage: npm run edition -- COMMAND [CODE] [options]

  The editions of the site. CODE is that of a language: de, pt-br.

  list          every edition, with its address
  add CODE      a new one; what is not said follows from its language
  change CODE   changes it; with --prefix it moves, and its old addresses lead to the new ones
  off CODE      its addresses answer no longer; what was written in it is kept
  on CODE       readers have it again

  --name NAME              its own name in its own language (needed for a new one)
  --prefix /PATH           where it stands (usually /CODE); / for the one without a prefix
  --direction DIRECTION    ltr, or rtl for one that is written from right to left
  --locale LOCALE          whose notation of numbers and dates it has: de-AT
  --search-language NAME   whose forms of words its search knows:
                           ${searchConfigs.slice(0, 14).join(', ')},
                           ${searchConfigs.slice(14).join(', ')}
                           (simple: words are found as they are written)
  --time-zone ZONE         zone that its readers are told times in

  Its words: npm run words. A server that runs takes up what is changed here at once.`;

const OPTIONS = {
	name: { type: 'string' },
	prefix: { type: 'string' },
	direction: { type: 'string' },
	locale: { type: 'string' },
	'search-language': { type: 'string' },
	'time-zone': { type: 'string' },
	help: { type: 'boolean', default: false },
} as const;
type Given = Partial<Record<Exclude<keyof typeof OPTIONS, 'help'>, string>>;

const ACTIONS = ['list', 'add', 'change', 'on', 'off'];

const SENTENCES: Readonly<Record<string, string>> = {
	'invalid code': 'This is no code of a language: de, pt-br.',
	'invalid name': 'A name is needed, in its own language: --name Deutsch.',
	'invalid prefix': 'An edition cannot stand there: a prefix is one word, /de, that no page of the site has.',
	'invalid locale': 'This machine knows no such locale; de-AT is one.',
	'invalid direction': 'The direction is ltr or rtl.',
	'invalid search': `The search knows these languages: ${searchConfigs.join(', ')}.`,
	'invalid time_zone': 'There is no such time zone; Europe/Berlin is one.',
	'taken code': 'There is such an edition already; "change" changes it.',
	'taken prefix': 'Another edition stands there.',
	'not_found code': 'There is no such edition; "list" names them.',
	'same code': 'It stands like this already.',
	'state prefix': 'It stands at /, where one edition has to stand: move another one there, "change CODE --prefix /".',
	'state is_on': 'It stands at /, where one edition has to stand: move another one there first.',
	'state code': 'There are as many editions as a site may have.',
};

const fieldsOf = (given: Given) =>
	Object.fromEntries(
		Object.entries({
			name: given.name,
			prefix: given.prefix === '/' ? '' : given.prefix,
			direction: given.direction,
			locale: given.locale,
			search: given['search-language'],
			time_zone: given['time-zone'],
		}).filter(([, value]) => value !== undefined),
	) as Partial<EditionRow>;

async function rowsOf(db: Database): Promise<EditionRow[]> {
	const [row] = await db.staff.select({ value: setting.value }).from(setting).where(eq(setting.name, EDITIONS_SETTING));
	return storedEditions(row?.value);
}

const lineOf = (site_url: string, { code, name, prefix, direction, search, is_on }: EditionRow): string =>
	[code, name, is_on ? site_url + (prefix || '/') : 'switched off', direction, search].join('\t');

/** Performs an action. @returns the lines that are printed */
async function work(db: Database, now: number, site_url: string, action: string, code: string, given: Given) {
	if (action === 'list') return (await rowsOf(db)).map((row) => lineOf(site_url, row));
	const context = createContext(db, actors.operator, now);
	const fields = fieldsOf(given);
	const row =
		action === 'add'
			? await addEdition(context, { name: '', ...fields, code })
			: await changeEdition(context, action === 'change' ? { ...fields, code } : { code, is_on: action === 'on' });
	if (action === 'add') say(`Its words are English so far: npm run words -- export ${code} > ${code}.csv`);
	return [lineOf(site_url, row)];
}

/** `npm run edition`. @returns exit code */
export async function main(args: string[]): Promise<number> {
	const parsed = readArguments(args, OPTIONS, USAGE);
	if (!parsed) return 2;
	const [action = '', code = '', ...more] = parsed.positionals;
	if (parsed.values.help || !ACTIONS.includes(action) || more.length > 0 || (action === 'list') !== (code === '')) {
		say(USAGE);
		return parsed.values.help ? 0 : 2;
	}
	let exit = 0;
	const ended = await workOnDatabase(async (db, now, settings) => {
		try {
			sayAssumedAddress(settings);
			for (const line of await work(db, now, settings.site_url, action, code, parsed.values))
				process.stdout.write(`${line}\n`);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			say(SENTENCES[`${error.code} ${error.field ?? ''}`] ?? error.message);
			exit = 1;
		}
	});
	return ended || exit;
}

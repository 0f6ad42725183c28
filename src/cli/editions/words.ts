import { readFile } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { importWords, type WrongText } from '../../commands/configuration/import-words';
import { setting } from '../../data/tables/site';
import { EDITIONS_SETTING, wordsSetting } from '../../editions/edition-row';
import { storedEditions } from '../../editions/stored-editions';
import { readTranslatorsTable, translatorsTable } from '../../editions/words/translators-table';
import type { Texts } from '../../editions/words/word-table';
import type { Database } from '../../platform/db/db';
import { Refusal } from '../../shared/refusal';
import { say, workOnDatabase } from '../command-line';

const USAGE = `Usage: npm run words -- export CODE > FILE.csv
       npm run words -- import CODE FILE.csv

  The words of an edition, as a table that a translator fills in with a spreadsheet.

  export CODE        prints it: key, English, what has to stand in the text, the text
  import CODE FILE   takes the texts from it; what is wrong is named and stays as it was, an empty text goes back to
                     what the program comes with, and what no edition has said stands in English

  A server that runs takes up new words at once.`;

/** How many missing texts are named one by one. */
const NAMED = 20;

const ERROR_SENTENCES: Readonly<Record<WrongText['error'], (names: string) => string>> = {
	unknown: () => 'there is no text of this name',
	unreadable: () => 'this cannot be read: a brace, an apostrophe or a case is missing or too much',
	lacks: (names) => `${names} has to stand in it`,
	foreign: (names) => `nothing is filled in for ${names}`,
	category: (names) => `the language has no plural ${names}`,
	no_category: (names) => `the plural lacks ${names}`,
	separator: () => 'a comma, a semicolon or a tabulator has to stand here',
	long: () => 'this is too long',
};

const listed = (names: readonly string[]): string => names.join(', ');

async function kept(db: Database, code: string): Promise<Texts | undefined> {
	const rows = await db.staff
		.select()
		.from(setting)
		.where(inArray(setting.name, [EDITIONS_SETTING, wordsSetting(code)]));
	const editions = storedEditions(rows.find(({ name }) => name === EDITIONS_SETTING)?.value);
	if (!editions.some((row) => row.code === code)) return undefined;
	return (rows.find(({ name }) => name === wordsSetting(code))?.value ?? {}) as Texts;
}

/** @returns exit code */
async function bring(db: Database, now: number, code: string, file: string): Promise<number> {
	const texts = readTranslatorsTable(file);
	if (!texts) {
		say('This is no table of words: its first line names the columns "key" and "text".');
		return 1;
	}
	const { changed, wrong, missing } = await importWords(createContext(db, actors.operator, now), {
		edition: code,
		texts,
	});
	for (const { line, key, error, names } of wrong)
		say(`Line ${line}, ${key}: ${ERROR_SENTENCES[error](listed(names))}.`);
	for (const key of missing.slice(0, NAMED)) say(`In English: ${key}`);
	if (missing.length > NAMED) say(`In English: ${missing.length - NAMED} more; "export" shows them all.`);
	process.stdout.write(`${changed} changed, ${wrong.length} wrong, ${missing.length} in English.\n`);
	return wrong.length > 0 ? 1 : 0;
}

/** `npm run words`. @returns exit code: 1 where a text was wrong, too */
export async function main(args: string[]): Promise<number> {
	const [action, code = '', path, ...more] = args;
	const isExport = action === 'export' && path === undefined;
	if (code === '' || more.length > 0 || !(isExport || (action === 'import' && path !== undefined))) {
		say(USAGE);
		return args.includes('--help') ? 0 : 2;
	}
	let file = '';
	try {
		if (path !== undefined) file = await readFile(path, 'utf8');
	} catch {
		say(`The file ${path} cannot be read.`);
		return 1;
	}
	let exit = 0;
	const ended = await workOnDatabase(async (db, now) => {
		const texts = await kept(db, code);
		if (!texts) {
			say(`There is no edition ${code}; "npm run edition -- list" names them.`);
			exit = 1;
		} else if (isExport) process.stdout.write(translatorsTable(code, texts));
		else
			exit = await bring(db, now, code, file).catch((error: unknown) => {
				if (!(error instanceof Refusal)) throw error;
				say(error.message);
				return 1;
			});
	});
	return ended || exit;
}

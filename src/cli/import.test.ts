import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { hearCommands, makeSite, ownDataFolder } from '../../tests/heard';
import { openSiteDatabase } from '../boot/open-database';
import { main } from './import';

const FIXTURE = fileURLToPath(new URL('../importers/wordpress/wordpress.fixture.xml', import.meta.url));

const heard = hearCommands();
const folder = ownDataFolder();

test.each([
	[['ghost', 'x.json'], 'name its address with --site'],
	[['ghost', 'x.json', '--site', 'https://a.example', '--dry-run'], 'x.json cannot be read'],
	[['wordpress', FIXTURE, '--site', 'old'], '--site is an address'],
	[['wordpress', FIXTURE, '--map', 'laws=gossip'], '--map takes category=section'],
	[['wordpress', FIXTURE, '--edition', 'zh'], 'There is no edition "zh"; there are en, es.'],
	[['wordpress', join('none', 'such.xml'), '--dry-run'], 'such.xml cannot be read'],
	[['wordpress', FIXTURE, '--dry-run', '--images', '/none/such'], '--images'],
])('says what is wrong with %j and ends with 1', async (args, sentence) => {
	expect(await main(args)).toBe(1);
	expect(heard.stderr).toContain(sentence);
});

test.each([[[]], [['drupal', 'x.json']], [['wordpress']], [['wordpress', FIXTURE, '--speed']]])(
	'says how it is used: %j',
	async (args) => {
		expect(await main(args)).toBe(2);
		expect(heard.stderr).toContain('Usage: npm run import');
	},
);

test('says so when the settings are wrong or the database does not answer', async () => {
	vi.stubEnv('DATABASE_URL', 'mysql://x');
	expect(await main(['wordpress', FIXTURE])).toBe(1);
	expect(heard.stderr).toContain('The setting DATABASE_URL');
	vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
	expect(await main(['wordpress', FIXTURE])).toBe(1);
	expect(heard.stderr).toContain('The database at DATABASE_URL does not answer');
});

test('a trial needs no database and leaves a report', async () => {
	const report = join(folder(), 'reports', 'trial.json');
	expect(await main(['wordpress', FIXTURE, '--dry-run', '--report', report])).toBe(0);
	expect(heard.stderr).toContain('Looked at 18 of 18 posts');
	expect(heard.stderr).not.toMatch(/Imported|Came in/);
	expect(heard.stderr).toContain('Would come in\n  articles   15 new');
	expect(heard.stderr).toContain('redirects  82 new');
	expect(heard.stderr).toContain('is a comment: the site has none');
	expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
		isTrial: true,
		edition: 'en',
		came_in: { articles: { created: 15 } },
		types_left_out: { nav_menu_item: 1 },
	});
});

test('imports into the embedded database, also while the site runs on it', async () => {
	const db = await openSiteDatabase({ databaseUrl: undefined, dataDir: folder(), pool: 2, mayMake: true });
	expect(await main(['wordpress', FIXTURE])).toBe(0);
	expect(heard.stderr).toContain('Imported');
	await db.stop();
	expect(await main(['wordpress', FIXTURE, '--edition', 'es'])).toBe(0);
	expect(heard.stderr).toContain('Imported 18 of 18 posts');
	expect(await main(['wordpress', FIXTURE, '--edition', 'es'])).toBe(0);
	expect(heard.stderr).toContain('0 new, 0 updated, 15 unchanged');
});

test('an import is listed by its number and taken back by it, once', async () => {
	await makeSite(folder());
	expect(await main(['list'])).toBe(0);
	expect(heard.stderr).toContain('Nothing was imported here.');
	expect(await main(['wordpress', FIXTURE])).toBe(0);
	// As many as the trial said.
	expect(heard.stderr).toContain('redirects  82 new');
	const number = /To take it back: npm run import -- undo (\d+)/.exec(heard.stderr)?.[1] as string;
	expect(await main(['list'])).toBe(0);
	expect(heard.stderr).toMatch(new RegExp(`${number}  [-\\d]+ [:\\d]+ UTC  en  wordpress:old.example/fog  \\d+ rows`));
	expect(await main(['undo', number])).toBe(0);
	expect(heard.stderr).toContain(`Import ${number} is taken back: article 15, page 3`);
	expect(heard.stderr).toContain('redirect 82');
	expect(heard.stderr).toMatch(/Went through (\d+) of \1 rows/);
	expect(await main(['undo', number])).toBe(1);
	expect(heard.stderr).toContain(`Import ${number} was taken back already.`);
	expect(await main(['undo', '999'])).toBe(1);
	expect(heard.stderr).toContain('There is no import 999.');
});

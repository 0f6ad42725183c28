import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, dropDatabase, testFolder } from '../../tests/databases';
import { startServer } from '../../tests/e2e/server';
import { callAs } from '../../tests/faults/writers';
import { hearCommands } from '../../tests/heard';
import { startBucket } from '../../tests/s3';
import { FILLED, openFolder } from '../../tests/template';
import { openDatabase } from '../platform/db/db';
import { main as backup } from './backup';
import { main as restore } from './restore';

const KEY = 'the tests encrypt with a key that is known to all';

const heard = hearCommands();
beforeEach(() => {
	vi.stubEnv('BACKUP_KEY', KEY);
	vi.stubEnv('DATABASE_URL', '');
});

/** Runs a query of a test on a database, which is opened as a command opens it. */
async function inspect<Row extends Record<string, unknown>>(
	dataDir: string,
	databaseUrl: string | undefined,
	text: string,
) {
	const db = await openDatabase({ databaseUrl, dataDir, pool: 2, mayJoin: true });
	try {
		return (await db.write((tx) => tx.execute<Row>(sql.raw(text)))).rows;
	} finally {
		await db.stop();
	}
}

describe.each([
	['embedded', 'postgresql'],
	['postgresql', 'embedded'],
] as const)('from %s to %s', (source, target) => {
	test('of a site that is written to a backup is one moment, and a site starts on what is restored', async () => {
		const from = source === 'postgresql' ? await createDatabase(FILLED) : undefined;
		const to = target === 'postgresql' ? await createDatabase('template0') : undefined;
		const env = (url: string | undefined): Record<string, string> => (url ? { DATABASE_URL: url } : {});
		const place = openFolder('restored', testFolder());
		const store = openFolder('store', testFolder());
		const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', MAIL_CEILING: '1000000', ...env(from?.url) });
		vi.stubEnv('BACKUP_DIR', store);
		try {
			let isDone = false;
			let accepted = 0;
			const writer = async (first: number) => {
				for (let n = first; !isDone; n += 3) {
					const email = `reader-${n}@x.example`;
					const { status } = await callAs(server.url, 'email/create', { email, language: 'english' }, n);
					if (status === 200) accepted += 1;
				}
			};
			const writers = Promise.all([0, 1, 2].map(writer));
			await expect.poll(() => accepted).toBeGreaterThan(5);
			vi.stubEnv('DATA_DIR', server.dataDir);
			vi.stubEnv('DATABASE_URL', from?.url ?? '');
			const before = accepted;
			expect(await backup([])).toBe(0);
			isDone = true;
			await writers;
			const name = heard.stdout.trim();
			expect(readdirSync(store)).toEqual([name]);
			expect(accepted).toBeGreaterThan(before);
			// The site knows of it, as of every run.
			const runs = await inspect(server.dataDir, from?.url, `select state, actor from job_run where job = 'backup'`);
			expect(runs).toEqual([{ state: 'done', actor: 'operator' }]);

			vi.stubEnv('DATA_DIR', place);
			vi.stubEnv('DATABASE_URL', to?.url ?? '');
			heard.stdout = '';
			expect(await restore([name]), heard.stderr).toBe(0);
			expect(heard.stderr).toContain('each compared');
			const compared = heard.stdout.trim().split('\n');
			expect(compared.filter((line) => /^table\t\w+\t\d+\t[0-9a-f]{64}$/.test(line)).length).toBeGreaterThan(40);
			expect(compared.filter((line) => /^file\t\w+\.\w+\t\d+\t[0-9a-f]{64}$/.test(line)).length).toBeGreaterThan(10);
			expect(compared.filter((line) => !/^(?:table|file)\t/.test(line))).toEqual([]);
			// A sign-up and its e-mail are one transaction: the backup has both, or neither.
			const alone = `select count(*)::int as count from subscription s full join letter l on l.subscription_id = s.id
				where coalesce(s.email, l."to") like 'reader-%' and (s.id is null or l.id is null)`;
			expect(await inspect(place, to?.url, alone)).toEqual([{ count: 0 }]);
			const [here] = await inspect<{ count: number }>(
				place,
				to?.url,
				`select count(*)::int as count from subscription where email like 'reader-%'`,
			);
			expect(here?.count).toBeGreaterThanOrEqual(before);

			const again = await startServer({ DEMO: 'false', ...env(to?.url) }, place);
			try {
				for (const path of ['/readyz', '/', '/news', '/es', '/license'])
					expect((await fetch(again.url + path)).status, path).toBe(200);
				// The search works: words of an article find it.
				const [found] = await inspect<{ title: string; seo_url: string }>(
					place,
					to?.url,
					`select title, seo_url from article where edition = 'en' and status = 'published' order by id limit 1`,
				);
				const results = await fetch(`${again.url}/search?keyword=${encodeURIComponent(found?.title ?? '')}`);
				expect((await results.text()).includes(`/${found?.seo_url}"`)).toBe(true);
				const [picture] = await inspect<{ name: string }>(place, to?.url, 'select name from media limit 1');
				expect((await fetch(`${again.url}/media/${picture?.name}`)).status).toBe(200);
				const { status } = await callAs(
					again.url,
					'email/create',
					{ email: 'after@x.example', language: 'english' },
					1,
				);
				expect(status).toBe(200);
			} finally {
				expect(await again.stop()).toBe(0);
			}
		} finally {
			await server.stop();
			await rm(place, { recursive: true, force: true });
			for (const one of [from, to]) if (one) await dropDatabase(one.name);
		}
	});
});

describe('on a database of its own', () => {
	let dataDir: string;
	let database: { name: string; url: string };
	beforeEach(async () => {
		dataDir = openFolder('data', testFolder());
		database = await createDatabase(FILLED);
		vi.stubEnv('DATA_DIR', dataDir);
		vi.stubEnv('DATABASE_URL', database.url);
	});
	afterEach(() => dropDatabase(database.name));

	test('a backup is restored for a trial, and a damaged one is told of', async () => {
		expect(await backup([])).toBe(1);
		// The pictures of the demonstration are not in this folder.
		expect(heard.stderr).toMatch(/The file \w+\.\w+ was not in the storage\./);
		const name = heard.stdout.trim();
		heard.stderr = '';
		expect(await backup(['verify'])).toBe(1);
		expect(heard.stderr).toMatch(
			new RegExp(`${name} restores: \\d+ tables with \\d+ rows and 0 files are as they were`),
		);
		heard.stdout = '';
		expect(await backup(['list'])).toBe(0);
		expect(heard.stdout).toBe(`${name}\n`);
		const path = join(dataDir, 'backups', name);
		await writeFile(path, 'age-encryption.org/v1');
		heard.stderr = '';
		expect(await backup(['verify', path])).toBe(1);
		expect(heard.stderr).toContain(`The file ${name} is no backup of this program.`);
		const runs = await inspect(
			dataDir,
			database.url,
			`select result ->> 'fault' is null as is_whole from job_run where job = 'verify-backup' order by id`,
		);
		expect(runs).toEqual([{ is_whole: true }, { is_whole: false }]);
	});

	test('a backup whose sending broke off is finished, and is sent when the bucket is back', async () => {
		const bucket = await startBucket();
		onTestFinished(() => bucket.stop());
		for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(`BACKUP_${name}`, value);
		vi.stubEnv('BACKUP_S3_ENDPOINT', 'http://127.0.0.1:1');
		expect(await backup([])).toBe(1);
		const name = heard.stdout.trim();
		const folder = join(dataDir, 'backups', 'unsent');
		expect(heard.stderr).toContain(`The backup is finished and lies in ${folder}; "npm run backup -- send" goes on`);
		expect(readdirSync(folder)).toEqual([name]);
		vi.stubEnv('BACKUP_S3_ENDPOINT', bucket.env.S3_ENDPOINT ?? '');
		heard.stderr = '';
		expect(await backup(['send'])).toBe(0);
		expect(heard.stderr).toContain(`${name} is in the bucket "brume"`);
		expect(bucket.keys()).toEqual([`backups/${name}`]);
		expect(readdirSync(folder)).toEqual([]);
		heard.stderr = '';
		expect(await backup(['send'])).toBe(0);
		expect(heard.stderr).toContain('There is nothing to send.');
	});

	test('what is missing is said in one sentence', async () => {
		const refused = async (run: () => Promise<number>) => {
			heard.stderr = '';
			return [await run(), heard.stderr.trim()];
		};
		expect(await refused(() => backup(['verify']))).toEqual([1, `There is no backup in ${join(dataDir, 'backups')}.`]);
		expect(await refused(() => restore(['newest']))).toEqual([1, `There is no backup in ${join(dataDir, 'backups')}.`]);
		expect(await refused(() => restore(['/none/such.tar.age']))).toEqual([1, 'There is no backup /none/such.tar.age.']);
		expect((await refused(() => backup(['fly'])))[0]).toBe(2);
		expect((await refused(() => backup(['verify', 'a', 'b'])))[0]).toBe(2);
		expect((await refused(() => restore([])))[0]).toBe(2);
		expect((await refused(() => restore(['--fly'])))[0]).toBe(2);
		vi.stubEnv('BACKUP_KEY', '');
		for (const run of [() => backup([]), () => restore(['newest'])])
			expect(await refused(run)).toEqual([1, expect.stringContaining('The setting BACKUP_KEY must be set')]);
		vi.stubEnv('BACKUP_KEY', 'short');
		expect(await refused(() => backup([]))).toEqual([1, 'The setting BACKUP_KEY must have at least 32 characters.']);
	});

	test('a folder in use, and a server that is away, are not restored into', async () => {
		expect(existsSync(join(dataDir, 'backups'))).toBe(false);
		await backup([]);
		const path = join(dataDir, 'backups', heard.stdout.trim());
		heard.stderr = '';
		expect(await restore([path])).toBe(1);
		expect(heard.stderr).toMatch(/^The database is not empty \(it has rows in the table \w+\)/m);
		vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
		heard.stderr = '';
		expect(await restore([path])).toBe(1);
		expect(heard.stderr).toContain('The database at DATABASE_URL does not answer');
	});
});

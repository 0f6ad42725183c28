/** What PUBLIC_SITE refuses at a start, and what a site that was open once is spared. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases';
import { builtServer, startServer } from './e2e/server';
import { freePort } from './free-port';
import { limit } from './pace';
import { EMPTY, FILLED, openFolder } from './template';

const PAGES = ['about', 'policy', 'terms', 'cookie', 'imprint'];
/** Everything that an open site needs of its environment. */
const GOOD = {
	PUBLIC_SITE: 'true',
	SITE_URL: 'https://news.vapour.io',
	MAIL_FROM: 'letter@vapour.io',
	BRAND_NAME: 'Vapour News',
	BRAND_LEGAL_NAME: 'Vapour News Ltd',
	BRAND_ADDRESS: '4 Quay, Dublin',
	BRAND_MAIL: 'desk@vapour.io',
	DEMO: 'false',
};
const REFUSED = 'PUBLIC_SITE is true, but the site cannot be open to search engines yet:';

let folder: string;
let database: { name: string; url: string };
let servers: Awaited<ReturnType<typeof startServer>>[] = [];
beforeAll(() => {
	folder = openFolder('public');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
	await Promise.all(servers.map((server) => server.stop()));
	servers = [];
	await dropDatabase(database.name);
});

async function asked<Row extends object>(statement: string): Promise<Row[]> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	try {
		return (await client.query<Row>(statement)).rows;
	} finally {
		await client.end();
	}
}

/** Publishes the pages about the site in both editions. */
async function writePages(): Promise<void> {
	for (const edition of ['en', 'es'])
		for (const name of PAGES)
			await asked(`with own as (insert into translation_group (noun) values ('page') returning id)
				insert into page (group_id, edition, name, status, title, html, published_at, created_at, updated_at)
				select id, '${edition}', '${name}', 'published', 'Ours', '<p>Ours.</p>', 1, 1, 1 from own`);
}

/** Starts the server expecting it to refuse. @returns exit code and the lines it wrote to stderr */
function refused(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const child = spawn(process.execPath, [builtServer], {
		env: { ...outer, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
		timeout: limit(60_000),
	});
	let stderr = '';
	child.stderr.on('data', (part: Buffer) => (stderr += part));
	return new Promise((done) => child.once('close', (code) => done({ code, lines: stderr.trim().split('\n') })));
}

async function running(env: Record<string, string>) {
	const server = await startServer({ DATABASE_URL: database.url, PORT: String(await freePort()), ...env }, folder);
	servers.push(server);
	return server;
}

/** The text and the headers at a path, asked for by the site's own name. */
const got = (
	url: string,
	path: string,
): Promise<{ text: string; robots: string | undefined; hsts: string | undefined }> =>
	new Promise((done, fail) => {
		const { hostname, port } = new URL(url);
		const sent = request({ hostname, port, path, headers: { host: 'news.vapour.io' } }, (answer) => {
			let text = '';
			answer.on('data', (part: Buffer) => (text += part));
			answer.on('end', () => {
				const { 'x-robots-tag': robots, 'strict-transport-security': hsts } = answer.headers;
				done({ text, robots: robots as string | undefined, hsts });
			});
		});
		sent.on('error', fail);
		sent.end();
	});

describe('a start with PUBLIC_SITE=true', () => {
	describe('on a site whose pages are written', () => {
		beforeEach(async () => {
			database = await createDatabase(EMPTY);
			await writePages();
		});

		test.each([
			[{ SITE_URL: '' }, /^SITE_URL is not set/],
			[{ SITE_URL: 'http://news.vapour.io' }, /^SITE_URL begins with http:/],
			[{ SITE_URL: 'https://news.example' }, /^SITE_URL is a name that nobody can own \(news\.example\)/],
			[{ MAIL_FROM: '' }, /^MAIL_FROM is not set/],
			[{ MAIL_FROM: 'letter@brume.example' }, /^MAIL_FROM has a domain that nobody can own \(brume\.example\)/],
			[{ BRAND_NAME: '' }, /^The site has no name of its own/],
			[{ BRAND_NAME: 'Brume' }, /^The site has no name of its own/],
			[{ BRAND_LEGAL_NAME: '' }, /^The legal name of the publisher is missing/],
			[{ BRAND_ADDRESS: '' }, /^The address of the publisher is missing/],
			[{ BRAND_ADDRESS: '1 Fog Lamp Quay, 3011 Rotterdam, Netherlands' }, /^The address of the publisher is missing/],
			[{ BRAND_MAIL: 'desk@brume.example' }, /^There is no e-mail address at which readers reach the publisher/],
			[
				{ BRAND_MAIL: 'desk@news.example' },
				/^The e-mail address for readers has a domain that nobody can own \(news\.example\)/,
			],
		])('%o is refused in one sentence', async (env, sentence) => {
			const { code, lines } = await refused({ ...GOOD, ...env });
			expect(lines).toEqual([REFUSED, expect.stringMatching(sentence)]);
			expect(code).toBe(1);
		});

		test('of which everything is set is open, and stays so when a page is withdrawn', {
			timeout: limit(60_000),
		}, async () => {
			const first = await running(GOOD);
			expect((await got(first.url, '/robots.txt')).text).toContain('Sitemap: https://news.vapour.io/');
			expect(await got(first.url, '/')).toMatchObject({ robots: undefined, hsts: expect.stringContaining('max-age') });
			expect(await asked(`select value from setting where name = 'opening'`)).toEqual([
				{ value: { is_open: false, first_at: expect.any(Number) } },
			]);
			await servers.pop()?.stop();
			await asked(`update page set status = 'withdrawn' where name = 'imprint' and edition = 'es'`);
			const again = await running(GOOD);
			expect(again.output()).toContain('The page “Imprint” is missing in the edition Español');
			expect((await got(again.url, '/')).robots).toBeUndefined();
			// Anything else is refused as it was on the first day.
			await servers.pop()?.stop();
			const { code, lines } = await refused({ ...GOOD, BRAND_ADDRESS: '' });
			expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/^The address of the publisher is missing/)]);
		});

		test('is not needed where the newsroom opened the site, which is closed and starts while something is missing', async () => {
			await asked(
				`insert into setting (name, value, updated_at) values ('opening', '{"is_open": true, "first_at": 1}', 1)`,
			);
			const { PUBLIC_SITE: _given, ...env } = GOOD;
			const open = await running(env);
			expect((await got(open.url, '/')).robots).toBeUndefined();
			await servers.pop()?.stop();
			const held = await running({ ...env, BRAND_ADDRESS: '' });
			expect(held.output()).toContain('"event":"site_not_open"');
			expect((await got(held.url, '/')).robots).toBe('noindex');
			await servers.pop()?.stop();
			// The variable says otherwise.
			const closed = await running({ ...GOOD, PUBLIC_SITE: 'false' });
			expect((await got(closed.url, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
		});
	});

	test('on an empty database is refused with every reason, a line each, and fills nothing with what is invented', async () => {
		database = await createDatabase(EMPTY);
		const { code, lines } = await refused({ PUBLIC_SITE: 'true', DEMO: 'true' });
		expect(code).toBe(1);
		expect(lines).toHaveLength(1 + 6 + 2 * PAGES.length);
		expect(lines).toContain(
			'The page “Terms of use” is missing in the edition English: publish it in the set-up, step Texts, or at /admin/page.',
		);
		expect(await asked('select from article limit 1')).toEqual([]);
	});

	test('on the demonstration is refused', async () => {
		database = await createDatabase(FILLED);
		const { code, lines } = await refused(GOOD);
		expect([code, lines]).toEqual([1, [REFUSED, 'The demonstration is loaded: remove it in the set-up.']]);
	});
});

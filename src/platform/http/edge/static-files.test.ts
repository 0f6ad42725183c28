import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, startFront } from '../harness';

const SCRIPT = 'export const a = "the same words over and over";\n'.repeat(100);

async function withFiles(files: Record<string, string | Buffer>, options: Parameters<typeof startFront>[1] = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'front-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const clientDir = join(folder, 'client');
	for (const [path, content] of Object.entries({ 'client/a.txt': 'a', ...files })) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	const asked: string[] = [];
	const harness = await startFront(
		(request) => {
			asked.push(new URL(request.url).pathname);
			return page('application', { status: 404 });
		},
		{ clientDir, ...options },
	);
	return { harness, asked, folder, clientDir };
}

describe('built files', () => {
	test('with a hash in their name are good for a year, compressed as well as can be', async () => {
		const { harness } = await withFiles({ 'client/assets/entry-abc.js': SCRIPT });
		await harness.front.compressed();
		for (const coding of ['br', 'gzip', 'identity']) {
			const answer = await harness.get('/assets/entry-abc.js', { 'accept-encoding': coding });
			expect(answer.status).toBe(200);
			expect(answer.text).toBe(SCRIPT);
			expect(answer.headers).toMatchObject({
				'content-type': 'text/javascript; charset=utf-8',
				'cache-control': 'public, max-age=31536000, immutable',
				vary: 'Accept-Encoding',
				'x-content-type-options': 'nosniff',
			});
			if (coding !== 'identity') expect(answer.body.length).toBeLessThan(SCRIPT.length / 5);
			expect(
				(
					await harness.get('/assets/entry-abc.js', {
						'accept-encoding': coding,
						'if-none-match': answer.headers.etag ?? '',
					})
				).status,
			).toBe(304);
		}
		expect((await harness.get('/assets/entry-abc.js', {}, 'HEAD')).headers['content-length']).toBe(
			String(SCRIPT.length),
		);
		expect(harness.front.metrics()).toMatchObject({ files: 7, hits: 0, renders: 0 });
	});

	test('and pages say from the next answer on that the site was opened or closed, in every representation', async () => {
		const { harness } = await withFiles(
			{ 'client/assets/entry-abc.js': SCRIPT },
			{ site_url: 'https://site.test', is_public: false },
		);
		await harness.front.compressed();
		const said = async () => {
			const answers = [await harness.get('/news')];
			for (const coding of ['br', 'gzip', 'identity'])
				answers.push(await harness.get('/assets/entry-abc.js', { 'accept-encoding': coding }));
			return answers.map(({ headers }) => [
				headers['x-robots-tag'],
				headers['strict-transport-security'] !== undefined,
			]);
		};
		const closed = Array(4).fill(['noindex', false]);
		expect(await said()).toEqual(closed);
		harness.front.admit(true);
		harness.front.cache.flush();
		const [missing, ...files] = await said();
		// A page that is not there stays out of search engines.
		expect(missing).toEqual(['noindex', true]);
		expect(files).toEqual(Array(3).fill([undefined, true]));
		const { text, headers } = await harness.get('/assets/entry-abc.js', { 'accept-encoding': 'br' });
		expect([text, headers['content-encoding']]).toEqual([SCRIPT, 'br']);
		harness.front.admit(false);
		harness.front.cache.flush();
		expect(await said()).toEqual(closed);
	});

	test.each([
		['favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
		['favicon.ico', 'image/x-icon', 'public, max-age=3600'],
		['fonts/archivo.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
		['assets/site-1.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
		['assets/rules-1.json', 'application/speculationrules+json; charset=utf-8', 'public, max-age=31536000, immutable'],
		['assets/other-1.json', 'application/json; charset=utf-8', 'public, max-age=31536000, immutable'],
	])('%s is %s, %s', async (path, type, caching) => {
		const { harness } = await withFiles(
			{ [`client/${path}`]: 'content' },
			{ speculationRules: '"/assets/rules-1.json"' },
		);
		const answer = await harness.get(`/${path}`);
		expect([answer.text, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
			'content',
			type,
			caching,
		]);
		expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
	});

	test('are sent as the build has compressed them, and nothing that it left beside them is a file of its own', async () => {
		const built = 'export const a = "as it was built";\n'.repeat(50);
		const { harness } = await withFiles({
			'client/assets/entry-abc.js': SCRIPT,
			'client/assets/entry-abc.js.br': brotliCompressSync(built),
			'client/assets/entry-abc.js.gz': gzipSync(built),
			'client/assets/short-abc.js': 'short',
			'client/assets/short-abc.js.br': brotliCompressSync(built),
		});
		const get = async (coding: string, path = '/assets/entry-abc.js') =>
			(await harness.get(path, { 'accept-encoding': coding })).text;
		await harness.front.compressed();
		expect([await get('br'), await get('gzip'), await get('identity')]).toEqual([built, built, SCRIPT]);
		expect(await get('br', '/assets/short-abc.js')).toBe('short');
		for (const ending of ['.br', '.gz']) expect((await harness.get(`/assets/entry-abc.js${ending}`)).status).toBe(404);
	});

	test('a query makes no other file', async () => {
		const { harness, asked } = await withFiles({});
		expect((await harness.get('/a.txt?v=2')).text).toBe('a');
		expect(asked).toEqual([]);
	});

	test.each([
		'.vite/manifest.json',
		'.env',
		'assets/entry.js.map',
		'package-lock.json',
		'yarn.lock',
		'assets/.hidden.js',
		'notes.unknown',
		'noextension',
	])("%s is nobody's business", async (path) => {
		const { harness } = await withFiles({ [`client/${path}`]: 'secret' });
		const answer = await harness.get(`/${path}`);
		expect([answer.status, answer.text.includes('secret')]).toEqual([404, false]);
	});

	test('nothing outside the folder is served, by path or by link', async () => {
		const { harness, folder } = await withFiles({ 'secret.txt': 'secret' });
		for (const path of [
			'/../secret.txt',
			'/%2e%2e/secret.txt',
			'/assets/../../secret.txt',
			'/..%2fsecret.txt',
			`/${folder}/secret.txt`,
		]) {
			const answer = await harness.raw(`GET ${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
			expect(answer).not.toContain('secret\n');
			expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
		}
		const linked = await withFiles({ 'outside.txt': 'secret' });
		symlinkSync(join(linked.folder, 'outside.txt'), join(linked.clientDir, 'link.txt'));
		const again = await startFront(() => page('no', { status: 404 }), { clientDir: linked.clientDir });
		expect((await again.get('/link.txt')).status).toBe(404);
	});

	test('an unknown asset is not found, and the application does not hear of it; other paths are its own', async () => {
		const { harness, asked } = await withFiles({});
		expect((await harness.get('/assets/old-1.js')).status).toBe(404);
		expect((await harness.get('/assets')).text).toBe('application');
		expect((await harness.get('/fonts')).text).toBe('application');
		expect(asked).toEqual(['/assets', '/fonts']);
	});

	test('a folder that is not there stops the start', async () => {
		await expect(startFront(() => page(''), { clientDir: '/nowhere/at/all' })).rejects.toThrow('/nowhere/at/all');
	});
});

test('whoever saves data is told to fetch nothing ahead', async () => {
	const RULES = '{"prefetch":[{"where":{"href_matches":"/*"}}]}';
	const { harness } = await withFiles({ 'client/rules.json': RULES }, { speculationRules: '/rules.json' });
	const asked = await harness.get('/rules.json');
	expect([asked.status, asked.text, asked.headers['content-type']]).toEqual([
		200,
		RULES,
		'application/speculationrules+json; charset=utf-8',
	]);
	expect(asked.headers.vary).toContain('Save-Data');
	const saving = await harness.get('/rules.json', { 'save-data': 'on' });
	expect([saving.status, saving.text, saving.headers['content-type']]).toEqual([
		200,
		'{}',
		asked.headers['content-type'],
	]);
	expect(saving.headers.vary).toContain('Save-Data');
});

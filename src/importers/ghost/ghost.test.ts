import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPORTED_AT, type ImportHarness, need, openImportHarness, reasons } from '../../../tests/import-harness';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { undoImport } from '../../commands/import/undo-import';
import { ghostSource } from './ghost';

const words = (text: string, format = 0) => ({ type: 'extended-text', text, format });
const lexical = (...children: unknown[]) => JSON.stringify({ root: { type: 'root', children } });
const CARDS = lexical(
	{ type: 'extended-heading', tag: 'h2', children: [words('What stands')] },
	{
		type: 'paragraph',
		children: [words('Plain, '), words('bold', 1), words(' & both', 3), { type: 'linebreak' }, words('below')],
	},
	{ type: 'list', listType: 'number', children: [{ type: 'listitem', children: [words('One')] }] },
	{ type: 'extended-quote', children: [words('Said.')] },
	{
		type: 'paragraph',
		children: [{ type: 'link', url: '__GHOST_URL__/older/', children: [words('an older piece')] }],
	},
	{ type: 'image', src: '__GHOST_URL__/content/images/2024/05/plant.jpg', alt: 'A plant', caption: 'By <em>day</em>' },
	{ type: 'codeblock', code: 'if (a < b) go();' },
	{ type: 'bookmark', url: 'https://far.example/report', metadata: { title: 'The report' } },
	{ type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ', caption: 'The hearing' },
	{ type: 'markdown', markdown: '| a | b |\n|---|---|\n| 1 | 2 |' },
	{ type: 'button', buttonText: 'Read on', buttonUrl: 'https://far.example/on' },
	{ type: 'html', html: '<p onclick="x()">Raw<script>x()</script></p>' },
	{ type: 'horizontalrule' },
	{ type: 'signup', header: 'Join' },
);
const MOBILEDOC = JSON.stringify({
	version: '0.3.1',
	atoms: [['soft-return', '', {}]],
	cards: [
		['image', { src: '/content/images/2024/05/plant.jpg', caption: 'Old' }],
		['card-markdown', { markdown: '*Struck* ~~out~~[^1]\n\n[^1]: By hand.' }],
	],
	markups: [['strong'], ['a', ['href', 'https://far.example/']]],
	sections: [
		[
			1,
			'p',
			[
				[0, [0], 1, 'Bold'],
				[0, [], 0, ' then '],
				[1, [], 0, 0],
				[0, [1, 0], 2, 'led'],
			],
		],
		[3, 'ul', [[[0, [], 0, 'Item']]]],
		[10, 0],
		[10, 1],
	],
});

const post = (id: string, more: object) => ({
	id,
	title: id,
	slug: id,
	type: 'post',
	status: 'published',
	visibility: 'public',
	published_at: '2024-05-02T09:30:00.000Z',
	updated_at: '2024-05-02T09:30:00.000Z',
	...more,
});
const EXPORT = {
	db: [
		{
			meta: { version: '5.80.0' },
			data: {
				posts: [
					post('newer', {
						title: 'The newer piece',
						lexical: CARDS,
						html: '<p>Drawn.</p>',
						feature_image: '__GHOST_URL__/content/images/2024/05/line.jpg',
						custom_excerpt: 'In short.',
						featured: true,
						updated_at: '2024-06-01T08:00:00.000Z',
					}),
					post('older', { mobiledoc: MOBILEDOC, published_at: '2020-05-02T09:30:00.000Z', author_id: 'u1' }),
					post('paid', { html: '<p>For members.</p>', visibility: 'paid' }),
					post('mailed', { html: '<p>By mail.</p>', status: 'sent' }),
					post('planned', { html: '<p>Later.</p>', status: 'scheduled', published_at: '2199-01-01T00:00:00.000Z' }),
					post('about', { html: '<p>Who we are.</p>', type: 'page' }),
				],
				users: [
					{ id: 'u1', name: 'Ana Ruiz', slug: 'ana', email: 'ana@old.example' },
					{ id: 'u2', name: 'Ben Oduya', slug: 'ben' },
				],
				tags: [
					{ id: 't1', name: 'Laws', slug: 'laws', description: 'What is law.' },
					{ id: 't2', name: 'Product', slug: 'product' },
					{ id: 't3', name: '#internal', slug: 'hash-internal', visibility: 'internal' },
				],
				posts_authors: [
					{ post_id: 'newer', author_id: 'u1', sort_order: 1 },
					{ post_id: 'newer', author_id: 'u2', sort_order: 0 },
				],
				posts_tags: [
					{ post_id: 'newer', tag_id: 't2', sort_order: 0 },
					{ post_id: 'newer', tag_id: 't1', sort_order: 1 },
					{ post_id: 'newer', tag_id: 't3', sort_order: 2 },
				],
				posts_meta: [
					{
						post_id: 'newer',
						meta_title: 'For searches',
						feature_image_alt: 'A line',
						feature_image_caption: 'At rest',
					},
				],
				settings: [{ key: 'title', value: 'Old house' }],
				members: [{ email: 'reader@a.example' }, { email: 'reader@b.example' }],
			},
		},
	],
};

describe('a Ghost export', () => {
	let harness: ImportHarness;
	let file: string;
	const run = (more: Parameters<ImportHarness['bring']>[1] = {}) =>
		harness.bring(ghostSource(file, 'https://ghost.example'), more);
	const piece = async (id: string) => need((await harness.pieces(`ghost:ghost.example:${id}`))[0]);
	let report: Awaited<ReturnType<typeof run>>;
	beforeAll(async () => {
		harness = await openImportHarness();
		file = join(harness.folder, 'ghost.json');
		await writeFile(file, JSON.stringify(EXPORT));
		report = await run();
	});
	afterAll(async () => {
		await harness.close();
	});

	test('a piece written with cards is whole, and signed, filed and dated', async () => {
		const row = await piece('newer');
		expect(row).toMatchObject({
			title: 'The newer piece',
			standfirst: 'In short.',
			seo_url: 'newer',
			type: 'product',
			is_headline: true,
			cover_alt: 'A line',
			cover_caption: 'At rest',
			authors: ['Ben Oduya', 'Ana Ruiz'],
			tags: ['laws'],
		});
		expect(Number(row.revised_at)).toBe(Date.UTC(2024, 5, 1, 8) / 1000);
		expect(row.html.replace(/\/media\/[0-9a-f]{32}\.jpg/g, '/media/X.jpg')).toBe(
			[
				'<h2>What stands</h2>',
				'<p>Plain, <strong>bold<em> &amp; both</em></strong><br>below</p>',
				'<ol><li>One</li></ol>',
				'<blockquote><p>Said.</p></blockquote>',
				'<p><a href="/news/older">an older piece</a></p>',
				'<figure><img src="/media/X.jpg" alt="A plant" width="120" height="80" loading="lazy"><figcaption>By <em>day</em></figcaption></figure>',
				'<figure><pre><code>if (a &lt; b) go();</code></pre></figure>',
				'<p><a href="https://far.example/report" rel="noopener">The report</a></p>',
				'<figure data-video="youtube:dQw4w9WgXcQ"><figcaption>The hearing</figcaption></figure>',
				'<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
				'<p><a href="https://far.example/on" rel="noopener">Read on</a></p>',
				'<p>Raw</p>',
				'<hr>',
			].join('\n'),
		);
	});

	test('a piece of the older editor is whole too', async () => {
		const row = await piece('older');
		expect(row).toMatchObject({ authors: ['Ana Ruiz'] });
		expect(row.html.replace(/\/media\/[0-9a-f]{32}\.jpg/g, '/media/X.jpg')).toBe(
			[
				'<p><strong>Bold</strong> then<br><a href="https://far.example/" rel="noopener"><strong>led</strong></a></p>',
				'<ul><li>Item</li></ul>',
				'<figure><img src="/media/X.jpg" alt="" width="120" height="80" loading="lazy"><figcaption>Old</figcaption></figure>',
				'<p><em>Struck</em> <s>out</s><a href="#note-1"><sup id="note-1-mark">1</sup></a></p>\n<ol><li id="note-1">By hand. <a href="#note-1-mark">↩</a></li></ol>',
			].join('\n'),
		);
	});

	test('what only members read, or only mail brought, is no reader’s; pages, plans and words for searches come along', async () => {
		expect((await piece('paid')).status).toBe('draft');
		expect((await piece('mailed')).status).toBe('draft');
		expect((await piece('planned')).status).toBe('scheduled');
		expect(await harness.query(sql`select name, status from page`)).toEqual([{ name: 'about', status: 'published' }]);
		expect(await harness.query(sql`select url, title from seo_override`)).toEqual([
			{ url: '/news/newer', title: 'For searches' },
		]);
		expect(reasons(report.left_out)).toMatchObject({ member: 2, custom_field: 1, author_mail: 1 });
		expect(JSON.stringify(report)).not.toContain('reader@');
		expect(await harness.query(sql`select 1 from subscription`)).toEqual([]);
	});

	test('old addresses lead on', async () => {
		const rows = await harness.query<{ source: string; target: string }>(sql`select source, target from redirect`);
		const to = new Map(rows.map((row) => [row.source, row.target]));
		expect(to.get('/newer')).toBe('/news/newer');
		expect(to.get('/tag/laws')).toBe('/tag/detail/laws');
		expect(to.get('/tag/product')).toBe('/news/list/product');
		expect(to.get('/author/ben')).toBe('/author/ben-oduya');
		expect(to.get('/rss')).toBe('/feed.xml');
		expect(to.get('/content/images/2024/05/plant.jpg')).toMatch(/^\/media\//);
		expect(to.has('/paid')).toBe(false);
	});

	test('the same again changes nothing, a trial writes nothing, and taking it back leaves nothing', async () => {
		expect((await run({ now: IMPORTED_AT + 60 })).came_in).toMatchObject({
			articles: { created: 0, updated: 0, unchanged: 5 },
			pages: { unchanged: 1 },
			pictures: { created: 0 },
		});
		expect((await run({ target: undefined })).came_in.articles.created).toBe(5);
		await undoImport(createContext(harness.db, actors.operator, IMPORTED_AT + 600), report.run_id ?? 0);
		const tables = ['article', 'page', 'redirect', 'seo_override', 'media', 'author', 'tag'];
		for (const table of tables) expect(await harness.query(sql.raw(`select * from ${table}`)), table).toEqual([]);
	});

	test.each([
		['{"db": [', 'is no sound JSON'],
		['{}', 'it has no posts'],
		['{"posts": [{"title": "no id"}]}', 'posts.0.id is not as Ghost writes it'],
	])('refuses %s', async (text, sentence) => {
		const wrong = join(harness.folder, 'wrong.json');
		await writeFile(wrong, text);
		await expect(async () => {
			for await (const _ of ghostSource(wrong, 'https://a.example').events());
		}).rejects.toThrow(sentence);
	});
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPORTED_AT, type ImportHarness, openImportHarness, reasons } from '../../../tests/import-harness';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { undoImport } from '../../commands/import/undo-import';
import { readMap } from '../core/questions';
import { around, item, meta } from './wxr.fixture';

const EXPORT = around(
	[
		item(
			1,
			'Two hands',
			'<p>Said.</p>',
			`<category domain="author" nicename="cap-ben"><![CDATA[Ben Oduya]]></category>
			<category domain="author" nicename="ana"><![CDATA[Ana Ruiz]]></category>
			<wp:post_modified_gmt>2024-06-01 08:00:00</wp:post_modified_gmt>`,
		),
		item(
			2,
			'Found',
			'<p>Words.</p>',
			meta('_yoast_wpseo_title', '%%title%% %%sep%% %%sitename%% %%page%%') +
				meta('_yoast_wpseo_metadesc', 'What a search shows.') +
				meta('price', '12') +
				'<wp:post_modified_gmt>2024-05-01 08:20:00</wp:post_modified_gmt>',
		),
		item(3, 'Ranked', '<p>Words.</p>', meta('rank_math_title', '%title% in short')),
		item(4, 'Heard', '<p>Listen.</p>', meta('enclosure', 'https://cdn.example/one.mp3\n100\naudio/mpeg')),
		item(
			5,
			'Shown',
			'<p>Before.</p><p><a href="https://elsewhere.example/page"><img src="https://elsewhere.example/a.png" alt="A chart"></a></p>' +
				'<figure><img src="https://elsewhere.example/b.png" alt=""><figcaption>Of b</figcaption></figure>' +
				'<figure class="wp-block-gallery"><figure><img src="https://elsewhere.example/c.png" alt="C"><figcaption>Of c</figcaption></figure></figure>',
		),
		item(
			6,
			'Coded',
			'<p>Use <code><script>run()</script></code>: <?php echo 1; ?></p><script>track()</script>' +
				'<form><label>Your name</label><input name="n"></form><?xml:namespace prefix = o />',
		),
	].join('\n'),
);

describe('what extensions of WordPress keep', () => {
	let harness: ImportHarness;
	let report: Awaited<ReturnType<ImportHarness['run']>>;
	beforeAll(async () => {
		harness = await openImportHarness();
		const file = join(harness.folder, 'mist.xml');
		await writeFile(file, EXPORT);
		report = await harness.run({ file });
	});
	afterAll(async () => {
		await harness.close();
	});
	const piece = async (id: number) => (await harness.pieces(`wordpress:mist.example:${id}`))[0];

	test('everybody who signed a piece signs it, in their order', async () => {
		expect((await piece(1))?.authors).toEqual(['Ben Oduya', 'Ana Ruiz']);
		expect((await piece(2))?.authors).toEqual(['Ana Ruiz']);
	});

	test('the date of change comes along where readers may have seen it', async () => {
		expect(Number((await piece(1))?.revised_at)).toBe(Date.UTC(2024, 5, 1, 8) / 1000);
		expect((await piece(2))?.revised_at).toBeNull();
	});

	test('words for searches stand at the new addresses, their variables filled in', async () => {
		expect(await harness.query(sql`select url, title, description from seo_override order by url`)).toEqual([
			{ url: '/news/piece-2', title: 'Found – Mist', description: 'What a search shows.' },
			{ url: '/news/piece-3', title: 'Ranked in short', description: null },
		]);
	});

	test('sound that belongs to a piece is a link at its end', async () => {
		expect((await piece(4))?.html).toBe(
			'<p>Listen.</p>\n<p><a href="https://cdn.example/one.mp3" rel="noopener">cdn.example/one.mp3</a></p>',
		);
	});

	test('pictures on other sites stay as links, with their words', async () => {
		expect((await piece(5))?.html).toBe(
			[
				'<p>Before.</p>',
				'<p><a href="https://elsewhere.example/page" rel="noopener">A chart</a></p>',
				'<p><a href="https://elsewhere.example/b.png" rel="noopener">elsewhere.example/b.png</a></p>',
				'<p>Of b</p>',
				'<p><a href="https://elsewhere.example/c.png" rel="noopener">C</a></p>',
				'<p>Of c</p>',
			].join('\n'),
		);
	});

	test('code that is shown stays, code that runs goes and is named by its address', async () => {
		const html = (await piece(6))?.html ?? '';
		expect(html).toContain('<code>&lt;script&gt;run()&lt;/script&gt;</code>');
		expect(html).toContain('&lt;?php echo 1; ?&gt;');
		expect(html).toContain('Your name');
		expect(html).not.toMatch(/track|namespace/);
		expect(reasons(report.changed)).toMatchObject({ form: 1, code_dropped: 1, picture_link: 1, enclosure: 1 });
		const form = report.changed.find((line) => line.reason === 'form');
		expect(form?.examples).toEqual(['Coded: https://mist.example/6/']);
		expect(reasons(report.left_out)).toMatchObject({ custom_field: 1, picture_foreign: 3 });
	});

	test('the same again changes nothing, and taking it back leaves nothing', async () => {
		const again = await harness.run({ file: join(harness.folder, 'mist.xml') });
		expect(again.came_in.articles).toEqual({ created: 0, updated: 0, unchanged: 6 });
		await undoImport(createContext(harness.db, actors.operator, IMPORTED_AT + 600), report.run_id ?? 0);
		expect(await harness.query(sql`select 1 from seo_override union all select 1 from article`)).toEqual([]);
	});

	test('a person says which section a category is, and which page a text about the site', async () => {
		const file = join(harness.folder, 'named.xml');
		const category = (name: string) =>
			`<category domain="category" nicename="${name.toLowerCase()}">${name}</category>`;
		await writeFile(
			file,
			around(
				[
					item(71, 'One', '<p>Filed.</p>', category('News') + category('Laws')),
					item(72, 'Two', '<p>Filed.</p>', category('News')),
					item(73, 'Our privacy', '<p>Kept.</p>').replace('>piece-73<', '>privacy-policy<').replace('>post<', '>page<'),
				].join(''),
			).replaceAll('mist.example', 'named.example'),
		);
		const asked = await harness.run({ file, target: undefined });
		expect(asked.questions).toEqual({
			categories: [
				{ name: 'news', title: 'News', posts: 2 },
				{ name: 'laws', title: 'Laws', posts: 1 },
			],
			pages: [{ name: 'privacy-policy', maybe: 'policy' }],
		});
		const map = readMap(['laws=regulation, page:privacy-policy=policy', 'news=product']);
		expect((await harness.run({ file, map })).questions).toEqual({ categories: [], pages: [] });
		const query = sql`select seo_url as name, type from article where import_key like 'wordpress:named.example:%'
			union all select name, 'page' from page order by name`;
		expect(await harness.query(query)).toEqual([
			{ name: 'piece-71', type: 'product' },
			{ name: 'piece-72', type: 'product' },
			{ name: 'policy', type: 'page' },
		]);
		const [page] = await harness.query(sql`select target from redirect where source = '/73'`);
		expect(page).toEqual({ target: '/about/policy' });
		for (const wrong of ['laws', 'laws=gossip', 'page:=policy', 'a=b=c', 'page:x='])
			expect(() => readMap([wrong])).toThrow('--map takes category=section');
	});

	test('a file that is no sound XML comes in when it is to be mended, and with its address when it has none', async () => {
		const file = join(harness.folder, 'torn.xml');
		await writeFile(
			file,
			`Warning: of a script\n${around(item(1, 'Draft & Post', '<p>Kept.</p>')).replace('https://mist.example</link>', 'http:</link>')}`,
		);
		await expect(harness.run({ file })).rejects.toThrow(/not a sound WordPress export/);
		await expect(harness.run({ file, lenient: true })).rejects.toThrow(/--site/);
		const torn = await harness.run({ file, lenient: true, site: 'https://torn.example' });
		expect(torn.came_in.articles.created).toBe(1);
		expect(reasons(torn.changed)).toMatchObject({ mended: 2 });
	});
});

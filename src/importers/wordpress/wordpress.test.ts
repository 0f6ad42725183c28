import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportHarness, openImportHarness, reasons } from '../../../tests/import-harness';
import { cleanHtml } from '../../platform/html/clean-html';
import { verifyPassword } from '../../platform/security/password-hash';

describe('a WordPress export', () => {
	let harness: ImportHarness;
	beforeAll(async () => {
		harness = await openImportHarness();
	});
	afterAll(async () => {
		await harness.close();
	});

	test('brings every post in, each in its state', async () => {
		const report = await harness.run();
		expect(report.came_in).toEqual({
			articles: { created: 15, updated: 0, unchanged: 0 },
			pages: { created: 3, updated: 0, unchanged: 0 },
			authors: { created: 2, updated: 0, unchanged: 0 },
			tags: { created: 2, updated: 0, unchanged: 0 },
			pictures: { created: 2, updated: 0, unchanged: 0 },
			redirects: { created: 84, updated: 0, unchanged: 0 },
		});
		const states = Object.fromEntries((await harness.rows()).map((row) => [row.key, row.status]));
		expect(states).toEqual({
			11: 'published',
			12: 'published',
			13: 'published',
			14: 'published',
			15: 'scheduled',
			16: 'draft',
			17: 'published',
			18: 'review',
			19: 'draft',
			21: 'published',
			22: 'published',
			23: 'published',
			24: 'scheduled',
			25: 'published',
			26: 'published',
		});
		expect(reasons(report.left_out)).toEqual({
			author_mail: 1,
			comment: 2,
			trash: 1,
			number_taken: 1,
			no_number: 1,
			unknown_type: 1,
			picture_foreign: 1,
			picture_missing: 1,
			attachment_file: 1,
			attachment_unused: 1,
		});
		expect(report.types_left_out).toEqual({ nav_menu_item: 1 });
		expect(reasons(report.changed)).toMatchObject({
			no_title: 1,
			title_markup: 1,
			password: 1,
			page_password: 1,
			made_draft: 1,
			past_future: 1,
			future_publish: 1,
			internal_link: 3,
			dead_anchor: 1,
			shortcode: 5,
			reusable_block: 1,
			wordpress_block: 1,
			pages_joined: 1,
			direction: 1,
		});
	});

	test('a post of the block editor is whole: section, tags, author, picture, video, table, links', async () => {
		const row = await harness.post(11);
		expect(row).toMatchObject({
			seo_url: 'stamps-and-duties',
			type: 'regulation',
			kind: 'news',
			title: 'Stamps & duties: what changes',
			standfirst: 'Rates rise; stamps stay.',
			is_headline: true,
			language: null,
			cover_alt: 'Halls in fog',
			cover_caption: 'The plant at dawn',
		});
		expect(Number(row.published_at)).toBe(Date.UTC(2024, 4, 2, 9, 30) / 1000);
		expect([row.tags, row.authors]).toEqual([['europe', 'duty-stamps'], ['Inés Carrasco']]);
		const [cover] = await harness.query<{ name: string; width: number; texts: unknown }>(
			sql`select name, width, texts from media where id = ${row.cover_id as number}`,
		);
		expect(cover).toMatchObject({ width: 120, texts: { en: { alt: 'Halls in fog', caption: 'The plant at dawn' } } });
		expect(row.html).toBe(
			[
				'<p>The rate rises in <strong>April</strong>. See <a href="/news/plants#north">the plants</a> and <a href="/news/plants">them again</a>, or <a href="#dates">the dates</a>, or nothing.</p>',
				'<h2 id="dates">Dates</h2>',
				`<figure><img src="/media/${cover?.name}" alt="Halls in fog" width="120" height="80" loading="lazy"><figcaption>The plant at <em>dawn</em></figcaption></figure>`,
				'<figure data-video="youtube:dQw4w9WgXcQ"><figcaption>The hearing</figcaption></figure>',
				'<figure><table><thead><tr><th scope="col">Year</th><th scope="col">Rate</th></tr></thead><tbody><tr><td>2025</td><td>0.26</td></tr></tbody></table></figure>',
				'<p>A notice used in many places.</p>',
				'<p>A line in the classic way.</p>',
				'<p>And another.</p>',
			].join('\n'),
		);
		const file = await readFile(join(harness.folder, 'media', (cover?.name ?? '').slice(0, 2), cover?.name ?? ''));
		expect(file.includes('SECRET')).toBe(false);
	});

	test('a post of the classic editor becomes paragraphs, figures, galleries and links', async () => {
		const row = await harness.post(12);
		const html = row.html.replace(/\/media\/[0-9a-f]{32}\.jpg/g, '/media/X.jpg');
		expect(row.type).toBe('company');
		expect(html).toBe(
			[
				'<p>First line<br>second line.</p>',
				'<figure><img src="/media/X.jpg" alt="A filling line" width="60" height="40" loading="lazy"><figcaption>The <em>line</em> at rest</figcaption></figure>',
				'<figure data-video="youtube:dQw4w9WgXcQ"></figure>',
				'<p>Then [sic] it stopped. [gallery] shows pictures, does not.</p>',
				'<figure class="gallery"><figure><img src="/media/X.jpg" alt="Halls in fog" width="120" height="80" loading="lazy"><figcaption>The plant at dawn</figcaption></figure><img src="/media/X.jpg" alt="" width="60" height="40" loading="lazy"></figure>',
				'<pre><code>if (a &lt; b) {\n\tstop();\n}</code></pre>',
				'<p><a href="https://old.example/fog/wp-content/uploads/2024/05/hum.mp3" rel="noopener">old.example/fog/wp-content/uploads/2024/05/hum.mp3</a></p>',
				'<p>Built text.</p>',
				'<p><a href="https://elsewhere.example/hotlinked.png" rel="noopener">Hot</a></p>',
				'<p><a href="https://social.example/@fog/1" rel="noopener">social.example/@fog/1</a></p>',
			].join('\n'),
		);
	});

	test('hard cases stand as they should', async () => {
		expect(await harness.post(13)).toMatchObject({
			language: 'ar',
			type: 'product',
			seo_url: 'mard',
			html: '<p dir="rtl">افتتح المعرض أبوابه هذا الأسبوع.</p>',
		});
		const closed = await harness.post(14);
		expect(await verifyPassword('enter', closed.password_hash as string)).toBe(true);
		expect(closed).toMatchObject({ authors: ['ghost'], tags: [] });
		expect(await harness.post(16)).toMatchObject({ published_at: null, seo_url: 'half-an-idea' });
		expect(await harness.post(17)).toMatchObject({
			title: 'Untitled, 7 May 2024',
			seo_url: 'news-17',
			html: '<p>No title, but words.</p>',
		});
		expect(Number((await harness.post(17)).published_at)).toBe(Date.UTC(2024, 4, 7, 10) / 1000);
		expect([(await harness.post(21)).seo_url, (await harness.post(22)).seo_url]).toEqual(['la-senal', 'la-senal-2']);
		const hostile = await harness.post(23);
		expect(hostile.title).toBe(
			'A hostile title Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft and so on and so on',
		);
		expect(hostile.html).toBe(
			'<p>Textclick</p>\n<p><a href="https://evil.example/frame" rel="noopener">evil.example/frame</a></p>',
		);
		expect(await harness.post(25)).toMatchObject({ seo_url: 'data-2', type: 'ai' });
		expect((await harness.post(26)).html).toBe(
			'<blockquote><p>Fog is a cloud that came down to look.</p></blockquote>',
		);
		for (const row of await harness.rows()) expect(cleanHtml(row.html)).toBe(row.html);
		const pages = await harness.query(
			sql`select name, status, html from page where import_key like 'wordpress:old.example/fog:%' order by id`,
		);
		expect(pages).toEqual([
			{
				name: 'about',
				status: 'published',
				html: '<p>Who we were: <a href="/news/stamps-and-duties">our best piece</a>.</p>',
			},
			{ name: 'team', status: 'published', html: '<p>Us.</p>' },
			{ name: 'cellar', status: 'draft', html: '<p>Locked.</p>' },
		]);
	});

	test('old addresses lead to the new ones', async () => {
		const redirects = await harness.query<{ source: string; target: string }>(
			sql`select source, target from redirect order by source`,
		);
		const target = (source: string) => redirects.find((row) => row.source === source)?.target;
		expect(target('/fog/2024/05/02/stamps-and-duties')).toBe('/news/stamps-and-duties');
		expect(target('/fog/2024/05/02/stamps')).toBe('/news/stamps-and-duties');
		expect(target('/fog?p=11')).toBe('/news/stamps-and-duties');
		expect(target('/fog/2024/05/09/la-señal')).toBe('/news/la-senal');
		expect(target('/fog/about/team')).toBe('/about/team');
		expect(target('/fog?page_id=32')).toBe('/about/team');
		expect(target('/fog/category/regulation')).toBe('/news/list/regulation');
		expect(target('/fog/category/europe')).toBe('/tag/detail/europe');
		expect(target('/fog/tag/duty-stamps')).toBe('/tag/detail/duty-stamps');
		expect(target('/fog/author/ines')).toBe('/author/ines-carrasco');
		for (const day of ['/fog/2024', '/fog/2024/05', '/fog/2024/05/02', '/fog/page']) expect(target(day)).toBe('/news');
		expect(target('/fog/feed')).toBe('/feed.xml');
		expect(target('/fog')).toBe('/');
		expect(target('/fog/wp-content/uploads/2024/05/plant.jpg')).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
		// Drafts have no public address, so nothing may lead to one.
		expect(redirects.filter((row) => /for-us|half-an-idea|cellar/.test(row.target))).toEqual([]);
	});

	test('what can be read can be found, and every write left its trace', async () => {
		const found = await harness.query<{ title: string }>(
			sql`select title from search_document where kind = 'article' and tsv @@ to_tsquery('english', 'notice & place')`,
		);
		expect(found.map((row) => row.title)).toEqual(['Stamps & duties: what changes']);
		const [words] = await harness.query(
			sql`select documents from search_word where edition = 'en' and word = 'notice'`,
		);
		expect(words).toEqual({ documents: 1 });
		const audits = await harness.query(
			sql`select noun, count(*)::int as count from audit where actor = 'import:wordpress' group by noun order by noun`,
		);
		expect(audits).toEqual([
			{ noun: 'article', count: 15 },
			{ noun: 'author', count: 2 },
			{ noun: 'media', count: 2 },
			{ noun: 'page', count: 3 },
			{ noun: 'redirect', count: 2 },
			{ noun: 'tag', count: 2 },
		]);
	});
});

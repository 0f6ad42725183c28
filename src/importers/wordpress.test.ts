import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, type TestDatabase } from '../../tests/databases';
import { article, article_revision } from '../data/tables/article';
import { editionByCode } from '../editions/editions';
import { diskStorage } from '../media/disk';
import { cleanHtml } from '../shared/clean-html';
import { verifyPassword } from '../shared/password-hash';
import { ImportError } from './import-error';
import { importWordpress, type WordpressImport } from './wordpress';

// Opening an embedded database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FIXTURE = fileURLToPath(new URL('wordpress.fixture.xml', import.meta.url));
const NOW = Date.UTC(2025, 0, 1) / 1000;

interface Row extends Record<string, unknown> {
	key: number;
	id: number;
	status: string;
	seo_url: string;
	title: string;
	html: string;
	tags: string[];
	authors: string[];
}

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'brume-import-'));
	await mkdir(join(folder, 'uploads/2024/05'), { recursive: true });
	await mkdir(join(folder, 'uploads/2019'), { recursive: true });
	const picture = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: '#778899' } })
			.withExif({ IFD0: { Copyright: 'SECRET' } })
			.jpeg()
			.toBuffer();
	await writeFile(join(folder, 'uploads/2024/05/plant.jpg'), await picture(120, 80));
	await writeFile(join(folder, 'uploads/2024/05/line.jpg'), await picture(60, 40));
	await writeFile(join(folder, 'uploads/2019/line.jpg'), await picture(10, 10));
});
afterAll(async () => {
	await rm(folder, { recursive: true, force: true });
});

describe.each(engines)('on $name', ({ open }) => {
	let test_db: TestDatabase;
	beforeAll(async () => {
		test_db = await open();
	});
	afterAll(async () => {
		await test_db.close();
	});

	const run = (changes: Partial<WordpressImport> = {}) =>
		importWordpress({
			file: FIXTURE,
			edition: need(editionByCode('en')),
			target: { db: test_db.db, storage: diskStorage(join(folder, 'media')) },
			images: join(folder, 'uploads'),
			fetch: undefined,
			overwrite: false,
			now: NOW,
			onProgress: () => {},
			...changes,
		});
	const query = async <T extends Record<string, unknown>>(text: ReturnType<typeof sql>) => (await test_db.db.write((tx) => tx.execute<T>(text))).rows;
	const rows = (edition = 'en') =>
		query<Row>(sql`select split_part(import_key, ':', 3)::int as key, a.*,
			array(select t.slug from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id order by s.position) as tags,
			array(select u.name from article_author s join author u on u.id = s.author_id where s.article_id = a.id) as authors
			from article a where edition = ${edition} and import_key like 'wordpress:old.example/fog:%' order by key`);
	const piece = async (key: number) => need((await rows()).find((row) => row.key === key));
	const reasons = (list: { reason: string; count: number }[]) => Object.fromEntries(list.map((line) => [line.reason, line.count]));

	test('brings every piece in, each in its state', async () => {
		const report = (await run()).toJSON();
		expect(report.came_in).toEqual({
			articles: { created: 15, updated: 0, unchanged: 0 },
			pages: { created: 3, updated: 0, unchanged: 0 },
			authors: { created: 2, updated: 0, unchanged: 0 },
			tags: { created: 2, updated: 0, unchanged: 0 },
			pictures: { created: 2, updated: 0, unchanged: 0 },
			redirects: { created: 27, updated: 0, unchanged: 0 },
		});
		const states = Object.fromEntries((await rows()).map((row) => [row.key, row.status]));
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
			internal_link: 2,
			dead_anchor: 1,
			shortcode: 1,
			reusable_block: 1,
			wordpress_block: 1,
			pages_joined: 1,
			direction: 1,
		});
	});

	test('a piece of the block editor is whole: section, tags, author, picture, video, table, links', async () => {
		const row = await piece(11);
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
		const [cover] = await query<{ name: string; width: number; texts: unknown }>(sql`select name, width, texts from media where id = ${row.cover_id as number}`);
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
		const file = await readFile(join(folder, 'media', (cover?.name ?? '').slice(0, 2), cover?.name ?? ''));
		expect(file.includes('SECRET')).toBe(false);
	});

	test('a piece of the classic editor becomes paragraphs, figures, galleries and links', async () => {
		const row = await piece(12);
		const html = row.html.replace(/\/media\/[0-9a-f]{32}\.jpg/g, '/media/X.jpg');
		expect(row.type).toBe('company');
		expect(html).toBe(
			[
				'<p>First line<br>second line.</p>',
				'<figure><img src="/media/X.jpg" alt="A filling line" width="60" height="40" loading="lazy"><figcaption>The <em>line</em> at rest</figcaption></figure>',
				'<figure data-video="youtube:dQw4w9WgXcQ"></figure>',
				'<p>Then [sic] it stopped. [gallery] shows pictures,  does not.</p>',
				'<figure class="gallery"><figure><img src="/media/X.jpg" alt="Halls in fog" width="120" height="80" loading="lazy"><figcaption>The plant at dawn</figcaption></figure><img src="/media/X.jpg" alt="" width="60" height="40" loading="lazy"></figure>',
				'<pre><code>if (a &lt; b) {\n\tstop();\n}</code></pre>',
				'<p><a href="https://old.example/fog/wp-content/uploads/2024/05/hum.mp3" rel="noopener">old.example/fog/wp-content/uploads/2024/05/hum.mp3</a></p>',
				'<p>Built text.</p>',
				'<p><a href="https://social.example/@fog/1" rel="noopener">social.example/@fog/1</a></p>',
			].join('\n'),
		);
	});

	test('hard cases stand as they should', async () => {
		expect(await piece(13)).toMatchObject({ language: 'ar', type: 'product', seo_url: 'mard', html: '<p dir="rtl">افتتح المعرض أبوابه هذا الأسبوع.</p>' });
		const closed = await piece(14);
		expect(await verifyPassword('enter', closed.password_hash as string)).toBe(true);
		expect(closed).toMatchObject({ authors: ['ghost'], tags: [] });
		expect(await piece(16)).toMatchObject({ published_at: null, seo_url: 'half-an-idea' });
		expect(await piece(17)).toMatchObject({ title: 'Untitled, 7 May 2024', seo_url: 'news-17', html: '<p>No title, but words.</p>' });
		expect(Number((await piece(17)).published_at)).toBe(Date.UTC(2024, 4, 7, 10) / 1000);
		expect([(await piece(21)).seo_url, (await piece(22)).seo_url]).toEqual(['la-senal', 'la-senal-2']);
		const hostile = await piece(23);
		expect(hostile.title).toBe('A hostile title Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft and so on and so on');
		expect(hostile.html).toBe('<p>Textclick</p>\n<p><a href="https://evil.example/frame" rel="noopener">evil.example/frame</a></p>');
		expect(await piece(25)).toMatchObject({ seo_url: 'data-2', type: 'ai' });
		expect((await piece(26)).html).toBe('<blockquote><p>Fog is a cloud that came down to look.</p></blockquote>');
		for (const row of await rows()) expect(cleanHtml(row.html)).toBe(row.html);
		const pages = await query(sql`select name, status, html from page where import_key like 'wordpress:old.example/fog:%' order by id`);
		expect(pages).toEqual([
			{ name: 'about-2', status: 'published', html: '<p>Who we were: <a href="/news/stamps-and-duties">our best piece</a>.</p>' },
			{ name: 'team', status: 'published', html: '<p>Us.</p>' },
			{ name: 'cellar', status: 'draft', html: '<p>Locked.</p>' },
		]);
	});

	test('old addresses lead to the new ones', async () => {
		const redirects = await query<{ source: string; target: string }>(sql`select source, target from redirect order by source`);
		const target = (source: string) => redirects.find((row) => row.source === source)?.target;
		expect(target('/fog/2024/05/02/stamps-and-duties')).toBe('/news/stamps-and-duties');
		expect(target('/fog/2024/05/02/stamps')).toBe('/news/stamps-and-duties');
		expect(target('/fog?p=11')).toBe('/news/stamps-and-duties');
		expect(target('/fog/2024/05/09/la-señal')).toBe('/news/la-senal');
		expect(target('/fog/about/team')).toBe('/about/team');
		expect(target('/fog?page_id=32')).toBe('/about/team');
		// Nobody can open a draft.
		expect(redirects.filter((row) => /for-us|half-an-idea|cellar/.test(row.target))).toEqual([]);
	});

	test('what can be read can be found, and every write left its trace', async () => {
		const found = await query<{ title: string }>(sql`select title from search_document where kind = 'article' and tsv @@ to_tsquery('english', 'notice & place')`);
		expect(found.map((row) => row.title)).toEqual(['Stamps & duties: what changes']);
		const [words] = await query(sql`select documents from search_word where edition = 'en' and word = 'notice'`);
		expect(words).toEqual({ documents: 1 });
		const audits = await query(sql`select noun, count(*)::int as count from audit where actor = 'import:wordpress' group by noun order by noun`);
		expect(audits).toEqual([
			{ noun: 'article', count: 15 },
			{ noun: 'author', count: 2 },
			{ noun: 'media', count: 2 },
			{ noun: 'page', count: 3 },
			{ noun: 'tag', count: 2 },
		]);
	});

	test('the same export again changes nothing', async () => {
		const before = await rows();
		const report = (await run({ now: NOW + 60 })).toJSON();
		expect(report.came_in).toEqual({
			articles: { created: 0, updated: 0, unchanged: 15 },
			pages: { created: 0, updated: 0, unchanged: 3 },
			authors: { created: 0, updated: 0, unchanged: 2 },
			tags: { created: 0, updated: 0, unchanged: 2 },
			pictures: { created: 0, updated: 0, unchanged: 0 },
			redirects: { created: 0, updated: 0, unchanged: 27 },
		});
		expect(await rows()).toEqual(before);
	});

	test('a newer export updates what nobody edited here, and what was edited only when told to', async () => {
		const edited = await piece(21);
		await test_db.db.write(async (tx) => {
			await tx.update(article).set({ html: '<p>Edited here.</p>' }).where(eq(article.id, edited.id));
			await tx.insert(article_revision).values({ article_id: edited.id, number: 2, snapshot: { html: '<p>Edited here.</p>' }, actor: 'editor' });
		});
		const file = join(folder, 'newer.xml');
		const text = await readFile(FIXTURE, 'utf8');
		await writeFile(file, text.replace('Uno.', 'Uno, nuevo.').replace('Dos.', 'Dos, nuevo.').replace('<wp:post_name>la-senal<', '<wp:post_name>otro<'));
		const report = (await run({ file, now: NOW + 120 })).toJSON();
		expect(report.came_in.articles).toEqual({ created: 0, updated: 1, unchanged: 13 });
		expect(reasons(report.left_out)).toMatchObject({ edited_here: 1 });
		expect((await piece(21)).html).toBe('<p>Edited here.</p>');
		// Its address stays, though the export has another slug now.
		expect(await piece(22)).toMatchObject({ html: '<p>Dos, nuevo.</p>', seo_url: 'la-senal-2' });
		expect((await run({ file, overwrite: true, now: NOW + 180 })).toJSON().came_in.articles).toEqual({ created: 0, updated: 1, unchanged: 14 });
		expect((await piece(21)).html).toBe('<p>Uno, nuevo.</p>');
		expect((await run({ file, now: NOW + 240 })).toJSON().came_in.articles).toEqual({ created: 0, updated: 0, unchanged: 15 });
	});

	test('the other edition gets pieces, addresses and words of its own', async () => {
		const report = (await run({ edition: need(editionByCode('es')) })).toJSON();
		expect(report.came_in).toMatchObject({ articles: { created: 15 }, pictures: { created: 0 }, authors: { created: 0, unchanged: 2 } });
		expect((await rows('es')).find((row) => row.key === 17)?.title).toBe('Sin título, 7 de mayo de 2024');
		const [row] = await query(sql`select html from page where edition = 'es' and name = 'about-2'`);
		expect(row).toEqual({ html: '<p>Who we were: <a href="/es/news/stamps-and-duties">our best piece</a>.</p>' });
		// The English piece keeps the old address; the report says so.
		expect(reasons(report.left_out).redirect_taken).toBe(27);
	});

	test('a trial tells the same and writes nothing', async () => {
		const before = await query(
			sql`select (select count(*)::int from article) as articles, (select count(*)::int from media) as media, (select count(*)::int from audit) as audits`,
		);
		const report = (await run({ target: undefined })).toJSON();
		expect(report.came_in).toMatchObject({ articles: { created: 15 }, pages: { created: 3 }, pictures: { created: 2 } });
		expect(
			await query(sql`select (select count(*)::int from article) as articles, (select count(*)::int from media) as media, (select count(*)::int from audit) as audits`),
		).toEqual(before);
	});

	test('a file that is broken at its end leaves nothing behind', async () => {
		const file = join(folder, 'broken.xml');
		const text = (await readFile(FIXTURE, 'utf8')).replaceAll('old.example', 'broken.example');
		await writeFile(file, text.slice(0, text.lastIndexOf('</item>')));
		await expect(run({ file })).rejects.toThrow(/not a sound WordPress export.*line \d+/);
		expect(await query(sql`select 1 from article where import_key like '%broken.example%'`)).toEqual([]);
	});

	test('a run that fails leaves whole batches, and the next one finishes it', async () => {
		const items = Array.from(
			{ length: 250 },
			(_, at) =>
				`<item><title>Piece ${at}</title><link>https://many.example/${at}/</link><dc:creator>m</dc:creator><content:encoded>${at === 130 ? 'poison' : 'text'}</content:encoded><wp:post_id>${at + 1}</wp:post_id><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt><wp:post_name>piece-${at}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
		);
		const file = join(folder, 'many.xml');
		await writeFile(
			file,
			`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><link>https://many.example</link><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`,
		);
		const count = async () => (await query<{ count: number }>(sql`select count(*)::int as count from article where import_key like 'wordpress:many.example:%'`))[0]?.count;
		await query(sql`alter table article add constraint no_poison check (html not like '%poison%')`);
		const stopped = await run({ file }).catch((error: unknown) => error);
		expect(stopped).toBeInstanceOf(ImportError);
		expect(String(stopped)).toMatch(/stopped after \d+ of 250 pieces.*run the same command again/);
		const left = await count();
		expect([100, 150]).toContain(left);
		await query(sql`alter table article drop constraint no_poison`);
		expect((await run({ file })).toJSON().came_in.articles).toEqual({ created: 250 - (left ?? 0), updated: 0, unchanged: left });
		expect(await count()).toBe(250);
	});
});

function need<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('missing');
	return value;
}

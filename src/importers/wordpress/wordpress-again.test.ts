import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	EXPORT,
	IMPORTED_AT,
	type ImportHarness,
	need,
	openImportHarness,
	reasons,
} from '../../../tests/import-harness';
import { article } from '../../data/tables/article';
import { revision } from '../../data/tables/revision';
import { editionByCode } from '../../editions/editions';
import { ImportError } from '../core/import-error';

describe('a WordPress export that is imported again', () => {
	let harness: ImportHarness;
	beforeAll(async () => {
		harness = await openImportHarness();
		await harness.run();
	});
	afterAll(async () => {
		await harness.close();
	});

	test('the same export again changes nothing', async () => {
		const before = await harness.rows();
		const report = await harness.run({ now: IMPORTED_AT + 60 });
		expect(report.came_in).toEqual({
			articles: { created: 0, updated: 0, unchanged: 15 },
			pages: { created: 0, updated: 0, unchanged: 3 },
			authors: { created: 0, updated: 0, unchanged: 2 },
			tags: { created: 0, updated: 0, unchanged: 2 },
			pictures: { created: 0, updated: 0, unchanged: 0 },
			redirects: { created: 0, updated: 0, unchanged: 84 },
		});
		expect(await harness.rows()).toEqual(before);
	});

	test('a newer export updates what nobody edited here, and what was edited only when told to', async () => {
		const edited = await harness.post(21);
		await harness.db.write(async (tx) => {
			await tx.update(article).set({ html: '<p>Edited here.</p>', version: 2 }).where(eq(article.id, edited.id));
			await tx.insert(revision).values({
				noun: 'article',
				row_id: edited.id,
				number: 2,
				verb: 'change',
				snapshot: { html: '<p>Edited here.</p>' },
				actor: 'editor',
			});
		});
		const file = join(harness.folder, 'newer.xml');
		const text = await readFile(EXPORT, 'utf8');
		await writeFile(
			file,
			text
				.replace('Uno.', 'Uno, nuevo.')
				.replace('Dos.', 'Dos, nuevo.')
				.replace('<wp:post_name>la-senal<', '<wp:post_name>otro<'),
		);
		const report = await harness.run({ file, now: IMPORTED_AT + 120 });
		expect(report.came_in.articles).toEqual({ created: 0, updated: 1, unchanged: 13 });
		expect(reasons(report.left_out)).toMatchObject({ edited_here: 1 });
		expect((await harness.post(21)).html).toBe('<p>Edited here.</p>');
		// Its address stays, though the export has another slug now.
		expect(await harness.post(22)).toMatchObject({ html: '<p>Dos, nuevo.</p>', seo_url: 'la-senal-2' });
		expect((await harness.run({ file, overwrite: true, now: IMPORTED_AT + 180 })).came_in.articles).toEqual({
			created: 0,
			updated: 1,
			unchanged: 14,
		});
		expect((await harness.post(21)).html).toBe('<p>Uno, nuevo.</p>');
		expect((await harness.run({ file, now: IMPORTED_AT + 240 })).came_in.articles).toEqual({
			created: 0,
			updated: 0,
			unchanged: 15,
		});
	});

	test('a password that the source has set since closes the article here', async () => {
		const closed = () =>
			harness.query<{ n: number }>(sql`select count(*)::int as n from article where password_hash is not null`);
		const [before] = await closed();
		const file = join(harness.folder, 'closed.xml');
		const text = await readFile(EXPORT, 'utf8');
		await writeFile(
			file,
			text.replace('<wp:post_password></wp:post_password>', '<wp:post_password>key</wp:post_password>'),
		);
		await harness.run({ file, overwrite: true, now: IMPORTED_AT + 300 });
		expect(await closed()).toEqual([{ n: (before?.n ?? 0) + 1 }]);
		const [entry] = await harness.query<{ detail: unknown }>(
			sql`select detail from audit where detail -> 'changes' -> 'password' is not null order by id desc limit 1`,
		);
		expect(entry?.detail).toMatchObject({ changes: { password: { to: 'set' } } });
		expect(JSON.stringify(entry)).not.toContain('scrypt');
		await harness.run({ overwrite: true, now: IMPORTED_AT + 360 });
		expect(await closed()).toEqual([before]);
	});

	test('the other edition gets posts, addresses and words of its own', async () => {
		const report = await harness.run({ edition: need(editionByCode('es')) });
		expect(report.came_in).toMatchObject({
			articles: { created: 15 },
			pictures: { created: 0 },
			authors: { created: 0, unchanged: 2 },
		});
		expect((await harness.rows('es')).find((row) => row.key === 17)?.title).toBe('Sin título, 7 de mayo de 2024');
		const [row] = await harness.query(sql`select html from page where edition = 'es' and name = 'about'`);
		expect(row).toEqual({ html: '<p>Who we were: <a href="/es/news/stamps-and-duties">our best piece</a>.</p>' });
		// The English post keeps the old address; the report says so.
		expect(reasons(report.left_out).redirect_taken).toBe(82);
	});

	test('a trial tells the same and writes nothing', async () => {
		const before = await harness.query(
			sql`select (select count(*)::int from article) as articles, (select count(*)::int from media) as media, (select count(*)::int from audit) as audits`,
		);
		const report = await harness.run({ target: undefined });
		expect(report.came_in).toMatchObject({
			articles: { created: 15 },
			pages: { created: 3 },
			pictures: { created: 2 },
		});
		expect(
			await harness.query(
				sql`select (select count(*)::int from article) as articles, (select count(*)::int from media) as media, (select count(*)::int from audit) as audits`,
			),
		).toEqual(before);
	});

	test('a file that is broken at its end leaves nothing behind', async () => {
		const file = join(harness.folder, 'broken.xml');
		const text = (await readFile(EXPORT, 'utf8')).replaceAll('old.example', 'broken.example');
		await writeFile(file, text.slice(0, text.lastIndexOf('</item>')));
		await expect(harness.run({ file })).rejects.toThrow(/not a sound WordPress export.*line \d+/);
		expect(await harness.query(sql`select 1 from article where import_key like '%broken.example%'`)).toEqual([]);
	});

	test('a run that fails leaves whole batches, and the next one finishes it', async () => {
		const items = Array.from(
			{ length: 250 },
			(_, at) =>
				`<item><title>Post ${at}</title><link>https://many.example/${at}/</link><dc:creator>m</dc:creator><content:encoded>${at === 130 ? 'poison' : 'text'}</content:encoded><wp:post_id>${at + 1}</wp:post_id><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt><wp:post_name>post-${at}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
		);
		const file = join(harness.folder, 'many.xml');
		await writeFile(
			file,
			`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><link>https://many.example</link><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`,
		);
		const count = async () =>
			(
				await harness.query<{ count: number }>(
					sql`select count(*)::int as count from article where import_key like 'wordpress:many.example:%'`,
				)
			)[0]?.count;
		await harness.query(sql`alter table article add constraint no_poison check (html not like '%poison%')`);
		const stopped = await harness.run({ file }).catch((error: unknown) => error);
		expect(stopped).toBeInstanceOf(ImportError);
		expect(String(stopped)).toMatch(/stopped after \d+ of 250 posts.*run the same command again/);
		const left = await count();
		expect([100, 150]).toContain(left);
		await harness.query(sql`alter table article drop constraint no_poison`);
		expect((await harness.run({ file })).came_in.articles).toEqual({
			created: 250 - (left ?? 0),
			updated: 0,
			unchanged: left,
		});
		expect(await count()).toBe(250);
	});
});

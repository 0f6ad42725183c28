import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportHarness, need, openImportHarness, reasons } from '../../../tests/import-harness';
import { readCsv, recordsOf } from './csv';
import { folderSource, tableSource } from './folder';
import { readFrontMatter } from './front-matter';
import { itemOf } from './record';

const FILES: Record<string, string> = {
	'news/rates.md':
		'---\ntitle: "Rates: what changes"\ndate: 2024-05-02T09:30:00Z\nupdated: 2024-06-01\nauthors: [Ana Ruiz, {name: Ben Oduya}]\nsection: regulation\ntags: [Europe]\ndescription: In short.\npermalink: /2024/rates.html\nimage: /uploads/2024/05/plant.jpg\nfeatured: true\n---\nSee [the other](/news/posts/short) and ![A line](/uploads/2024/05/line.jpg)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n{% include note.html %}\n',
	'posts/2023-03-04-short.md':
		'---\r\ntitle: Short\r\npermalink: /news/posts/short\r\n---\r\n\r\n# Short\r\n\r\n*Kept* <script>x()</script>',
	'about/index.md': '---\ntitle: About\nlayout: page\ndate: 2020-01-01\n---\nWho we are.',
	'old.html': '---\ntitle: Old\ndate: 2019-01-01\nslug: the-old-one\n---\n<p onclick="x()">As it was.</p>',
	'idea.md': '# An idea\n\nNo day[^1] yet.\n\n[^1]: Of *it*.',
	'torn.md': '---\ntitle: [torn\n---\nWords.',
	'.hidden/secret.md': '---\ntitle: Hidden\n---\n',
};

describe('a folder and a table', () => {
	let harness: ImportHarness;
	let folder: string;
	beforeAll(async () => {
		harness = await openImportHarness();
		folder = join(harness.folder, 'content');
		for (const [path, text] of Object.entries(FILES)) {
			await mkdir(join(folder, path, '..'), { recursive: true });
			await writeFile(join(folder, path), text);
		}
	});
	afterAll(async () => {
		await harness.close();
	});

	test('files with front matter come in, each by what it says of itself', async () => {
		const report = await harness.bring(folderSource(folder, 'https://files.example/'));
		const found = new Map((await harness.pieces('folder:files.example:')).map((row) => [row.seo_url, row]));
		const rates = need(found.get('rates'));
		expect(rates).toMatchObject({
			title: 'Rates: what changes',
			standfirst: 'In short.',
			type: 'regulation',
			is_headline: true,
			authors: ['Ana Ruiz', 'Ben Oduya'],
		});
		expect(rates.cover_id).not.toBeNull();
		expect(Number(rates.revised_at)).toBe(Date.UTC(2024, 5, 1) / 1000);
		expect(rates.html.replace(/\/media\/[0-9a-f]{32}\.jpg/g, '/media/X.jpg')).toBe(
			[
				'<figure><img src="/media/X.jpg" alt="A line" width="60" height="40" loading="lazy"></figure>',
				'<p>See <a href="/news/short">the other</a> and</p>',
				'<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
			].join('\n'),
		);
		expect(need(found.get('short'))).toMatchObject({ html: '<p><em>Kept</em></p>', status: 'published' });
		expect(Number(found.get('short')?.published_at)).toBe(Date.UTC(2023, 2, 4) / 1000);
		expect(need(found.get('the-old-one')).html).toBe('<p>As it was.</p>');
		expect(need(found.get('idea'))).toMatchObject({
			title: 'An idea',
			status: 'draft',
			html: '<p>No day<a href="#note-1"><sup id="note-1-mark">1</sup></a> yet.</p>\n<ol><li id="note-1">Of <em>it</em>. <a href="#note-1-mark">↩</a></li></ol>',
		});
		expect([...found.keys()].sort()).toEqual(['idea', 'rates', 'short', 'the-old-one', 'torn']);
		expect(await harness.query(sql`select name, html from page`)).toEqual([
			{ name: 'about', html: '<p>Who we are.</p>' },
		]);
		expect(await harness.query(sql`select target from redirect where source = '/2024/rates.html'`)).toEqual([
			{ target: '/news/rates' },
		]);
		expect(reasons(report.changed)).toMatchObject({ shortcode: 1 });
		const torn = report.left_out.find((line) => line.reason === 'custom_field');
		expect(torn?.examples[0]).toContain('torn.md');
		const again = await harness.bring(folderSource(folder, 'https://files.example'));
		expect(again.came_in.articles).toEqual({ created: 0, updated: 0, unchanged: 5 });
	});

	test('a table comes in by the names of its columns', async () => {
		const file = join(harness.folder, 'pieces.csv');
		await writeFile(
			file,
			'\ufeffTitle;Slug;Date;Author;Category;Body\r\n"A ""quoted"" one";one;2024-05-02 09:30;Ana Ruiz;Product;"First line\r\n\r\nSecond; line"\r\nTwo;two;;;;<p>Whole</p>\r\n',
		);
		await harness.bring(tableSource(file, 'https://table.example'));
		const [one, two] = await harness.pieces('csv:table.example:');
		expect(one).toMatchObject({
			title: 'A "quoted" one',
			seo_url: 'one',
			type: 'product',
			authors: ['Ana Ruiz'],
			html: '<p>First line</p>\n<p>Second; line</p>',
		});
		expect(Number(one?.published_at)).toBe(Date.UTC(2024, 4, 2, 9, 30) / 1000);
		expect(two).toMatchObject({ title: 'Two', status: 'draft', html: '<p>Whole</p>' });
		await writeFile(file, 'a,b\n1,2\n');
		await expect(harness.bring(tableSource(file, 'https://table.example'))).rejects.toThrow('has no column "title"');
		await expect(harness.bring(folderSource(join(harness.folder, 'none'), 'https://a.example'))).rejects.toThrow(
			'cannot be read',
		);
	});
});

describe('what somebody has written down', () => {
	test('a table is read as it was written', () => {
		const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'ñ', '\t'), maxLength: 12 });
		fc.assert(
			fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
				const written = [['a', 'b', 'c'], ...rows].map((row) =>
					row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','),
				);
				expect(readCsv(written.join('\r\n'))).toEqual([['a', 'b', 'c'], ...rows]);
			}),
		);
		expect(recordsOf('A,b\n1\n')).toEqual([{ a: '1', b: '' }]);
		expect(() => readCsv('a,b\r\n1,2\r\n"3,4\r\n5,6\r\n')).toThrow('a quote without an end in line 3');
	});

	test.each([
		['', 'publish'],
		['Published', 'publish'],
		['scheduled', 'publish'],
		['draft', 'draft'],
		['withdrawn', 'private'],
		['unpublished', 'private'],
		['on hold', 'private'],
	])('a piece whose state is %j is %s', (status, expected) => {
		const site = 'https://a.example';
		expect(itemOf({ status, date: '2024-05-02' }, 1, 'a.md', 'a', site).status).toBe(expected);
		expect(itemOf({ status }, 1, 'a.md', 'a', site).status).not.toBe('publish');
	});

	test.each([
		['/2024/a.html', 'https://a.example/2024/a.html', 'a'],
		['/:year/:title/', 'https://a.example/own', 'own'],
		[':slug', 'https://a.example/own', 'own'],
		['https://b.example/c/', 'https://b.example/c/', 'c'],
	])('a piece whose address is %s stood at %s', (permalink, link, slug) => {
		expect(itemOf({ permalink }, 1, 'a.md', 'own', 'https://a.example')).toMatchObject({ link, slug });
	});

	test('any file is front matter and text, and nothing of the text is lost', () => {
		const part = fc.constantFrom('---', '\n', '...', 'title: a', '- b', 'words', ': ', '&x ', '*x', '{', '"');
		fc.assert(
			fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
				const file = parts.join('');
				const { fields, text, error } = readFrontMatter(file);
				expect(file.endsWith(text)).toBe(true);
				expect(typeof fields).toBe('object');
				// Only delimiters may be lost, nothing that somebody has written.
				if (error === undefined && Object.keys(fields).length === 0)
					expect(file.slice(0, file.length - text.length)).not.toMatch(/words|title|- b/);
			}),
		);
		expect(readFrontMatter('---\n---\nA text.\n\n---\nMore.')).toMatchObject({ text: 'A text.\n\n---\nMore.' });
		expect(readFrontMatter('---\nA text.\n---\nMore.').text).toContain('A text.');
		expect(readFrontMatter('+++\ntitle = "A"\n+++\nText')).toMatchObject({ error: 'it is TOML, which is not read' });
	});
});

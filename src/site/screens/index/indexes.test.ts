import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { editions } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { forget } from '../../../platform/db/read-cache';
import { indexes } from './index-tabs';

describe('the indexes', () => {
	let site: TestSite;
	const open = async (path: string) => {
		const response = await site.app.request(path);
		return {
			status: response.status,
			tags: response.headers.get('cache-tag') ?? '',
			html: asRead(await response.text()),
		};
	};
	/** The main part of a page, without header and footer. */
	const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
	const read = <Row>(query: ReturnType<typeof sql>) => site.db.writeAlone<Row & Record<string, unknown>>(query);

	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());
	beforeEach(() => forget(site.db.read, ['*']));

	test.each(editions.map((edition) => edition.code))('each leads to the others, edition %s', async (code) => {
		const edition = editions.find((one) => one.code === code) ?? editions[0];
		if (!edition) throw new Error('No edition.');
		for (const name of indexes) {
			const { status, html } = await open(urls[name].href(edition));
			expect(status).toBe(200);
			for (const other of indexes)
				expect(mainOf(html)).toContain(
					`<a href="${urls[other].href(edition)}"${other === name ? ' aria-current="page"' : ''}>`,
				);
		}
	});

	test.each(['/tag/nothing', '/author/nobody-at-all', '/book/nothing', '/tool/nothing', '/about/corrections/x'])(
		'%s is no page of one',
		async (path) => {
			const { status } = await open(path);
			expect([302, 404]).toContain(status);
		},
	);

	test.each(['en', 'es'])(
		'every subject with a published article stands there with their number (%s)',
		async (code) => {
			const rows = await read<{ slug: string; n: number }>(
				sql`select t.slug, count(*)::int as n from tag t join article_tag s on s.tag_id = t.id
					join article a on a.id = s.article_id
			where t.edition = ${code} and a.status = 'published' group by t.slug`,
			);
			expect(rows.length).toBeGreaterThan(20);
			const { html } = await open(code === 'en' ? '/tag' : '/es/tag');
			const words = (n: number) =>
				code === 'en' ? (n === 1 ? 'article' : 'articles') : n === 1 ? 'artículo' : 'artículos';
			for (const { slug, n } of rows)
				expect(mainOf(html)).toMatch(
					new RegExp(`href="[^"]*/tag/detail/${slug}">[^<]+</a><span[^>]*>${n} ${words(n)}<`),
				);
		},
	);

	test('a subject of drafts alone is not offered, and one that is renamed is shown by its new name', async () => {
		const [row] = await read<{ id: number; name: string; group_id: number }>(
			sql`insert into translation_group (noun) values ('tag') returning id as group_id, 0 as id, '' as name`,
		);
		await read(
			sql`insert into tag (group_id, edition, slug, name) values (${row?.group_id ?? 0}, 'en', 'zz-empty', 'Zz empty')
				returning id`,
		);
		expect((await open('/tag')).html).not.toContain('Zz empty');
		const [used] = await read<{ id: number }>(
			sql`update tag set name = 'Aa renamed' where id = (select s.tag_id from article_tag s
				join article a on a.id = s.article_id and a.edition = 'en' limit 1) returning id`,
		);
		forget(site.db.read, ['*']);
		const { html, tags } = await open('/tag');
		expect(html).toContain('Aa renamed');
		expect(tags.split(',')).toContain(`tag:${used?.id}`);
	});

	test('authors are counted without what partners paid for', async () => {
		const rows = await read<{ slug: string; n: number }>(
			sql`select u.slug, count(*)::int as n from author u join article_author s on s.author_id = u.id
				join article a on a.id = s.article_id
			where a.edition = 'en' and a.status = 'published' and a.label is distinct from 'partner' group by u.slug`,
		);
		const { html } = await open('/author');
		for (const { slug, n } of rows) {
			const from = mainOf(html).indexOf(`/author/${slug}"`);
			expect(from, slug).toBeGreaterThan(0);
			expect(mainOf(html).slice(from, from + 400)).toContain(`${n} article`);
		}
	});

	test('corrections stand newest first, and lead to their articles', async () => {
		const { html, tags } = await open('/about/corrections');
		const times = [...mainOf(html).matchAll(/<time dateTime="([^"]+)"/gi)].map(([, at]) => String(at));
		expect(times.length).toBeGreaterThan(3);
		expect(times).toEqual(times.toSorted().toReversed());
		const [row] = await read<{ seo_url: string; text: string; id: number }>(
			sql`select id, seo_url, corrections -> 0 ->> 'text' as text from article where edition = 'en'
				and status = 'published' and corrections <> '[]' limit 1`,
		);
		expect(html).toContain(`href="/news/${row?.seo_url}"`);
		expect(html).toContain(row?.text);
		expect(tags.split(',')).toEqual(expect.arrayContaining(['list:en', `article:${row?.id}`]));
		expect((await open(`/news/${row?.seo_url}`)).html).toContain('href="/about/corrections"');
	});

	test('a corrected opinion says whose it is, and what software helped to write says who checked it', async () => {
		const [row] = await read<{ id: number; author: string }>(
			sql`select a.id, u.name as author from article a join article_author s on s.article_id = a.id
				join author u on u.id = s.author_id
				where a.edition = 'en' and a.status = 'published' and a.corrections <> '[]' and a.label is null order by a.id
					limit 1`,
		);
		for (const label of ['opinion', 'ai']) {
			await read(
				sql`update article set label = ${label},
					reviewer_id = (select author_id from article_author where article_id = ${row?.id} limit 1)
					where id = ${row?.id}`,
			);
			forget(site.db.read, ['*']);
			const { html } = await open('/about/corrections');
			const labelled = [...html.matchAll(new RegExp(`class="lab lab--${label}".*?</h2>`, 'gs'))].map(([one]) => one);
			expect(labelled.some((one) => one.includes(row?.author ?? '?'))).toBe(true);
		}
		await read(sql`update article set label = null, reviewer_id = null where id = ${row?.id}`);
	});

	test('the corrections of a draft and of a protected article stay with it', async () => {
		const rows = await read<{ id: number; text: string }>(
			sql`select id, corrections -> 0 ->> 'text' as text from article where edition = 'es' and status = 'published'
				and corrections <> '[]' order by id limit 2`,
		);
		const [draft, locked] = rows;
		if (!draft || !locked) throw new Error('The demonstration has too few corrections.');
		expect((await open('/es/about/corrections')).html).toContain(draft.text);
		await read(sql`update article set status = 'draft' where id = ${draft.id} returning id`);
		await read(sql`update article set password_hash = 'scrypt$test' where id = ${locked.id} returning id`);
		forget(site.db.read, ['*']);
		const { html } = await open('/es/about/corrections');
		expect(html).not.toContain(draft.text);
		expect(html).not.toContain(locked.text);
	});

	test('more corrections than a page holds have a second page, whose first has one address', async () => {
		await read(
			sql`update article set corrections = (select jsonb_agg(jsonb_build_object('at', 1700000000 + n, 'text',
				'Correction number ' || n || '.')) from generate_series(1, 40) n)
			where id = (select id from article where edition = 'en' and status = 'published' and corrections = '[]' limit 1)
				returning id`,
		);
		forget(site.db.read, ['*']);
		expect((await open('/about/corrections')).html).toContain('href="/about/corrections/2"');
		const second = await open('/about/corrections/2');
		expect(second.status).toBe(200);
		expect(second.html).toContain('Correction number 1.');
		expect((await open('/about/corrections/3')).status).toBe(404);
		expect((await site.app.request('/about/corrections/1')).headers.get('location')).toBe('/about/corrections');
	});
});

describe('the shortcuts', () => {
	test('stand in the panel of the menu, below the items of the menu, and in the footer', async () => {
		const site = await openTestSite();
		try {
			const html = await (await site.app.request('/es')).text();
			const panel = html.slice(html.indexOf('id="panel-menu"'), html.indexOf('id="panel-search"'));
			for (const part of [panel, html.slice(html.indexOf('<footer'))])
				for (const path of ['/es/tool/calculate', '/es/calendar', '/es/china', '/es/tag', '/es/tool'])
					expect(part).toContain(`href="${path}"`);
			expect(panel.indexOf('/es/news/interview')).toBeLessThan(panel.indexOf('/es/tool/calculate'));
		} finally {
			await site.stop();
		}
	});
});

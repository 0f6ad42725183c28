import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../../tests/databases';
import { articles as stories } from '../data/demo/all-articles';
import { authors } from '../data/demo/authors';
import { tags } from '../data/demo/tags';
import type { Storage } from '../media/storage';
import { cleanHtml } from '../shared/clean-html';
import { loadDemo } from './load-demo';

const NOW = Date.UTC(2026, 10, 20, 10, 30) / 1000;
const DAY = 86_400;
const NAMED = [
	'ape', 'gfn', 'global-annual-event-2024', 'gtnf', 'gtnf-2023', 'hnb-kungfu', 'iecie', 'iecie2023', 'inter-tabac', 'inter-tabac-2023', 'tpe', 'vape-fair', 'vaper',
	'vaperexpo-uk-2023', 'vapexpo-spain', 'wvs',
];
const PREFIX: Record<string, string> = { en: '', es: '/es' };

/** A storage in memory. */
function shelf(): Storage & { files: Map<string, Uint8Array> } {
	const files = new Map<string, Uint8Array>();
	return {
		files,
		put: async (name, bytes) => void files.set(name, bytes),
		get: async (name) => files.get(name),
		delete: async (name) => void files.delete(name),
	};
}

test('every story names authors, reviewers and tags that exist, under the name of its file', () => {
	const people = new Set(authors.map((author) => author.slug));
	const known = new Set(tags.map((tag) => tag.key));
	const wrong = stories.flatMap((story) => [
		...[story.author, ...(story.reviewer ? [story.reviewer] : [])].filter((slug) => !people.has(slug)).map((slug) => `${story.key}: author ${slug}`),
		...story.tags.filter((key) => !known.has(key)).map((key) => `${story.key}: tag ${key}`),
		...(story.label === 'ai' && !story.reviewer ? [`${story.key}: no reviewer`] : []),
		...(story.label === 'partner' && !story.partner_name ? [`${story.key}: no partner`] : []),
	]);
	expect(wrong).toEqual([]);
	expect(new Set(stories.map((story) => story.key)).size).toBe(stories.length);
	const used = new Set(stories.flatMap((story) => story.tags));
	expect(tags.map((tag) => tag.key).filter((key) => !used.has(key))).toEqual([]);
});

describe.each(engines)('the demonstration edition on $name', ({ open }) => {
	let opened: TestDatabase;
	const storage = shelf();
	const rows = async <T extends Record<string, unknown>>(statement: string): Promise<T[]> => (await opened.db.read.execute<T>(sql.raw(statement))).rows;

	beforeAll(async () => {
		opened = await open();
		expect(await loadDemo(opened.db, { now: NOW, storage, site: { cookie_prefix: 'lamp', legal_name: 'Fog & <Sons>' } })).toBe(true);
	});
	afterAll(() => opened.close());

	test('is loaded once: a second start changes nothing', async () => {
		const state = async () => {
			const tables = await rows<{ name: string }>(`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(oid, 'select') order by 1`);
			const hashes = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) as hash from "${name}" t`);
			return rows<{ name: string; count: number }>(hashes.join(' union all '));
		};
		const before = await state();
		expect(before.find((table) => table.name === 'article')?.count).toBeGreaterThan(120);
		expect(await loadDemo(opened.db, { now: NOW + 9 * DAY, storage: shelf() })).toBe(false);
		expect(await state()).toEqual(before);
		expect(await rows(`select value from setting where name = 'demo_loaded_at'`)).toEqual([{ value: NOW }]);
	});

	test('has at least sixty stories an edition, most of them pairs, in all sections and kinds and over twelve months', async () => {
		for (const edition of ['en', 'es']) {
			const list = await rows<{ type: string; kind: string; month: string; published_at: number }>(
				`select type, kind, to_char(to_timestamp(published_at) at time zone 'UTC', 'YYYY-MM') as month, published_at from article where edition = '${edition}' and status = 'published'`,
			);
			expect(list.length).toBeGreaterThanOrEqual(60);
			expect(new Set(list.map((row) => row.type))).toEqual(new Set(['company', 'product', 'regulation', 'ai']));
			expect(new Set(list.map((row) => row.kind))).toEqual(new Set(['news', 'interview', 'data', 'exhibition', 'china']));
			expect(new Set(list.map((row) => row.month)).size).toBeGreaterThanOrEqual(12);
			expect(list.filter((row) => row.published_at > NOW - DAY).length).toBeGreaterThan(5);
		}
		const [pairs] = await rows<{ pairs: number; groups: number }>(`select count(*) filter (where editions = 2)::int as pairs, count(*)::int as groups from (select group_id, count(distinct edition) as editions from article group by 1) g`);
		expect(pairs?.pairs).toBeGreaterThan((pairs?.groups ?? 0) * 0.8);
		const leads = await rows<{ edition: string; lead_rank: number }>('select edition, lead_rank from article where lead_rank is not null order by edition, lead_rank');
		expect(new Set(leads.map((row) => `${row.edition} ${row.lead_rank}`)).size).toBe(leads.length);
		expect(leads.filter((row) => row.edition === 'en').length).toBeLessThanOrEqual(3);
	});

	test('nothing that is told has its moment in the future', async () => {
		const late = await rows(`select seo_url from article where published_at > ${NOW} or revised_at > ${NOW} or updated_at > ${NOW}
			or exists (select from jsonb_array_elements(corrections) c where (c->>'at')::bigint > ${NOW}) or revised_at < published_at`);
		expect(late).toEqual([]);
		expect(await rows(`select name from page where published_at > ${NOW} or valid_from > ${NOW}`)).toEqual([]);
		expect(await rows(`select slug from license where verified_at > ${NOW} or valid_from > date '2026-11-20'`)).toEqual([]);
		expect(await rows(`select id from license_event where happened_on > date '2026-11-20' or happened_on < date '2022-05-01'`)).toEqual([]);
		expect(await rows(`select slug from issue where sent_at > ${NOW}`)).toEqual([]);
		expect(await rows(`select id from wall_message where created_at > ${NOW} or decided_at > ${NOW}`)).toEqual([]);
	});

	test('every link and every chart in a text leads to something, and no address is used twice', async () => {
		const paths = new Set(Object.values(PREFIX).flatMap((prefix) => ['/about', '/about/policy', '/about/terms', '/about/cookie', '/about/subscribe', '/license'].map((path) => prefix + path)));
		for (const { edition, seo_url } of await rows<{ edition: string; seo_url: string }>('select edition, seo_url from article')) {
			expect(seo_url).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
			const path = `${PREFIX[edition]}/news/${seo_url}`;
			expect(paths.has(path)).toBe(false);
			paths.add(path);
		}
		for (const { slug } of await rows<{ slug: string }>('select slug from author')) for (const prefix of Object.values(PREFIX)) paths.add(`${prefix}/author/${slug}`);
		const series = new Set((await rows<{ slug: string }>('select slug from data_series')).map((row) => row.slug));
		const texts = await rows<{ edition: string; name: string; html: string }>(`select edition, seo_url as name, html from article union all select edition, name, html from page
			union all select edition, slug, html || sample_html from book union all select edition, slug, html from issue union all select edition, slug, answer_html from question
			union all select s.edition, s.slug, m.content->>'html' from subject_module m join subject s on s.id = m.subject_id where m.kind = 'text'`);
		const broken = texts.flatMap(({ edition, name, html }) => [
			...[...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '').filter((href) =>
				href.startsWith('/') ? !paths.has(href) || href.startsWith('/es/') !== (edition === 'es') : !/^(https:\/\/|mailto:)/.test(href)),
			...[...html.matchAll(/data-series="([^"]*)"/g)].map((match) => match[1] ?? '').filter((slug) => !series.has(slug)),
		].map((what) => `${edition} ${name}: ${what}`));
		expect(broken).toEqual([]);
		expect(texts.length).toBeGreaterThan(250);
	});

	test('the texts are clean: what is stored is what the sanitiser leaves, and plain fields hold no markup', async () => {
		const texts = await rows<{ html: string }>(`select html from article union all select html from page union all select html from book union all select sample_html from book
			union all select html from issue union all select answer_html from question union all select content->>'html' from subject_module where kind = 'text'`);
		for (const { html } of texts) {
			expect(html).not.toMatch(/<script|<iframe|<svg|<style|\son[a-z]+=|javascript:|\sstyle=|\$\{|undefined/i);
			expect(cleanHtml(html)).toBe(html);
			expect(html.length).toBeGreaterThan(40);
		}
		const plain = await rows<{ text: string }>(`select concat_ws(' ', title, standfirst, market, place, quote, cover_alt, cover_caption, key_points, key_dates, corrections) as text from article
			union all select concat_ws(' ', name_en, name_zh, texts) from license union all select concat_ws(' ', name, booth, texts) from enterprise
			union all select text from wall_message where length(text) between 2 and 280 union all select concat_ws(' ', question) from question`);
		expect(plain.filter((row) => /<[a-z/!]|&[a-z]+;|\$\{|\bundefined\b/i.test(row.text))).toEqual([]);
		const [about] = await rows<{ html: string }>(`select html from page where edition = 'en' and name = 'about'`);
		expect(about?.html).toContain('Fog &amp; &lt;Sons&gt;');
		const [cookie] = await rows<{ html: string }>(`select html from page where edition = 'es' and name = 'cookie'`);
		for (const name of ['cookie_choose', 'letter_dialog', 'lamp_view_', 'lamp_admin_token']) expect(cookie?.html).toContain(`<code>${name}</code>`);
	});

	test('all sixteen named pages stand in both editions, their modules point at what exists, and there is always a next show', async () => {
		const subjects = await rows<{ edition: string; slug: string; first: string; kinds: string[] }>(`select s.edition, s.slug, (array_agg(m.kind order by m.position))[1] as first, array_agg(m.kind) as kinds
			from subject s join subject_module m on m.subject_id = s.id where s.status = 'published' group by 1, 2`);
		for (const edition of ['en', 'es']) for (const slug of NAMED) expect(subjects.find((one) => one.edition === edition && one.slug === slug)?.first).toBe('hero');
		expect(new Set(subjects.flatMap((one) => one.kinds)).size).toBe(13);
		const lost = await rows(`select s.edition, s.slug, m.kind from subject_module m join subject s on s.id = m.subject_id where
			(m.content ? 'topic_edition' and not exists (select from topic_edition e where e.slug = m.content->>'topic_edition'))
			or (m.content ? 'topic' and not exists (select from topic t where t.slug = m.content->>'topic'))
			or (m.content ? 'tag' and not exists (select from tag t where t.slug = m.content->>'tag' and t.edition = s.edition))
			or (m.kind = 'photo_wall' and not exists (select from photo p join topic_edition e on e.id = p.topic_edition_id where e.slug = m.content->>'topic_edition'))`);
		expect(lost).toEqual([]);
		const coming = await rows<{ slug: string; days: number; is_on: boolean; note: string | null }>(`select slug, starts_on - date '2026-11-20' as days, texts->'es'->>'note' as note,
			starts_on <= date '2026-11-20' as is_on from topic_edition where ends_on >= date '2026-11-20' order by starts_on`);
		expect(coming.filter((one) => one.is_on)).toHaveLength(1);
		expect(coming.filter((one) => !one.is_on && one.days <= 90).length).toBeGreaterThanOrEqual(3);
		for (const one of coming) expect(one.note).toMatch(/demostración/);
		const unsourced = await rows(`select slug from topic_edition where figures <> '[]' and exists (select from jsonb_array_elements(figures) f where coalesce(f->'source'->>'title', '') = '')`);
		expect(unsourced).toEqual([]);
		expect((await rows('select from article_topic')).length).toBeGreaterThan(5);
	});

	test('the register holds at least 320 records marked as demonstration, some near their end, some with a history', async () => {
		const list = await rows<{ source: string; status: string; category: string; soon: boolean; license_no: string; valid_to: string; verified_by: string }>(
			`select source, status, category, license_no, verified_by, status = 'valid' and valid_to between date '2026-11-20' and date '2026-11-20' + 90 as soon from license`,
		);
		expect(list.length).toBeGreaterThanOrEqual(320);
		expect(new Set(list.map((row) => row.source))).toEqual(new Set(['Demonstration record']));
		expect(new Set(list.map((row) => row.status))).toEqual(new Set(['valid', 'expired', 'suspended', 'ceased', 'unknown']));
		expect(new Set(list.map((row) => row.category)).size).toBe(6);
		expect(list.filter((row) => row.soon).length).toBeGreaterThan(10);
		expect(list.filter((row) => !/^[A-Z]{2}-[CDHLNW]-\d+$/.test(row.license_no))).toEqual([]);
		expect(await rows(`select slug from license where (status = 'valid') and valid_to < date '2026-11-20'`)).toEqual([]);
		expect(await rows('select slug from license l where not exists (select from license_event e where e.license_id = l.id and e.kind = \'granted\')')).toEqual([]);
		expect((await rows('select from license_event where kind <> \'granted\'')).length).toBeGreaterThan(150);
		const questions = await rows<{ edition: string; count: number }>(`select edition, count(*)::int as count from question where source->>'title' <> '' group by 1`);
		for (const row of questions) expect(row.count).toBeGreaterThanOrEqual(12);
		expect(questions).toHaveLength(2);
	});

	test('exhibitors, their licences and their files are there, and each file is the one its row describes', async () => {
		const halls = await rows<{ slug: string; count: number; licensed: number }>(`select e.slug, count(*)::int as count, count(license_id)::int as licensed from enterprise x join topic_edition e on e.id = x.topic_edition_id group by 1 order by 2 desc`);
		expect(halls.map((hall) => hall.count)).toEqual([48, 12]);
		expect(halls.every((hall) => hall.licensed >= 2)).toBe(true);
		const files = await rows<{ name: string; bytes: number; sha256: string }>('select m.name, m.bytes, m.sha256 from attachment a join media m on m.id = a.media_id');
		expect(files.length).toBeGreaterThan(10);
		for (const file of files) {
			const bytes = storage.files.get(file.name);
			expect(bytes?.length).toBe(file.bytes);
			expect(createHash('sha256').update(bytes ?? '').digest('hex')).toBe(file.sha256);
		}
		expect(storage.files.size).toBe(files.length);
		expect((await rows(`select from wall_message where status = 'approved'`)).length).toBeGreaterThan(30);
	});

	test('rates give the sums of the sources: Germany, Spain, Italy, Poland, the United Kingdom', async () => {
		const rate = async (market: string, day: string, mg: number, product_class = 'any_liquid') => {
			const [row] = await rows<{ amount: string }>(`select amount from duty_rate where market = '${market}' and product_class = '${product_class}' and valid_from <= '${day}' and coalesce(valid_to, '${day}') >= '${day}'
				and coalesce(nicotine_above, -1) < ${mg} and coalesce(nicotine_up_to, 999) >= ${mg}`);
			return Number(row?.amount);
		};
		expect((await rate('DE', '2026-06-01', 0)) * 10).toBeCloseTo(3.2);
		expect((await rate('DE', '2025-12-30', 20)) * 10).toBeCloseTo(2.6);
		expect((await rate('ES', '2026-06-01', 10)) * 10).toBeCloseTo(1.5);
		expect((await rate('ES', '2026-06-01', 20)) * 10).toBeCloseTo(2);
		expect((await rate('IT', '2026-06-01', 6)) * 10).toBeCloseTo(1.69552);
		expect((await rate('IT', '2026-06-01', 0)) * 10).toBeCloseTo(1.22454);
		expect((await rate('PL', '2025-08-01', 20)) * 2 + (await rate('PL', '2025-08-01', 20, 'disposable'))).toBeCloseTo(41.92);
		expect((await rate('GB', '2026-10-01', 0)) * 10).toBeCloseTo(2.2);
		expect(await rate('GB', '2026-09-30', 0)).toBeNaN();
		expect(await rows(`select market from duty_rate where source->>'title' is null or source_grade not in ('A', 'B', 'C')`)).toEqual([]);
	});

	test('books, advertisements, rules and letters stand in both editions', async () => {
		const counts = await rows<{ noun: string; edition: string; count: number }>(`select 'book' as noun, edition, count(*)::int as count from book group by 2 union all select 'adv', edition, count(distinct position)::int from adv group by 2
			union all select 'rule', edition, count(*)::int from rule group by 2 union all select 'issue', edition, count(*)::int from issue where status = 'sent' group by 2 union all select 'page', edition, count(*)::int from page group by 2`);
		for (const edition of ['en', 'es']) {
			expect(Object.fromEntries(counts.filter((row) => row.edition === edition).map((row) => [row.noun, row.count]))).toEqual({ book: 4, adv: 4, rule: 10, issue: 6, page: 4 });
		}
	});

	test('the search finds every story, in its own edition', async () => {
		expect(await rows(`select a.seo_url from article a where not exists (select from search_document d where d.kind = 'article' and d.ref_id = a.id and d.edition = a.edition)`)).toEqual([]);
	});
});

describe.each(engines)('a database on $name that is not for the demonstration', ({ open }) => {
	let opened: TestDatabase;
	beforeAll(async () => {
		opened = await open();
	});
	afterAll(() => opened.close());
	const count = async (table: string) => (await opened.db.read.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`)).rows[0]?.count;

	test('a load that fails half-way leaves nothing, and the next one fills it', async () => {
		const full: Storage = { ...shelf(), put: () => Promise.reject(new Error('no space left')) };
		await expect(loadDemo(opened.db, { now: NOW, storage: full })).rejects.toThrow('no space left');
		for (const table of ['article', 'tag', 'license', 'search_document', 'setting']) expect(await count(table)).toBe(0);
	});

	test('content of the owner is never touched, not even when it has no article yet', async () => {
		await opened.db.write((tx) => tx.execute(sql`insert into author (slug, name) values ('own-author', 'Own Author')`));
		expect(await loadDemo(opened.db, { now: NOW })).toBe(false);
		expect(await count('author')).toBe(1);
		expect(await count('article')).toBe(0);
	});
});

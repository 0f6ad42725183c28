import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlesAt } from '../../../demo/all-articles';
import { authors } from '../../../demo/authors';
import { tags } from '../../../demo/tags';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { cleanHtml } from '../../platform/html/clean-html';
import type { Storage } from '../../platform/storage/storage';
import { loadDemo } from './load-demo';

const NOW = Date.UTC(2026, 10, 20, 10, 30) / 1000;
const DAY = 86_400;
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

test('every story has a name of its own and names authors, reviewers and tags that exist', () => {
	const people = new Set(authors.map((author) => author.slug));
	const known = new Set(tags.map((tag) => tag.key));
	const stories = articlesAt(NOW);
	const wrong = stories.flatMap((story) => [
		...[story.author, story.reviewer]
			.flatMap((slug) => slug ?? [])
			.filter((slug) => !people.has(slug))
			.map((slug) => `${story.key}: author ${slug}`),
		...story.tags.filter((key) => !known.has(key)).map((key) => `${story.key}: tag ${key}`),
		// The firm signs what it paid for; everything else has somebody of the newsroom.
		...((story.label === 'partner') === (story.author !== undefined) ? [`${story.key}: signed by the wrong side`] : []),
		...(story.label === 'ai' && !story.reviewer ? [`${story.key}: no reviewer`] : []),
		...(story.label === 'partner' && !story.partner_name ? [`${story.key}: no partner`] : []),
	]);
	expect(wrong).toEqual([]);
	expect(new Set(stories.map((story) => story.key)).size).toBe(stories.length);
});

describe('the demonstration edition', () => {
	let opened: TestDatabase;
	const storage = shelf();
	const rows = async <T = Record<string, unknown>>(statement: string): Promise<T[]> => {
		const answer = await opened.db.write((tx) => tx.execute(sql.raw(statement)));
		return answer.rows as unknown[] as T[];
	};

	beforeAll(async () => {
		opened = await openEmptyDatabase();
		expect(
			await loadDemo(opened.db, { now: NOW, storage, site: { cookie_prefix: 'lamp', legal_name: 'Fog & <Sons>' } }),
		).toBe(true);
	});
	afterAll(() => opened.close());

	test('is loaded once: a second start changes nothing', async () => {
		const state = async () => {
			const tables = await rows<{ name: string }>(
				`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
					and has_table_privilege(oid, 'select') order by 1`,
			);
			const hashes = tables.map(
				({ name }) =>
					`select '${name}' as name, count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) as hash
						from "${name}" t`,
			);
			return rows<{ name: string; count: number }>(`${hashes.join(' union all ')} order by name`);
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
				`select type, kind, to_char(to_timestamp(published_at) at time zone 'UTC', 'YYYY-MM') as month, published_at
					from article where edition = '${edition}' and status = 'published'`,
			);
			expect(list.length).toBeGreaterThanOrEqual(60);
			expect(new Set(list.map((row) => row.type))).toEqual(new Set(['company', 'product', 'regulation', 'ai']));
			expect(new Set(list.map((row) => row.kind))).toEqual(
				new Set(['news', 'interview', 'data', 'exhibition', 'china', 'brief']),
			);
			expect(new Set(list.map((row) => row.month)).size).toBeGreaterThanOrEqual(12);
			expect(list.filter((row) => row.published_at > NOW - DAY).length).toBeGreaterThan(5);
		}
		const [pairs] = await rows<{ pairs: number; groups: number }>(
			`select count(*) filter (where editions = 2)::int as pairs, count(*)::int as groups
				from (select group_id, count(distinct edition) as editions from article group by 1) g`,
		);
		expect(pairs?.pairs).toBeGreaterThan((pairs?.groups ?? 0) * 0.8);
		const leads = await rows<{ edition: string; lead_rank: number }>(
			'select edition, lead_rank from article where lead_rank is not null order by edition, lead_rank',
		);
		expect(new Set(leads.map((row) => `${row.edition} ${row.lead_rank}`)).size).toBe(leads.length);
		expect(leads.filter((row) => row.edition === 'en').length).toBeLessThanOrEqual(3);
	});

	test('nothing that is told has its moment in the future', async () => {
		const late =
			await rows(`select seo_url from article where published_at > ${NOW} or revised_at > ${NOW} or updated_at > ${NOW}
			or exists (select from jsonb_array_elements(corrections) c where (c->>'at')::bigint > ${NOW})
				or revised_at < published_at`);
		expect(late).toEqual([]);
		expect(await rows(`select name from page where published_at > ${NOW} or valid_from > ${NOW}`)).toEqual([]);
		expect(await rows(`select slug from license where verified_at > ${NOW} or valid_from > date '2026-11-20'`)).toEqual(
			[],
		);
		expect(
			await rows(
				`select id from license_event where happened_on > date '2026-11-20' or happened_on < date '2022-05-01'`,
			),
		).toEqual([]);
		expect(await rows(`select slug from issue where sent_at > ${NOW}`)).toEqual([]);
		expect(await rows(`select id from wall_message where created_at > ${NOW} or decided_at > ${NOW}`)).toEqual([]);
	});

	test('every link and every chart in a text leads to something, and no address is used twice', async () => {
		const paths = new Set(
			Object.values(PREFIX).flatMap((prefix) =>
				['/about', '/about/policy', '/about/terms', '/about/cookie', '/about/subscribe', '/license'].map(
					(path) => prefix + path,
				),
			),
		);
		for (const { edition, seo_url } of await rows<{ edition: string; seo_url: string }>(
			'select edition, seo_url from article',
		)) {
			expect(seo_url).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
			const path = `${PREFIX[edition]}/news/${seo_url}`;
			expect(paths.has(path)).toBe(false);
			paths.add(path);
		}
		for (const { slug } of await rows<{ slug: string }>('select slug from author'))
			for (const prefix of Object.values(PREFIX)) paths.add(`${prefix}/author/${slug}`);
		const series = new Set((await rows<{ slug: string }>('select slug from data_series')).map((row) => row.slug));
		const texts = await rows<{
			edition: string;
			name: string;
			html: string;
		}>(`select edition, seo_url as name, html from article union all select edition, name, html from page
			union all select edition, slug, html || sample_html from book union all select edition, slug, html from issue
				union all select edition, slug, answer_html from question
			union all select s.edition, s.slug, m.content->>'html' from subject_module m join subject s on s.id = m.subject_id
				where m.kind = 'text'`);
		const broken = texts.flatMap(({ edition, name, html }) =>
			[
				...[...html.matchAll(/href="([^"]*)"/g)]
					.map((match) => match[1] ?? '')
					.filter((href) =>
						href.startsWith('/')
							? !paths.has(href) || href.startsWith('/es/') !== (edition === 'es')
							: !/^(https:\/\/|mailto:)/.test(href),
					),
				...[...html.matchAll(/data-series="([^"]*)"/g)]
					.map((match) => match[1] ?? '')
					.filter((slug) => !series.has(slug)),
			].map((what) => `${edition} ${name}: ${what}`),
		);
		expect(broken).toEqual([]);
		expect(texts.length).toBeGreaterThan(200);
	});

	test('the texts are clean: what is stored is what the sanitiser leaves, and plain fields hold no markup', async () => {
		const texts = await rows<{
			html: string;
		}>(`select html from article union all select html from page union all select html from book union all
			select sample_html from book
			union all select html from issue union all select answer_html from question union all select content->>'html'
				from subject_module where kind = 'text'`);
		for (const { html } of texts) {
			expect(html).not.toMatch(/<script|<iframe|<svg|<style|\son[a-z]+=|javascript:|\sstyle=|\$\{|undefined/i);
			expect(cleanHtml(html)).toBe(html);
			expect(html.length).toBeGreaterThan(40);
		}
		const plain = await rows<{
			text: string;
		}>(`select concat_ws(' ', title, standfirst, market, place, quote, cover_alt, cover_caption, key_points, key_dates,
			corrections) as text from article
			union all select concat_ws(' ', name_en, name_zh, texts) from license union all
				select concat_ws(' ', name, booth, texts) from enterprise
			union all select text from wall_message where length(text) between 2 and 280 union all
				select concat_ws(' ', question) from question`);
		expect(plain.filter((row) => /<[a-z/!]|&[a-z]+;|\$\{|\bundefined\b/i.test(row.text))).toEqual([]);
		const [about] = await rows<{ html: string }>(`select html from page where edition = 'en' and name = 'about'`);
		expect(about?.html).toContain('Fog &amp; &lt;Sons&gt;');
		const [cookie] = await rows<{ html: string }>(`select html from page where edition = 'es' and name = 'cookie'`);
		for (const name of ['cookie_choose', 'letter_dialog', 'lamp_view_', 'lamp_admin_token'])
			expect(cookie?.html).toContain(`<code>${name}</code>`);
	});

	test('the search finds every story, in its own edition', async () => {
		expect(
			await rows(
				`select a.seo_url from article a where not
					exists (select from search_document d where d.kind = 'article' and d.ref_id = a.id
					and d.edition = a.edition)`,
			),
		).toEqual([]);
	});
});

describe('a database that is not for the demonstration', () => {
	let opened: TestDatabase;
	beforeAll(async () => {
		opened = await openEmptyDatabase();
	});
	afterAll(() => opened.close());
	const count = async (table: string) => {
		const all = sql`select count(*)::int as count from ${sql.identifier(table)}`;
		return (await opened.db.staff.execute<{ count: number }>(all)).rows[0]?.count;
	};

	test('a load that fails half-way leaves nothing', async () => {
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

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { loadDemo } from './load-demo';

const NOW = Date.UTC(2026, 10, 20, 10, 30) / 1000;
const NAMED = [
	'ape',
	'gfn',
	'global-annual-event-2024',
	'gtnf',
	'gtnf-2023',
	'hnb-kungfu',
	'iecie',
	'iecie2023',
	'inter-tabac',
	'inter-tabac-2023',
	'tpe',
	'vape-fair',
	'vaper',
	'vaperexpo-uk-2023',
	'vapexpo-spain',
	'wvs',
];

describe('shows, register and tables of the demonstration', () => {
	let opened: TestDatabase;
	const stored = new Map<string, Uint8Array>();
	const rows = async <T = Record<string, unknown>>(statement: string): Promise<T[]> =>
		(await opened.db.read.execute(sql.raw(statement))).rows as unknown[] as T[];

	beforeAll(async () => {
		opened = await openEmptyDatabase();
		const storage = {
			put: async (name: string, bytes: Uint8Array) => void stored.set(name, bytes),
			get: async (name: string) => stored.get(name),
			delete: async (name: string) => void stored.delete(name),
		};
		expect(await loadDemo(opened.db, { now: NOW, storage })).toBe(true);
	});
	afterAll(() => opened.close());

	test('all sixteen named pages stand in both editions, their modules point at what exists, and there is always a next show', async () => {
		const subjects = await rows<{
			edition: string;
			slug: string;
			first: string;
			kinds: string[];
		}>(`select s.edition, s.slug, (array_agg(m.kind order by m.position))[1] as first, array_agg(m.kind) as kinds
			from subject s join subject_module m on m.subject_id = s.id where s.status = 'published' group by 1, 2`);
		for (const edition of ['en', 'es'])
			for (const slug of NAMED)
				expect(subjects.find((one) => one.edition === edition && one.slug === slug)?.first).toBe('hero');
		expect(new Set(subjects.flatMap((one) => one.kinds)).size).toBe(13);
		const lost =
			await rows(`select s.edition, s.slug, m.kind from subject_module m join subject s on s.id = m.subject_id where
			(m.content ? 'event_edition' and not exists (select from event_edition e
				where e.slug = m.content->>'event_edition'))
			or (m.content ? 'topic' and not exists (select from topic t where t.slug = m.content->>'topic'))
			or (m.content ? 'tag' and not exists (select from tag t where t.slug = m.content->>'tag'
				and t.edition = s.edition))
			or (m.kind = 'photo_wall' and not exists (select from photo p join event_edition e on e.id = p.event_edition_id
				where e.slug = m.content->>'event_edition'))`);
		expect(lost).toEqual([]);
		const coming = await rows<{
			slug: string;
			days: number;
			is_on: boolean;
			note: string | null;
		}>(`select slug, starts_on - date '2026-11-20' as days, texts->'es'->>'note' as note,
			starts_on <= date '2026-11-20' as is_on from event_edition where ends_on >= date '2026-11-20'
				order by starts_on`);
		expect(coming.filter((one) => one.is_on)).toHaveLength(1);
		expect(coming.filter((one) => !one.is_on && one.days <= 90).length).toBeGreaterThanOrEqual(3);
		for (const one of coming) expect(one.note).toMatch(/demostración/);
		const unsourced = await rows(
			`select slug from event_edition where figures <> '[]' and
				exists (select from jsonb_array_elements(figures) f where coalesce(f->'source'->>'title', '') = '')`,
		);
		expect(unsourced).toEqual([]);
		expect((await rows('select from article_topic')).length).toBeGreaterThan(5);
	});

	test('the register holds at least 320 records marked as demonstration, some near their end, some with a history', async () => {
		const list = await rows<{
			source: string;
			status: string;
			category: string;
			soon: boolean;
			license_no: string;
			valid_to: string;
			verified_by: string;
		}>(
			`select source, status, category, license_no, verified_by, status = 'valid' and valid_to between date '2026-11-20'
				and date '2026-11-20' + 90 as soon from license`,
		);
		expect(list.length).toBeGreaterThanOrEqual(320);
		expect(new Set(list.map((row) => row.source))).toEqual(new Set(['Demonstration record']));
		expect(new Set(list.map((row) => row.status))).toEqual(
			new Set(['valid', 'expired', 'suspended', 'ceased', 'unknown']),
		);
		expect(new Set(list.map((row) => row.category)).size).toBe(6);
		expect(list.filter((row) => row.soon).length).toBeGreaterThan(10);
		expect(list.filter((row) => !/^[A-Z]{2}-[CDHLNW]-\d+$/.test(row.license_no))).toEqual([]);
		expect(await rows(`select slug from license where (status = 'valid') and valid_to < date '2026-11-20'`)).toEqual(
			[],
		);
		expect(
			await rows(
				"select slug from license l where not exists (select from license_event e where e.license_id = l.id and e.kind = 'granted')",
			),
		).toEqual([]);
		expect((await rows("select from license_event where kind <> 'granted'")).length).toBeGreaterThan(150);
		const questions = await rows<{ edition: string; count: number }>(
			`select edition, count(*)::int as count from question where source->>'title' <> '' group by 1`,
		);
		for (const row of questions) expect(row.count).toBeGreaterThanOrEqual(12);
		expect(questions).toHaveLength(2);
	});

	test('exhibitors, their licences and their files are there, and each file is the one its row describes', async () => {
		const halls = await rows<{ slug: string; count: number; licensed: number }>(
			`select e.slug, count(*)::int as count, count(license_id)::int as licensed from enterprise x
				join event_edition e on e.id = x.event_edition_id group by 1 order by 2 desc`,
		);
		expect(halls.map((hall) => hall.count)).toEqual([48, 12]);
		expect(halls.every((hall) => hall.licensed >= 2)).toBe(true);
		const files = await rows<{ name: string; bytes: number; sha256: string }>(
			'select m.name, m.bytes, m.sha256 from attachment a join media m on m.id = a.media_id',
		);
		expect(files.length).toBeGreaterThan(10);
		for (const file of files) {
			const bytes = stored.get(file.name);
			expect(bytes?.length).toBe(file.bytes);
			expect(
				createHash('sha256')
					.update(bytes ?? '')
					.digest('hex'),
			).toBe(file.sha256);
		}
		expect(stored.size).toBe(files.length);
		expect((await rows(`select from wall_message where status = 'approved'`)).length).toBeGreaterThan(30);
	});

	test('rates give the sums of the sources: Germany, Spain, Italy, Poland, the United Kingdom', async () => {
		const rate = async (market: string, day: string, mg: number, product_class = 'any_liquid') => {
			const [row] = await rows<{
				amount: string;
			}>(`select amount from duty_rate where market = '${market}' and product_class = '${product_class}'
				and valid_from <= '${day}' and coalesce(valid_to, '${day}') >= '${day}'
				and coalesce(nicotine_above, -1) < ${mg} and coalesce(nicotine_up_to, 999) >= ${mg}`);
			return Number(row?.amount);
		};
		expect((await rate('DE', '2026-06-01', 0)) * 10).toBeCloseTo(3.2);
		expect((await rate('DE', '2025-12-30', 20)) * 10).toBeCloseTo(2.6);
		expect((await rate('ES', '2026-06-01', 10)) * 10).toBeCloseTo(1.5);
		expect((await rate('ES', '2026-06-01', 20)) * 10).toBeCloseTo(2);
		expect((await rate('IT', '2026-06-01', 6)) * 10).toBeCloseTo(1.69552);
		expect((await rate('IT', '2026-06-01', 0)) * 10).toBeCloseTo(1.22454);
		expect((await rate('PL', '2025-08-01', 20)) * 2 + (await rate('PL', '2025-08-01', 20, 'disposable'))).toBeCloseTo(
			41.92,
		);
		expect((await rate('GB', '2026-10-01', 0)) * 10).toBeCloseTo(2.2);
		expect(await rate('GB', '2026-09-30', 0)).toBeNaN();
		expect(
			await rows(
				`select market from duty_rate where source->>'title' is null or
					coalesce(source->>'grade', 'C') not in ('A', 'B', 'C')`,
			),
		).toEqual([]);
	});

	test('books, advertisements, rules and issues stand in both editions', async () => {
		const counts = await rows<{
			noun: string;
			edition: string;
			count: number;
		}>(`select 'book' as noun, edition, count(*)::int as count from book group by 2 union all
			select 'adv', edition, count(distinct position)::int from adv group by 2
			union all select 'rule', edition, count(*)::int from rule group by 2 union all
				select 'issue', edition, count(*)::int from issue where status = 'sent' group by 2 union all
				select 'page', edition, count(*)::int from page group by 2`);
		for (const edition of ['en', 'es']) {
			expect(
				Object.fromEntries(counts.filter((row) => row.edition === edition).map((row) => [row.noun, row.count])),
			).toEqual({ book: 4, adv: 4, rule: 23, issue: 6, page: 5 });
		}
	});
});

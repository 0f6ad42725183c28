import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { DAY, NOW, writeArticles } from '../../../tests/search-articles';
import { noteVersion } from '../index/complete-index';
import { type DocumentInput, upsertDocuments } from '../index/upsert-documents';
import { popularTags } from '../popular-tags';
import type { Segment } from './present/highlight';
import type { SearchRequest } from './request';
import { search } from './search';

const marked = (segments: readonly Segment[]) =>
	segments.filter((segment) => segment.marked).map((segment) => segment.text);
const whole = (segments: readonly Segment[]) => segments.map((segment) => segment.text).join('');

const document = (n: number, title: string, body: string): DocumentInput => ({
	edition: 'en',
	kind: 'article',
	ref_id: 50_000 + n,
	url: `/news/${n}`,
	title,
	summary: '',
	body,
	keywords: [],
	people: [],
	section: null,
	country: null,
	tag_ids: [],
	weight: 1,
	published_at: NOW - 500 * DAY - n,
});

describe('the search', () => {
	let test: TestDatabase;
	const ask = (keyword: string, params: Partial<SearchRequest> = {}) =>
		search(test.db.read, { edition: 'en', keyword, ...params });
	const titles = async (keyword: string, params: Partial<SearchRequest> = {}) =>
		(await ask(keyword, params)).list.map((hit) => hit.title);

	beforeAll(async () => {
		test = await openEmptyDatabase();
		await test.db.write(writeArticles);
		await test.db.write(noteVersion);
	});
	afterAll(() => test?.close());

	it('finds a word in any of its forms, in the language of the edition', async () => {
		// The other spelling is the same word, and nothing to be put right.
		expect(await ask('license')).toMatchObject({ total: 2, corrected: false });
		expect((await ask('license')).list.map((hit) => hit.url)).toEqual(
			(await ask('licence')).list.map((hit) => hit.url),
		);
		expect((await titles('licence')).sort()).toEqual([
			'Flavour draft gives importers nine months',
			'What an inspector sees',
		]);
		expect(await titles('regulating')).toContain('A draft on the flavour of tobacco');
		expect((await titles('país', { edition: 'es' })).sort()).toEqual([
			'La regulación de los sabores llega a España',
			'Un país, un impuesto',
		]);
		expect(await titles('impuesto', { edition: 'es' })).toHaveLength(2);
		expect(await titles('impuesto')).toEqual([]);
	});

	it('takes no-break spaces and hyphens for plain ones, in what is asked: pages are copied from', async () => {
		const plain = await titles('filling line in Malmö');
		expect(plain).not.toEqual([]);
		expect(await titles('filling\u00A0line\u00A0in\u202FMalmö')).toEqual(plain);
		expect(await titles('nine\u2011months')).toEqual(await titles('nine-months'));
	});

	it('ignores accents and ñ, and keeps Spanish plurals', async () => {
		const spanish = 'La regulación de los sabores llega a España';
		for (const keyword of [
			'regulación',
			'regulacion',
			'REGULACIONES',
			'espana',
			'España',
			'señal',
			'senal',
			'paises',
			'países',
			'ano',
		]) {
			expect(await titles(keyword, { edition: 'es' }), keyword).toContain(spanish);
		}
		expect(await titles('malmo')).toEqual(['Halden closes its filling line in Malmö']);
		expect(await titles('Malmø')).toEqual(['Halden closes its filling line in Malmö']);
	});

	it('finds a name in Han by any part of it, also beside Latin words', async () => {
		for (const keyword of ['深圳神露科技有限公司', '神露', '露', '神露 Shenzhen', '公司 penang'])
			expect(await titles(keyword), keyword).toEqual(['Shenlu moves to Penang']);
		expect(await titles('深露')).toEqual([]);
		expect(await titles('神露 malmö')).toEqual([]);
		const { list } = await ask('神露');
		expect(marked(list[0]?.snippet ?? [])).toEqual(['神露']);
	});

	it('reads numbers with their units, however they are spaced or separated', async () => {
		expect((await titles('20mg')).sort()).toEqual([
			'Halden closes its filling line in Malmö',
			'Shenlu moves to Penang',
		]);
		expect(await titles('20 mg/ml')).toEqual(['Halden closes its filling line in Malmö']);
		expect(await titles('1.284')).toEqual(['Nicotine pouches by the numbers']);
	});

	it('wants every word, phrases as they stand, and nothing with a minus', async () => {
		expect(await titles('flavour importers')).toHaveLength(2);
		expect(await titles('"flavour draft"')).toEqual(['Flavour draft gives importers nine months']);
		expect(await titles('"draft on the flavour"')).toEqual(['A draft on the flavour of tobacco']);
		expect(await titles('flavour -tobacco')).toEqual(['Flavour draft gives importers nine months']);
		expect(await titles('flavour -"flavour draft"')).toEqual(['A draft on the flavour of tobacco']);
		expect(await titles('-flavour')).toEqual([]);
	});

	it('looks stop words up as they stand where nothing else is asked, and an acronym always', async () => {
		await test.db.write((tx) =>
			upsertDocuments(tx, [
				document(1, 'The WHO asks for a pouch cap', 'It has asked before.'),
				document(2, 'Inspectors who count pouches', 'The WHO is not one of them.'),
				document(3, 'IT of a wholesaler', 'Who runs it is not said.'),
			]),
		);
		expect(await titles('WHO')).toEqual(['The WHO asks for a pouch cap', 'Inspectors who count pouches']);
		expect(await titles('who')).toEqual(
			expect.arrayContaining(['The WHO asks for a pouch cap', 'Inspectors who count pouches']),
		);
		expect(await titles('IT')).toEqual(['IT of a wholesaler']);
		expect(await titles('the of')).toEqual(['A draft on the flavour of tobacco']);
		expect(await titles('WHO pouch cap')).toEqual(['The WHO asks for a pouch cap']);
		expect(marked((await ask('WHO')).list[0]?.titleMarked ?? [])).toEqual(['WHO']);
	});

	it('never puts an acronym right, but a question that is all in capitals', async () => {
		await test.db.write((tx) => upsertDocuments(tx, [document(4, 'TPE in spring', 'A trade show.')]));
		expect((await ask('TPX')).did_you_mean).toBeUndefined();
		expect((await ask('TPX draft')).did_you_mean).toBeUndefined();
		expect((await ask('tpx')).did_you_mean).toBe('tpe');
		expect((await ask('NICTOINE PUOCHES')).did_you_mean).toBe('nicotine pouches');
	});

	it('finds sums and codes with and without dots, commas and blanks', async () => {
		await test.db.write((tx) =>
			upsertDocuments(tx, [
				document(5, 'A recall of 3,200 boxes', 'Code 8543.40, standard GB 41700-2022, 12 000 pieces at 2.5 ml.'),
			]),
		);
		for (const keyword of [
			'3200 boxes',
			'3,200 boxes',
			'3.200 boxes',
			'3 200 boxes',
			'854340',
			'8543.40',
			'8543 40',
			'GB41700',
			'gb 41700',
			'GB 41700-2022',
			'12000',
			'12,000 pieces',
		])
			expect(await titles(keyword), keyword).toEqual(['A recall of 3,200 boxes']);
		expect(await titles('25 ml boxes')).toEqual([]);
	});

	it('finds what the trade calls otherwise, by the synonyms of the edition, in the question only', async () => {
		await test.db.write((tx) =>
			upsertDocuments(tx, [
				document(6, 'Zinnia excise on cartridges', 'Article 20 of the Tobacco Products Directive.'),
				document(7, 'Zinnia tobacco products', 'A directive on zinnia is another thing.'),
			]),
		);
		expect(await titles('zinnia tax')).toEqual(['Zinnia excise on cartridges']);
		expect(await titles('zinnia excise duty')).toEqual(['Zinnia excise on cartridges']);
		expect(await titles('zinnia pods')).toEqual(['Zinnia excise on cartridges']);
		expect(await titles('zinnia TPD')).toContain('Zinnia excise on cartridges');
		for (const number of ['2014/40', '2014 40'])
			expect(await titles(`zinnia ${number}`), number).toContain('Zinnia excise on cartridges');
		expect(await titles('"zinnia tax"')).toEqual([]);
		expect(await titles('zinnia -tax')).toContain('Zinnia excise on cartridges');
		expect(marked((await ask('zinnia tax')).list[0]?.titleMarked ?? [])).toEqual(['Zinnia', 'excise']);
		const directive = (await ask('zinnia TPD')).list.find((hit) => hit.title.includes('excise'));
		expect(marked(directive?.snippet ?? [])).toEqual(['Tobacco Products Directive']);
		const es = { edition: 'es' };
		await test.db.write((tx) =>
			upsertDocuments(tx, [{ ...document(8, 'El gravamen de la zinnia', ''), edition: 'es' }]),
		);
		expect(await titles('impuesto zinnia', es)).toEqual(['El gravamen de la zinnia']);
		expect(await titles('zinnia gravamen')).toEqual([]);
	});

	it('follows few results with what has most of the words, and never with the same twice', async () => {
		const most = (keyword: string, params: Partial<SearchRequest> = {}) => ask(keyword, { related: true, ...params });
		const result = await most('flavour draft halden');
		expect(result).toMatchObject({ list: [], total: 0 });
		expect(result.related.map((hit) => hit.title)).toEqual(
			expect.arrayContaining(['Flavour draft gives importers nine months', 'A draft on the flavour of tobacco']),
		);
		const few = await most('flavour importers draft months');
		expect(few.list.map((hit) => hit.title)).toEqual(['Flavour draft gives importers nine months']);
		expect(few.related.map((hit) => hit.title)).toContain('A draft on the flavour of tobacco');
		expect(few.related.map((hit) => hit.url)).not.toContain(few.list[0]?.url);
		expect((await most('flavour')).related).toEqual([]);
		expect((await ask('flavour draft halden')).related).toEqual([]);
		expect((await most('flavour draft halden', { kind: 'tag' })).related.map((hit) => hit.kind)).not.toContain(
			'article',
		);
		expect((await most('flavour draft halden -importers')).related.map((hit) => hit.title)).not.toContain(
			'Flavour draft gives importers nine months',
		);
	});

	it('puts a typing error right, says so, and marks what was meant', async () => {
		const wrong = await ask('nictoine puoches');
		expect(wrong).toMatchObject({ corrected: true, did_you_mean: 'nicotine pouches', total: 1 });
		expect(marked(wrong.list[0]?.titleMarked ?? [])).toEqual(['Nicotine', 'pouches']);
		expect((await ask('xicotine')).did_you_mean).toBe('nicotine');
		expect((await ask('inspektorr')).did_you_mean).toBe('inspector');
		expect(await ask('regulacoin', { edition: 'es' })).toMatchObject({ corrected: true, did_you_mean: 'regulación' });
		expect(await ask('"flavuor draft" -spian')).toMatchObject({
			corrected: true,
			did_you_mean: '"flavour draft" -spian',
		});
		expect(await ask('nicotine')).toMatchObject({ corrected: false });
		expect((await ask('nicotine')).did_you_mean).toBeUndefined();
	});

	it('marks words by their stems and accents, in the title and in the snippet, and never changes the text', async () => {
		const { list } = await ask('licences');
		const hit = list.find((other) => other.title === 'What an inspector sees');
		expect(marked(hit?.snippet ?? [])).toEqual(['licence']);
		expect(whole(hit?.snippet ?? [])).toBe('A licence is a loan of trust.');
		const spanish = await ask('regulaciones', { edition: 'es' });
		expect(marked(spanish.list[0]?.titleMarked ?? [])).toEqual(['regulación']);
		expect(whole(spanish.list[0]?.titleMarked ?? [])).toBe('La regulación de los sabores llega a España');
		expect(marked((await ask('malmo')).list[0]?.titleMarked ?? [])).toEqual(['Malmö']);
	});

	it('gives articles all that a list row shows, and the address within the edition', async () => {
		const { list } = await ask('flavour draft importers');
		expect(list[0]).toMatchObject({
			kind: 'article',
			url: '/news/flavour-draft-gives-importers-nine-months',
			section: 'regulation',
			published_at: NOW - DAY,
			article: { type: 'regulation', reading_minutes: 1, authors: [{ slug: 'ines-carrasco', name: 'Inés Carrasco' }] },
		});
	});

	it('finds tags and people, before articles that only mention them', async () => {
		const { list } = await ask('european union');
		expect(list[0]).toMatchObject({
			kind: 'tag',
			url: '/tag/detail/european-union',
			published_at: null,
			article: null,
		});
		expect(list).toHaveLength(3);
		expect((await ask('ines carrasco')).list[0]).toMatchObject({ kind: 'author', url: '/author/ines-carrasco' });
		expect(await titles('carrasco', { edition: 'es' })).toEqual(['La regulación de los sabores llega a España']);
	});

	it('never shows what is not published, nor the text behind a password', async () => {
		const result = await ask('quixotry');
		expect(result).toMatchObject({ list: [], total: 0, corrected: false });
		expect((await ask('quixotri')).did_you_mean).toBeUndefined();
		expect(await titles('xylophone')).toEqual([]);
		expect(await titles('closed article')).toEqual(['Closed article']);
	});

	it('counts facets, each among what the other filters let through', async () => {
		const all = await ask('flavour');
		expect(all.facets.section).toEqual([{ value: 'regulation', label: null, count: 2 }]);
		expect(all.facets.tag).toEqual([
			{ value: 'european-union', label: 'European Union', count: 2 },
			{ value: 'spain', label: 'Spain', count: 1 },
		]);
		const nicotine = await ask('nicotine', { section: 'data' });
		expect(nicotine.list.map((hit) => hit.title)).toEqual(['Nicotine pouches by the numbers']);
		expect(nicotine.total).toBe(1);
		expect(nicotine.facets.section.map((value) => value.value).sort()).toEqual(['company', 'data']);
		expect(await titles('flavour', { tag: 'spain' })).toEqual(['A draft on the flavour of tobacco']);
		expect(await titles('flavour', { tag: 'no-such-tag' })).toEqual([]);
		expect(
			await titles('flavour', { year: new Date((NOW - 400 * DAY) * 1_000).getUTCFullYear(), kind: 'article' }),
		).toEqual(['A draft on the flavour of tobacco']);
		expect(await titles('spain', { kind: 'tag' })).toEqual(['Spain']);
	});

	it('sorts by date when asked, and pages without losing or doubling a hit', async () => {
		expect(await titles('importers', { sort: 'date' })).toEqual([
			'Flavour draft gives importers nine months',
			'A draft on the flavour of tobacco',
		]);
		const first = await ask('flavour', { limit: 1 });
		const second = await ask('flavour', { limit: 1, page: 2 });
		expect(first).toMatchObject({ total: 2, page: 1, limit: 1, has_more: true });
		expect(second).toMatchObject({ total: 2, page: 2, has_more: false });
		expect(new Set([first.list[0]?.ref_id, second.list[0]?.ref_id]).size).toBe(2);
		expect(await ask('flavour', { page: 99 })).toMatchObject({ list: [], total: 2, has_more: false });
		expect(await ask('flavour', { limit: 9_999, page: -4 })).toMatchObject({ limit: 50, page: 1 });
	});

	it('helps where nothing is found or asked', async () => {
		const result = await ask('flavour draft halden');
		expect(result.list).toEqual([]);
		expect(result.help?.suggestions).toContain('flavour draft');
		expect(result.help?.suggestions).not.toContain('draft halden');
		expect((await ask('"importers flavour"')).help?.suggestions).toEqual(['importers flavour']);
		expect((await ask('nicotine -nicotine')).help?.suggestions).toEqual(['nicotine']);
		expect(result.help?.popular_tags[0]).toMatchObject({ slug: 'european-union', count: 2 });
		expect((await ask('  ')).help?.popular_tags.map((popular) => popular.slug)).toEqual([
			'european-union',
			'china',
			'spain',
		]);
		expect(await popularTags(test.db.read, 'es', 5)).toMatchObject([{ slug: 'espana', name: 'España', count: 1 }]);
	});

	it('answers any input, and shows texts as they are', async () => {
		const sign = fc.constantFrom(
			'flavour',
			'draft',
			'"',
			'-',
			' ',
			'&',
			'|',
			'!',
			'(',
			')',
			'<->',
			':*',
			"'",
			'\\',
			"';--",
			'神露',
			'ñ',
			'20mg',
			'\u0000',
			'\ud800',
			'%',
			'_',
		);
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					fc.string({ unit: 'binary', maxLength: 250 }),
					fc.array(sign, { maxLength: 30 }).map((parts) => parts.join('')),
				),
				async (keyword) => {
					const result = await ask(keyword);
					for (const hit of result.list) expect(whole(hit.titleMarked)).toBe(hit.title);
					expect(result.keyword.length).toBeLessThanOrEqual(200);
				},
			),
			{ numRuns: 60 },
		);
	});

	it('bounds the cost of common words: the newest matches, and old ones that have them in the title', async () => {
		await test.db.write(async (tx) => {
			const rows = Array.from({ length: 2_000 }, (_, n) => ({
				edition: 'en',
				kind: 'article' as const,
				ref_id: 100_000 + n,
				url: `/news/common-${n}`,
				title: n === 1_990 ? 'Ubiquity explained' : `Common ${n}`,
				summary: '',
				body: `ubiquity everywhere ${n}`,
				keywords: [],
				people: [],
				section: n % 2 ? 'company' : 'product',
				country: null,
				tag_ids: [],
				weight: 1,
				published_at: NOW - n * DAY,
			}));
			await upsertDocuments(tx, rows);
		});
		const result = await ask('ubiquity');
		expect(result.totalIsFloor).toBe(true);
		expect(result.total).toBeGreaterThanOrEqual(600);
		expect(result.total).toBeLessThan(2_000);
		expect(result.list[0]?.title).toBe('Ubiquity explained');
		const newest = await ask('ubiquity', { sort: 'date', page: 2 });
		expect(newest.list.map((hit) => hit.ref_id)).toEqual(Array.from({ length: 20 }, (_, n) => 100_020 + n));
		const filtered = await ask('ubiquity', {
			year: new Date((NOW - 1_700 * DAY) * 1_000).getUTCFullYear(),
			section: 'company',
		});
		expect(filtered.totalIsFloor).toBe(false);
		expect(filtered.total).toBeGreaterThan(100);
		expect(filtered.facets.section.find((value) => value.value === 'product')?.count).toBeGreaterThan(0);
		expect((await ask('"ubiquity everywhere"')).total).toBeGreaterThanOrEqual(600);
		const { rows } = await test.db.read.execute<{ documents: number }>(
			sql`select documents from search_word where edition = 'en' and word = 'ubiquity'`,
		);
		expect(rows[0]?.documents).toBe(2_000);
	});

	it('never buries the stories of a common word under records, nor the records under them', async () => {
		await test.db.write((tx) =>
			upsertDocuments(
				tx,
				Array.from({ length: 1_500 }, (_, n) => ({
					edition: 'en',
					kind: n < 800 ? ('license' as const) : ('enterprise' as const),
					ref_id: 100_000 + n,
					url: `/license/common-${n}`,
					title: `Ubiquity Trading ${n} 深圳市无处不在贸易有限公司`,
					summary: '',
					body: '',
					keywords: [],
					people: [],
					section: 'china',
					country: 'CN',
					tag_ids: [],
					weight: 1,
					published_at: n < 800 ? NOW - n : null,
				})),
			),
		);
		const result = await ask('ubiquity');
		const count = (kind: string) => result.facets.kind.find((value) => value.value === kind)?.count ?? 0;
		expect(result.totalIsFloor).toBe(true);
		expect(count('article')).toBeGreaterThanOrEqual(600);
		expect(count('license')).toBeGreaterThanOrEqual(60);
		expect(count('enterprise')).toBeGreaterThanOrEqual(60);
		for (const kind of ['article', 'license', 'enterprise']) {
			const narrow = await ask('ubiquity', { kind, limit: 50 });
			expect(new Set(narrow.list.map((hit) => hit.kind))).toEqual(new Set([kind]));
			expect(narrow.total).toBeGreaterThanOrEqual(600);
			expect(narrow.facets.kind.map((value) => value.value).sort()).toEqual(['article', 'enterprise', 'license']);
		}
		expect((await ask('ubiquity', { kind: 'license', sort: 'date' })).list.map((hit) => hit.ref_id)).toEqual(
			Array.from({ length: 20 }, (_, n) => 100_000 + n),
		);
		expect((await ask('无处不在', { kind: 'license' })).total).toBeGreaterThanOrEqual(600);
		expect((await ask('ubiquity', { country: 'CN' })).facets.kind.map((value) => value.value).sort()).toEqual([
			'enterprise',
			'license',
		]);
	});
});

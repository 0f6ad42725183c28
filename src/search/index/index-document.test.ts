import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { article } from '../../data/tables/article';
import { author } from '../../data/tables/author';
import { search_document, search_word } from '../../data/tables/search-document';
import { tag } from '../../data/tables/tag';
import { translation_group } from '../../data/tables/translation-group';
import { search } from '../ask/search';
import { refreshWords } from './count-words';
import { indexArticles, indexAuthors, indexTags } from './index-document';
import { reindexEverything } from './index-everything';
import { type DocumentInput, removeDocument, upsertDocuments } from './upsert-documents';

const document = (ref_id: number, title: string, more: Partial<DocumentInput> = {}): DocumentInput => ({
	edition: 'en',
	kind: 'article',
	ref_id,
	url: `/news/${ref_id}`,
	title,
	summary: '',
	body: '',
	keywords: [],
	people: [],
	section: null,
	country: null,
	tag_ids: [],
	weight: 1,
	published_at: 1_700_000_000,
	...more,
});

describe('indexing', () => {
	let test: TestDatabase;
	const titles = async (keyword: string, edition = 'en') =>
		(await search(test.db.read, { edition, keyword })).list.map((hit) => hit.title).sort();
	const words = async () =>
		Object.fromEntries(
			(await test.db.read.select().from(search_word)).map((row) => [`${row.edition} ${row.word}`, row.documents]),
		);
	const group = async () =>
		test.db.write(
			async (tx) => (await tx.insert(translation_group).values({ noun: 'article' }).returning())[0]?.id ?? 0,
		);
	const newArticle = async (title: string, values: Partial<typeof article.$inferInsert> = {}) => {
		const group_id = await group();
		return test.db.write(async (tx) => {
			const row = {
				group_id,
				edition: 'en',
				type: 'ai' as const,
				status: 'published' as const,
				title,
				published_at: 1_700_000_000,
				...values,
			};
			return (await tx.insert(article).values(row).returning())[0]?.id ?? 0;
		});
	};

	beforeAll(async () => {
		test = await openEmptyDatabase();
	});
	afterAll(() => test?.close());
	beforeEach(() =>
		test.db.write((tx) =>
			tx.execute(sql`truncate search_document, search_word, article, author, tag restart identity cascade`),
		),
	);

	it('writes each article once, as it stands now', async () => {
		await test.db.write((tx) =>
			upsertDocuments(tx, [document(1, 'Ceramic coil'), document(1, 'Cotton wick'), document(2, 'Steel mesh')]),
		);
		expect(await titles('ceramic')).toEqual([]);
		expect(await titles('cotton')).toEqual(['Cotton wick']);
		await test.db.write((tx) => upsertDocuments(tx, [document(1, 'Titanium wire')]));
		expect(await titles('cotton')).toEqual([]);
		expect(await titles('titanium')).toEqual(['Titanium wire']);
		expect(await test.db.read.$count(search_document)).toBe(2);
	});

	it('keeps the counts of words with every change, and forgets words that are gone', async () => {
		await test.db.write((tx) =>
			upsertDocuments(tx, [
				document(1, 'Régulation coil', { body: 'coil coil', keywords: ['mesh'] }),
				document(2, 'Coil', { people: ['Ada'] }),
			]),
		);
		expect(await words()).toEqual({ 'en regulation': 1, 'en coil': 2, 'en mesh': 1, 'en ada': 1 });
		await test.db.write((tx) => upsertDocuments(tx, [document(1, 'Coil wick')]));
		expect(await words()).toEqual({ 'en coil': 2, 'en wick': 1, 'en ada': 1 });
		await test.db.write((tx) => removeDocument(tx, 'article', 2));
		expect(await words()).toEqual({ 'en coil': 1, 'en wick': 1 });
		await test.db.write((tx) => removeDocument(tx, 'tag', 1));
		expect(await test.db.read.$count(search_document)).toBe(1);
	});

	it('counts anew what was counted wrongly, and touches nothing else', async () => {
		await test.db.write((tx) =>
			upsertDocuments(tx, [document(1, 'Coil wick'), document(2, 'Coil', { edition: 'es' })]),
		);
		await test.db.write((tx) =>
			tx.execute(sql`update search_word set documents = 9 where edition = 'en' and word = 'coil'`),
		);
		await test.db.write((tx) =>
			tx.insert(search_word).values([
				{ edition: 'en', word: 'ghost', documents: 1 },
				{ edition: 'xx', word: 'ghost', documents: 1 },
			]),
		);
		expect(await refreshWords(test.db)).toEqual({ words: 3, corrected: 3 });
		expect(await words()).toEqual({ 'en coil': 1, 'en wick': 1, 'es coil': 1 });
		expect(await refreshWords(test.db)).toEqual({ words: 3, corrected: 0 });
	});

	it('takes articles in when they are published and out when they are not, whatever the edition', async () => {
		const id = await newArticle('Ceramic coil', {
			html: '<p>Body of <em>porcelain</em></p>',
			key_points: ['Kiln dried'],
			interviewee: { name: 'Ada Lovell', role: 'potter' },
			keywords: ['stoneware'],
		});
		const draft = await newArticle('Ceramic draft', { status: 'draft' });
		await test.db.write((tx) => indexArticles(tx, [id, draft]));
		for (const keyword of ['ceramic', 'porcelain', 'kiln', 'lovell', 'stoneware'])
			expect(await titles(keyword), keyword).toEqual(['Ceramic coil']);
		await test.db.write(async (tx) => {
			await tx.execute(sql`update article set status = 'withdrawn' where id = ${id}`);
			await indexArticles(tx, [id]);
		});
		expect(await titles('ceramic')).toEqual([]);
		expect(await words()).toEqual({});
	});

	it('leads to articles without a slug by their id, and to slugs in any script', async () => {
		const plain = await newArticle('Ceramic plain');
		const arabic = await newArticle('Ceramic slug', { seo_url: 'خزف' });
		await test.db.write((tx) => indexArticles(tx, [plain, arabic]));
		const { list } = await search(test.db.read, { edition: 'en', keyword: 'ceramic', sort: 'date' });
		expect(list.map((hit) => hit.url).sort()).toEqual(
			[`/news/${encodeURIComponent('خزف')}`, `/news/detail?id=${plain}`].sort(),
		);
	});

	it('takes people in where an edition knows them, and out where it no longer does', async () => {
		const ada = await test.db.write(
			async (tx) =>
				(
					await tx
						.insert(author)
						.values({ slug: 'ada', name: 'Ada Lovell', texts: { es: { role: 'Editora', bio: '' } } })
						.returning()
				)[0]?.id ?? 0,
		);
		await test.db.write((tx) => indexAuthors(tx, [ada]));
		expect(await titles('lovell')).toEqual([]);
		expect(await titles('lovell', 'es')).toEqual(['Ada Lovell']);
		await test.db.write(async (tx) => {
			await tx.execute(sql`update author set texts = '{"en": {"role": "Editor", "bio": ""}}' where id = ${ada}`);
			await indexAuthors(tx, [ada]);
		});
		expect(await titles('lovell')).toEqual(['Ada Lovell']);
		expect(await titles('lovell', 'es')).toEqual([]);
	});

	it('writes everything anew, and drops what has no article any more', async () => {
		const group_id = await group();
		const ids = await Promise.all([newArticle('Ceramic one'), newArticle('Ceramic two')]);
		const tag_id = await test.db.write(
			async (tx) =>
				(await tx.insert(tag).values({ group_id, edition: 'en', slug: 'ceramic', name: 'Ceramic' }).returning())[0]
					?.id ?? 0,
		);
		await test.db.write(async (tx) => {
			await indexTags(tx, [tag_id]);
			await upsertDocuments(tx, [document(999, 'Ceramic orphan')]);
		});
		expect(await titles('ceramic')).toEqual(['Ceramic', 'Ceramic orphan']);
		expect(await reindexEverything(test.db)).toBe(3);
		expect(await titles('ceramic')).toEqual(['Ceramic', 'Ceramic one', 'Ceramic two']);
		expect(await words()).toEqual({ 'en ceramic': 3, 'en one': 1, 'en two': 1 });
		expect(ids).toHaveLength(2);
	});

	it('stores hostile and very long texts', async () => {
		const han = Array.from({ length: 90_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('');
		await test.db.write((tx) =>
			upsertDocuments(tx, [
				document(1, "It's \\ 'quoted' \u0000 \ud800 & | ! <-> :*", { body: `${'word '.repeat(40_000)}end` }),
				document(2, 'Long Han', { body: han }),
				document(3, 'Long word', {
					summary: 'x'.repeat(5_000),
					body: Array.from({ length: 15_000 }, (_, n) => `w${n}x`).join(' '),
				}),
			]),
		);
		expect(await titles('quoted')).toHaveLength(1);
		expect(await titles(han.slice(10, 16))).toContain('Long Han');
		expect(await titles('w77x')).toEqual(['Long word']);
	});
});

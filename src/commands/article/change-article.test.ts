import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextFor, edit, versionOf } from '../../../tests/actors';
import { openTestDatabase, openTestSite, type TestDatabase } from '../../../tests/site';
import { article } from '../../data/tables/article';
import { Refusal } from '../../shared/refusal';
import { publishArticle } from './publish-article';
import { withdrawArticle } from './withdraw-article';

const NOW = 2_000_000_000;

let place: TestDatabase;
let id: number;
beforeAll(async () => {
	place = await openTestDatabase();
	const [row] = await place.db.read.select({ id: article.id }).from(article).limit(1);
	id = row?.id as number;
});
afterAll(() => place.stop());

test.each([
	'detail',
	'list',
	'data',
	'headline',
	'interview',
	'editorial',
	'a/b',
	'',
	'.',
	'..',
	'a.csv',
	'feed.xml',
	'a b',
	'a?b',
	'a#b',
	'a%2fb',
	'a\\b',
	'a;b',
	'a\u0000b',
	'-a',
	'a-',
	'x'.repeat(201),
])('the slug %j is refused, for a reason of its own', async (seo_url) => {
	const refused = await edit(contextFor(place.db, NOW), place.db, id, { seo_url }).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(Refusal);
	expect(refused).toMatchObject({ code: 'invalid', field: 'seo_url' });
});

test.each(['a', 'a-b', 'data-2026', 'mínimo-café', '电子烟', 'нов-ость', 'two--hyphens', 'under_score', 'A-b'])(
	'the slug %s is taken',
	async (seo_url) => {
		await expect(edit(contextFor(place.db, NOW), place.db, id, { seo_url })).resolves.toBeUndefined();
	},
);

test('a slug that stands may stay, however it came here', async () => {
	await place.db.write((tx) => tx.update(article).set({ seo_url: 'old.style slug' }).where(eq(article.id, id)));
	await expect(
		edit(contextFor(place.db, NOW), place.db, id, { seo_url: 'old.style slug', title: 'New' }),
	).resolves.toBeUndefined();
});

test('the slug of another article is refused, and nothing has changed', async () => {
	const read = () => place.db.read.select().from(article).where(eq(article.id, id));
	const [before] = await read();
	const [other] = await place.db.read
		.select({ seo_url: article.seo_url })
		.from(article)
		.where(and(eq(article.edition, before?.edition ?? ''), ne(article.id, id), isNotNull(article.seo_url)))
		.limit(1);
	const change = { seo_url: other?.seo_url ?? '', title: 'Nobody reads this' };
	await expect(edit(contextFor(place.db, NOW), place.db, id, change)).rejects.toMatchObject({
		code: 'taken',
		field: 'seo_url',
	});
	expect(await read()).toEqual([before]);
});

test('a draft that is published stands where its moment puts it, and tells of no revision', async () => {
	const site = await openTestSite({}, () => NOW);
	const [row] = await site.db.write((tx) =>
		tx
			.update(article)
			.set({ status: 'draft', published_at: null, revised_at: null })
			.where(eq(article.id, id))
			.returning(),
	);
	await edit(contextFor(site.db, NOW - 200), site.db, id, { title: 'A title that was still a draft' });
	await publishArticle(contextFor(site.db, NOW - 100), { id, version: await versionOf(site.db, id) });
	const read = async () => (await site.db.read.select().from(article).where(eq(article.id, id)))[0];
	expect(await read()).toMatchObject({ status: 'published', published_at: NOW - 100, revised_at: null });
	const later = await site.db.read
		.select({ id: article.id })
		.from(article)
		.where(and(ne(article.id, id), eq(article.edition, row?.edition ?? ''), eq(article.status, 'published')))
		.limit(1);
	await site.db.write((tx) =>
		tx
			.update(article)
			.set({ published_at: NOW - 50 })
			.where(eq(article.id, later[0]?.id as number)),
	);
	const list = (await (await site.app.request(`/api/v2/article/page?edition=${row?.edition}&limit=2`)).json()) as {
		data: { list: { id: number }[] };
	};
	expect(list.data.list.map((one) => one.id)).toEqual([later[0]?.id, id]);
	await site.stop();
});

test('words that change before readers are a revision; an article that comes back keeps its day', async () => {
	const read = async () => (await place.db.read.select().from(article).where(eq(article.id, id)))[0];
	await place.db.write((tx) =>
		tx
			.update(article)
			.set({ status: 'published', published_at: NOW - 1000, revised_at: null })
			.where(eq(article.id, id)),
	);
	await withdrawArticle(contextFor(place.db, NOW - 500), {
		id,
		version: await versionOf(place.db, id),
		reason: 'Facts in doubt',
	});
	await publishArticle(contextFor(place.db, NOW - 400), { id, version: await versionOf(place.db, id) });
	expect(await read()).toMatchObject({ published_at: NOW - 1000, revised_at: null });
	await edit(contextFor(place.db, NOW - 300), place.db, id, { title: (await read())?.title ?? '' });
	expect(await read()).toMatchObject({ revised_at: null });
	await edit(contextFor(place.db, NOW - 200), place.db, id, { title: 'Other words' });
	expect(await read()).toMatchObject({ published_at: NOW - 1000, revised_at: NOW - 200 });
	const known = { points: [{ at: NOW - 150, text: 'One more fact' }] };
	await edit(contextFor(place.db, NOW - 150), place.db, id, { known });
	expect(await read()).toMatchObject({ known, revised_at: NOW - 150 });
	await edit(contextFor(place.db, NOW - 100), place.db, id, {
		known: { points: [{ text: 'One more fact', at: NOW - 150 }] },
	});
	expect(await read()).toMatchObject({ revised_at: NOW - 150 });
});

test('an article planned for later that is published at once has the moment at which it was', async () => {
	await place.db.write((tx) =>
		tx
			.update(article)
			.set({ status: 'scheduled', published_at: null, scheduled_at: NOW + 5000 })
			.where(eq(article.id, id)),
	);
	await publishArticle(contextFor(place.db, NOW), { id, version: await versionOf(place.db, id) });
	const [row] = await place.db.write((tx) => tx.select().from(article).where(eq(article.id, id)));
	expect(row).toMatchObject({ status: 'published', published_at: NOW, scheduled_at: null });
});

test('a section that nobody knows is refused, whoever asks for it, and nothing has changed', async () => {
	const read = async () => (await place.db.write((tx) => tx.select().from(article).where(eq(article.id, id))))[0];
	const before = await read();
	// A program that is not checked by types may say anything.
	const change = JSON.parse('{ "type": "nonsense", "title": "Never seen" }') as { title: string };
	await expect(edit(contextFor(place.db, NOW), place.db, id, change)).rejects.toMatchObject({
		code: 'invalid',
		field: 'type',
	});
	expect(await read()).toEqual(before);
});

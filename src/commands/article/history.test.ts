import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextFor, staff, versionOf } from '../../../tests/actors';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { contentColumns, linkNames } from '../../data/article-content';
import { article, article_tag } from '../../data/tables/article';
import { author } from '../../data/tables/author';
import { revision } from '../../data/tables/revision';
import { audit } from '../../data/tables/site';
import { tag } from '../../data/tables/tag';
import { topic } from '../../data/tables/topic';
import { changeArticle } from './change-article';
import { readArticles, snapshotOf } from './core/article-state';
import { restoreArticle } from './history/restore-article';

const NOW = 2_000_000_000;

let place: TestDatabase;
let ids: number[];
let pools: Record<'authors' | 'tags' | 'topics', number[]>;
beforeAll(async () => {
	place = await openTestDatabase();
	const numbers = async (table: typeof author | typeof tag | typeof topic, where?: SQL) =>
		(await place.db.write((tx) => tx.select({ id: table.id }).from(table).where(where).limit(6))).map((row) => row.id);
	// An article has tags of its own edition alone.
	pools = {
		authors: await numbers(author),
		tags: await numbers(tag, eq(tag.edition, 'en')),
		topics: await numbers(topic),
	};
	ids = (
		await place.db.write((tx) =>
			tx
				.select({ id: article.id })
				.from(article)
				// The demonstration ties articles to exhibitions behind their first revision.
				.where(
					and(eq(article.edition, 'en'), sql`not exists (select from article_topic where article_id = ${article.id})`),
				)
				.orderBy(asc(article.id))
				.limit(4),
		)
	).map((row) => row.id);
	// What readers have is changed by rules of its own; any state that a draft may have comes back.
	const drafted = { status: 'draft', published_at: null, first_published_at: null, revised_at: null } as const;
	await place.db.write((tx) => tx.update(article).set(drafted).where(inArray(article.id, ids)));
});
afterAll(() => place.stop());

const state = async (id: number) => {
	const found = (await place.db.write((tx) => readArticles(tx, [id], false))).get(id);
	if (!found) throw new Error('The article is gone.');
	return snapshotOf(found);
};
/** The content and the relations of a snapshot, without its status. */
const contentOf = (snapshot: Record<string, unknown>) =>
	Object.fromEntries([...contentColumns, ...linkNames].map((name) => [name, snapshot[name]]));
const revisions = (id: number) =>
	place.db.write((tx) =>
		tx
			.select()
			.from(revision)
			.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id)))
			.orderBy(asc(revision.number)),
	);

const words = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '🌿', ' ', '"', '\\', '<', '&', "'"), maxLength: 30 });
const line = words.map((text) => text.trim());
const filled = line.filter((text) => text !== '');
const subset = (name: 'authors' | 'tags' | 'topics') =>
	fc.constant(null).chain(() => fc.shuffledSubarray(pools[name], { minLength: 0 }));
const change = () =>
	fc.record(
		{
			title: filled,
			standfirst: line,
			html: words.map((text) => `<p>${text}</p><h2>${text.length}</h2>`),
			key_points: fc.array(filled, { maxLength: 4 }),
			quote: fc.option(line),
			interviewee: fc.option(fc.record({ name: filled, role: line })),
			key_dates: fc.array(fc.record({ date: fc.constant('2026-11-22'), text: filled }), { maxLength: 3 }),
			corrections: fc.array(fc.record({ at: fc.integer({ min: 1, max: NOW }), text: filled }), { maxLength: 2 }),
			type: fc.constantFrom('company', 'product', 'regulation', 'ai'),
			label: fc.option(fc.constantFrom('ai', 'partner', 'opinion')),
			is_headline: fc.boolean(),
			lead_rank: fc.option(fc.integer({ min: 1, max: 9 })),
			links: fc.record(
				{
					authors: subset('authors'),
					tags: subset('tags'),
					topics: fc.shuffledSubarray(pools.topics).map((list) => list.toSorted((a, b) => a - b)),
				},
				{ requiredKeys: [] },
			),
		},
		{ requiredKeys: [] },
	);

test('a hundred random histories: every save is kept once, and every state comes back exactly', async () => {
	let at = NOW;
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...ids),
			fc.array(change(), { minLength: 1, maxLength: 5 }),
			fc.nat(),
			async (id, changes, pick) => {
				const states = new Map<number, Record<string, unknown>>([[await versionOf(place.db, id), await state(id)]]);
				for (const one of changes) {
					at += 1;
					const { version } = await changeArticle(contextFor(place.db, at), {
						id,
						version: await versionOf(place.db, id),
						...one,
					});
					states.set(version, await state(id));
				}
				const kept = new Map((await revisions(id)).map((row) => [row.number, row.snapshot]));
				for (const [number, snapshot] of states)
					if (kept.has(number))
						expect(contentOf(kept.get(number) as Record<string, unknown>)).toEqual(contentOf(snapshot));
				const numbers = [...states.keys()].filter((number) => kept.has(number));
				const number = numbers[pick % numbers.length];
				if (number === undefined) return;
				at += 1;
				await restoreArticle(contextFor(place.db, at), { id, version: await versionOf(place.db, id), number });
				expect(contentOf(await state(id))).toEqual(contentOf(states.get(number) as Record<string, unknown>));
			},
		),
		{ numRuns: 100 },
	);
	for (const id of ids) {
		const all = await revisions(id);
		expect(all.map((row) => row.number)).toEqual(all.map((_row, index) => index + 1));
		expect(all.at(-1)).toMatchObject({ number: await versionOf(place.db, id), snapshot: contentOf(await state(id)) });
	}
});

test('a kept state comes back without a tag of another edition that it had', async () => {
	const id = ids[3] as number;
	const [foreign, own] = await place.db.write(async (tx) => {
		const of = async (edition: string) =>
			(await tx.select({ id: tag.id }).from(tag).where(eq(tag.edition, edition)).limit(1))[0]?.id as number;
		return [await of('es'), await of('en')];
	});
	const save = async (given: object) =>
		(
			await changeArticle(contextFor(place.db, NOW + 8_000), {
				id,
				version: await versionOf(place.db, id),
				...given,
			})
		).version;
	await save({ links: { tags: [own] } });
	// From when a save took any tag.
	await place.db.write((tx) =>
		tx.insert(article_tag).values({ article_id: id, tag_id: foreign as number, position: 1 }),
	);
	const number = await save({ title: 'With both tags' });
	await save({ title: 'Without tags', links: { tags: [] } });
	await restoreArticle(contextFor(place.db, NOW + 8_001), { id, version: await versionOf(place.db, id), number });
	expect(await state(id)).toMatchObject({ title: 'With both tags', tags: [own] });
});

test('a save that changes nothing leaves nothing behind', async () => {
	const id = ids[0] as number;
	const version = await versionOf(place.db, id);
	const before = await revisions(id);
	const { title } = (await state(id)) as { title: string };
	expect(await changeArticle(contextFor(place.db, NOW), { id, version, title })).toEqual({ version });
	expect(await revisions(id)).toEqual(before);
});

test('an audit row says who changed which fields, and none of their words', async () => {
	const id = ids[1] as number;
	const { edition } = (await state(id)) as { edition: string };
	await changeArticle(contextFor(place.db, NOW + 9_000, staff('editor', edition)), {
		id,
		version: await versionOf(place.db, id),
		title: 'Told in the audit',
		html: `<p>${'long '.repeat(300)}</p>`,
		note: 'A better title',
	});
	const [row] = await place.db.write((tx) =>
		tx
			.select()
			.from(audit)
			.where(and(eq(audit.noun, 'article'), eq(audit.row_id, String(id)), eq(audit.created_at, NOW + 9_000))),
	);
	expect(row).toMatchObject({
		actor: 'editor',
		action: 'change',
		detail: { note: 'A better title' },
	});
	expect(row?.detail.changes).toMatchObject({ title: {}, html: {} });
	expect(JSON.stringify(row?.detail)).not.toMatch(/Told in the audit|long long|length/);
});

test('whoever saves over what somebody else has saved is shown both', async () => {
	const id = ids[2] as number;
	const version = await versionOf(place.db, id);
	await changeArticle(contextFor(place.db, NOW), { id, version, title: 'Theirs' });
	const seen = (await revisions(id)).find((row) => row.number === version)?.snapshot as Record<string, unknown>;
	await expect(changeArticle(contextFor(place.db, NOW), { id, version, title: 'Mine' })).rejects.toMatchObject({
		code: 'conflict',
		more: { conflict: { seen: { title: seen.title }, now: { title: 'Theirs', version: version + 1 } } },
	});
	expect(await state(id)).toMatchObject({ title: 'Theirs' });
});

test('of two who save at once one is first, and the other is told', async () => {
	const id = ids[3] as number;
	const version = await versionOf(place.db, id);
	const results = await Promise.allSettled(
		['First', 'Second'].map((title) => changeArticle(contextFor(place.db, NOW), { id, version, title })),
	);
	expect(results.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
	expect(await versionOf(place.db, id)).toBe(version + 1);
});

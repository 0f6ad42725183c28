import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreArticle } from '../../src/commands/article/history/restore-article';
import type { Database } from '../../src/platform/db/db';
import { migrate } from '../../src/platform/db/migrate';
import { contextFor, versionOf } from '../actors';
import { openOldDatabase } from './old-database';

/**
 * Rows as the build before wrote them: four imported articles that were changed, and imported over. Tables in the order
 * in which they refer to each other.
 */
const rows = JSON.parse(readFileSync(new URL('revisions.fixture.json', import.meta.url), 'utf8')) as Record<
	string,
	{ id: number }[]
>;
let old: Awaited<ReturnType<typeof openOldDatabase>>;
let db: Database;
beforeAll(async () => {
	old = await openOldDatabase('0012_write_core');
	db = old.db;
	await db.write(async (tx) => {
		for (const [table, list] of Object.entries(rows)) {
			// A later version has columns that it fills by itself.
			const names = [...new Set(list.flatMap((row) => Object.keys(row)))].map((name) => sql.identifier(name));
			const columns = sql.join(names, sql`, `);
			await tx.execute(
				sql`insert into ${sql.identifier(table)} (${columns}) overriding system value select ${columns}
					from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(list)}::jsonb)`,
			);
		}
		// As an editor left them: one planned, one published before its date was kept.
		await tx.execute(sql`update article set status = 'scheduled', published_at = 2000000000 where id = 2`);
		await tx.execute(sql`update article set published_at = null where id = 3`);
	});
	await migrate(db);
});
afterAll(() => old.drop());

const query = async <T extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
	(await db.write((tx) => tx.execute<T>(text))).rows;
const history = (id: number) =>
	query<{ number: number; verb: string; title: string; is_noted: boolean; import_hash: string | null }>(
		sql`select number, verb, snapshot ->> 'title' as title, note is not null as is_noted, import_hash from revision
			where noun = 'article' and row_id = ${id} order by number`,
	);

test('every revision holds the state after, in one row of numbers', async () => {
	const titles = await query<{ id: number; title: string }>(sql`select id, title from article order by id`);
	const title = (id: number) => titles.find((row) => row.id === id)?.title;
	const first = rows.article_revision
		?.map((row) => row as unknown as { article_id: number; number: number; snapshot: { title: string } })
		.find((row) => row.article_id === 1 && row.number === 1);
	expect(await history(1)).toMatchObject([
		{ number: 1, verb: 'import', title: first?.snapshot.title, is_noted: false },
		{ number: 2, verb: 'change', title: 'First change', is_noted: false },
		// The state after the second change was overwritten by an import, and no revision kept it.
		{ number: 3, verb: 'change', title: 'First change', is_noted: true, import_hash: null },
		{ number: 4, verb: 'import', title: first?.snapshot.title, is_noted: false },
		{ number: 5, verb: 'change', title: 'Third change', is_noted: false, import_hash: null },
	]);
	expect(title(1)).toBe('Third change');
	expect(await history(3)).toMatchObject([
		{ number: 1, verb: 'found' },
		{ number: 2, verb: 'change', is_noted: true },
		{ number: 3, verb: 'import', title: title(3) },
	]);
	for (const id of [1, 2, 3, 4]) expect(await versionOf(db, id)).toBe((await history(id)).length);
});

test('no revision holds a password, and each holds the links', async () => {
	const [row] = await query<{
		secrets: number;
		linked: number;
		all: number;
	}>(sql`select count(*) filter (where snapshot ? 'password_hash')::int as secrets,
		count(*) filter (where jsonb_typeof(snapshot -> 'authors') = 'array' and jsonb_typeof(snapshot -> 'tags') = 'array'
			and jsonb_typeof(snapshot -> 'topics') = 'array')::int as linked,
		count(*)::int as all from revision where noun = 'article'`);
	expect(row).toMatchObject({ secrets: 0, linked: row?.all });
});

test('planned hours have their column, and what is published has a date', async () => {
	expect(await query(sql`select status, published_at, scheduled_at::int, zone from article where id = 2`)).toEqual([
		{ status: 'scheduled', published_at: null, scheduled_at: 2_000_000_000, zone: 'UTC' },
	]);
	expect(
		await query(
			sql`select published_at = updated_at as is_dated, first_published_at = published_at as is_first from article
				where id = 3`,
		),
	).toEqual([{ is_dated: true, is_first: true }]);
});

test('pages keep their history too', async () => {
	const pages = await query<{ number: number; import_hash: string | null }>(
		sql`select number, import_hash from revision where noun = 'page' order by row_id`,
	);
	expect(pages).toHaveLength(rows.page_revision?.length ?? 0);
	for (const page of pages) expect(page.import_hash).not.toBeNull();
});

test('a state from before comes back', async () => {
	await restoreArticle(contextFor(db, 2_000_000_000), {
		id: 1,
		version: await versionOf(db, 1),
		number: 2,
		extent: 'minor',
	});
	expect(await query(sql`select title, html from article where id = 1`)).toEqual([
		{ title: 'First change', html: '<p>One.</p>' },
	]);
});

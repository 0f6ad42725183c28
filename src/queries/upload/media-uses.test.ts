/** The index of uses, beside what a look through every table says. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextFor, desk, staff, versionOf } from '../../../tests/actors';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import type { Staff } from '../../access/actor';
import { changeArticle } from '../../commands/article/change-article';
import { createArticle } from '../../commands/article/create-article';
import { eraseArticle } from '../../commands/article/erase-article';
import { publishArticle } from '../../commands/article/publish-article';
import { withdrawArticle } from '../../commands/article/withdraw-article';
import { dropWorkingCopy } from '../../commands/article/working-copy/drop-working-copy';
import { updateArticle } from '../../commands/article/working-copy/update-article';
import { Refusal } from '../../shared/refusal';
import { mediaUses } from './media-uses';

const NOW = 1_800_000_000;
const FILES = Array.from({ length: 4 }, (_, n) => `quincefile${n}.webp`);
let database: TestDatabase;
let files: number[] = [];
/** Number of files that took the place of an erased one. */
let replaced = 0;
const write = (statement: string) => database.db.writeAlone<Record<string, unknown>>(sql.raw(statement));
/**
 * Stores the files. One that an erasure has taken away is replaced by one of another name, as every stored file has a
 * name of its own: a draft may go on naming the old one.
 */
async function fill() {
	const present = await write(`select name from media where name like 'quincefile%'`);
	for (const [n, name] of FILES.entries()) {
		if (present.some((row) => row.name === name)) continue;
		if (files.length > 0) FILES[n] = `quincefile${n}again${++replaced}.webp`;
		await write(
			`insert into media (name, kind, content_type, bytes, sha256)
				values ('${FILES[n]}', 'image', 'image/webp', 1, '${FILES[n]}')`,
		);
	}
	const rows = await write(`select id, name from media where name like 'quincefile%'`);
	files = FILES.map((name) => Number(rows.find((row) => row.name === name)?.id));
}
beforeAll(async () => {
	database = await openTestDatabase();
	await fill();
});
afterAll(() => database.stop());

/** Tables that keep the index, and the columns by which each points to a file. */
async function tables() {
	const kept = await write(
		"select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%media_uses%'",
	);
	const pointing = await write(
		`select conrelid::regclass::text as name, attname::text as "column" from pg_constraint
			join pg_attribute on attrelid = conrelid and attnum = conkey[1] where confrelid = 'media'::regclass`,
	);
	return { kept: kept.map(({ name }) => String(name)), pointing };
}

const KEYS: Readonly<Record<string, string>> = {
	article_draft: 'article_id',
	article_text: 'article_id',
	market: 'code',
	seo_override: 'url',
	setting: 'name',
	subject_module: 'subject_id',
};
/** Tables that readers are shown though the readers' database role cannot read them: settings of the site. */
const SHOWN = new Set(['setting']);

/** Columns of the names by which the library finds what readers see. */
const NAMES: Readonly<Record<string, string>> = {
	article: 'title',
	author: 'name',
	company: 'name',
	enterprise: 'name',
	page: 'title',
	partner: 'name',
};

/** Every use, found by looking through all rows: those that readers see are those that their own role sees. */
async function looked(): Promise<string[]> {
	const { kept, pointing } = await tables();
	const names = await write('select id, name from media');
	const found = new Set<string>();
	for (const table of kept) {
		const key = KEYS[table] ?? 'id';
		const rows = (await write(`select to_jsonb(t) as row from ${table} t`)).map(
			({ row }) => row as Record<string, unknown>,
		);
		const visible = new Set(
			SHOWN.has(table)
				? rows.map((row) => JSON.stringify(row[key]))
				: (
						await database.db.read
							.execute<{ key: unknown }>(sql.raw(`select to_jsonb(t.${key}) as key from ${table} t`))
							.catch(() => ({ rows: [] }))
					).rows.map((row) => JSON.stringify(row.key)),
		);
		const columns = pointing.filter(({ name }) => name === table).map(({ column }) => String(column));
		for (const row of rows) {
			const text = JSON.stringify(row);
			const entity = table === 'subject_module' ? 'subject' : table;
			const isPublic = visible.has(JSON.stringify(row[key]));
			const name = isPublic ? String(row[NAMES[entity] ?? ''] ?? '').toLowerCase() : '';
			const shown = `${isPublic} ${name}`;
			const copied = table === 'article_draft' ? (row.content as { cover_id?: number }).cover_id : undefined;
			for (const { id, name: file } of names) {
				if (copied === id) found.add(`${entity} ${row[key]} cover ${id} ${shown}`);
				if (columns.some((column) => row[column] === id)) found.add(`${entity} ${row[key]} cover ${id} ${shown}`);
				if (text.includes(String(file))) found.add(`${entity} ${row[key]} text ${id} ${shown}`);
			}
		}
	}
	return [...found].sort();
}
const kept = async () =>
	(await write('select noun, key, place, media_id, is_public, name from media_use'))
		.map(
			({ noun, key, place, media_id, is_public, name }) => `${noun} ${key} ${place} ${media_id} ${is_public} ${name}`,
		)
		.sort();

test('every table that points to a file keeps the index, and the demonstration begins with it', async () => {
	const { kept: keeping, pointing } = await tables();
	const names = [...new Set(pointing.map(({ name }) => String(name)))].filter((name) => name !== 'media_use');
	expect(names.length).toBeGreaterThan(8);
	expect(keeping).toEqual(expect.arrayContaining(names));
	expect((await kept()).length).toBeGreaterThan(0);
	expect(await kept()).toEqual(await looked());
});

const admin: Staff = { ...(staff('admin') as Staff), provedAt: NOW };
const numberOf = (file: number) => `(select id from media where name = '${FILES[file]}')`;
const pictured = (file: number) => `<p>Words.</p><figure><img src="/media/${FILES[file]}" alt="x"></figure>`;

/** One step of a history; what the state of a row does not allow is refused, and changes nothing. */
const step = fc.record({
	what: fc.constantFrom(
		'make',
		'publish',
		'withdraw',
		'erase',
		'title',
		'text',
		'cover',
		'copy',
		'copied cover',
		'update',
		'drop',
		'type',
		'adv',
		'photo',
		'logo',
		'logo name',
		'page',
		'subject',
		'setting',
		'author',
		'issue',
	),
	which: fc.nat(3),
	file: fc.nat(3),
	other: fc.nat(3),
	is: fc.boolean(),
});

test('whatever is written, published, withdrawn and erased, the index says what a look through all tables says', async () => {
	const made: number[] = [];
	const who = contextFor(database.db, NOW, desk);
	const article = (which: number) => made[which % Math.max(1, made.length)] ?? 0;
	const named = async (which: number) => ({
		id: article(which),
		version: await versionOf(database.db, article(which)),
	});
	const [subject] = await write('select id from subject order by id limit 1');
	const steps: Record<
		string,
		(given: { which: number; file: number; other: number; is: boolean }) => Promise<unknown>
	> = {
		make: async ({ file, other, is }) => {
			const links = { authors: [1] };
			const given = {
				edition: 'en',
				type: 'company',
				title: `Story ${made.length}`,
				html: pictured(other),
				links,
			} as const;
			made.push((await createArticle(who, { ...given, ...(is ? { cover_id: files[file] } : {}) })).id);
		},
		publish: async ({ which }) => publishArticle(who, await named(which)),
		withdraw: async ({ which }) => withdrawArticle(who, { ...(await named(which)), reason: 'So.' }),
		erase: async ({ which }) =>
			eraseArticle(contextFor(database.db, NOW, admin), { ...(await named(which)), reason: 'So.' }),
		title: async ({ which, other }) =>
			changeArticle(who, { ...(await named(which)), title: `Story called ${other}`, extent: 'minor' }),
		text: async ({ which, file, is }) =>
			changeArticle(who, { ...(await named(which)), html: is ? pictured(file) : '<p>None.</p>', extent: 'minor' }),
		cover: async ({ which, file, is }) =>
			changeArticle(who, { ...(await named(which)), cover_id: is ? (files[file] ?? null) : null, extent: 'minor' }),
		copy: async ({ which, file }) => changeArticle(who, { ...(await named(which)), html: pictured(file) }),
		'copied cover': async ({ which, file, is }) =>
			changeArticle(who, { ...(await named(which)), cover_id: is ? (files[file] ?? null) : null }),
		update: async ({ which }) => updateArticle(who, { ...(await named(which)), extent: 'minor' }),
		drop: async ({ which }) => dropWorkingCopy(who, await named(which)),
		type: ({ which, file }) =>
			write(`insert into article_text (article_id, number, schema, doc, html, folded, row_hash)
				select id, 1, 1, '{"type":"doc","content":[{"type":"p"}]}', '${pictured(file)}', 0, '' from article where id = ${article(which)}
				on conflict (article_id) do update set html = excluded.html`),
		adv: ({ file, is }) =>
			write(`update adv set image_id = ${numberOf(file)}, is_active = ${is} where id = (select min(id) from adv)`),
		photo: ({ file, is }) =>
			write(`update photo set media_id = ${numberOf(file)}, is_shown = ${is} where id = (select min(id) from photo)`),
		logo: ({ file, is }) =>
			write(`update partner set logo_id = ${is ? numberOf(file) : null} where id = (select min(id) from partner)`),
		'logo name': ({ other }) =>
			write(`update partner set name = 'Partner ${other}' where id = (select min(id) from partner)`),
		author: ({ file, is }) => write(`update author set photo_id = ${is ? numberOf(file) : null} where id = 1`),
		page: ({ file, is }) =>
			write(
				`update page set html = '${pictured(file)}', status = '${is ? 'published' : 'draft'}' where id = (select min(id) from page)`,
			),
		setting: ({ file, is }) =>
			write(
				`insert into setting (name, value) values ('quince', '${JSON.stringify({ logo: is ? FILES[file] : '' })}') on conflict (name) do update set value = excluded.value`,
			),
		issue: ({ file, is }) =>
			write(
				`update issue set html = '${pictured(file)}', status = '${is ? 'sent' : 'draft'}' where id = (select max(id) from issue)`,
			),
		subject: async ({ which, file, other, is }) => {
			await write(
				`update subject set status = '${is ? 'published' : 'draft'}', cover_id = ${numberOf(other)} where id = ${subject?.id}`,
			);
			const content = JSON.stringify({ photos: [{ media: FILES[file] }] });
			await write(
				which === 3
					? `delete from subject_module where title = 'quince'`
					: `insert into subject_module (subject_id, position, kind, title, content) values (${subject?.id}, ${80 + which}, 'text', 'quince', '${content}')`,
			);
		},
	};
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (history) => {
			await fill();
			for (const { what, ...given } of history) {
				await steps[what]?.(given).catch((error: unknown) => {
					if (!(error instanceof Refusal)) throw error;
				});
			}
			expect(await kept()).toEqual(await looked());
		}),
		{ numRuns: 25 },
	);
});

test('every table that keeps it tells by name what uses a file', async () => {
	const { kept: keeping } = await tables();
	const [one] = files;
	for (const entity of keeping.filter((name) => !['article_draft', 'article_text', 'subject_module'].includes(name))) {
		const key = KEYS[entity] ?? 'id';
		await write(
			`insert into media_use select '${entity}', ${key}::text, 'text', ${one}, false from ${entity} limit 1 on conflict do nothing`,
		);
	}
	const listed = (await mediaUses(database.db.staff, one ?? 0, { drafts: [{}], rowsOf: () => 'all' })).map(
		({ noun }) => noun,
	);
	const filled = await write(
		`select distinct noun from media_use where media_id = ${one} and noun not in ('article_draft', 'article_text')`,
	);
	expect([...new Set(listed)].sort()).toEqual(filled.map(({ noun }) => String(noun)).sort());
});

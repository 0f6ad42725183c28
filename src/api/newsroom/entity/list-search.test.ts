/** Each list of the newsroom is searched over an index: for words in any order, capitals and accents or not. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { staffList } from '../../../entities/kit/staff-list';
import { listedEntities } from '../../../entities/references';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

const rowsOf = async (query: string) => {
	const { status, data } = await admin.ask('GET', query);
	expect([query, status]).toEqual([query, 200]);
	return data as unknown as { rows: Record<string, unknown>[]; next: string | null };
};
/** Sources of the redirects on every page of a search, fifty a page. */
async function everySource(search: string): Promise<unknown[]> {
	const found: unknown[] = [];
	let after = '';
	do {
		const { rows, next } = await rowsOf(`redirect?search=${encodeURIComponent(search)}&limit=50${after}`);
		found.push(...rows.map(({ source }) => source));
		after = next === null ? '' : `&after=${encodeURIComponent(next)}`;
	} while (after !== '');
	return found;
}

describe('every list', () => {
	const lists = [
		{ name: 'article', search: ['title', 'seo_url'] },
		...listedEntities.map(({ name, list }) => ({ name, search: list.search })),
	];

	test.each(lists)('$name is searched for all that it says, over an index of trigrams', async ({ name, search }) => {
		const column = name === 'media' ? 'words' : 'list_words';
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ made_of: string; index: string }>(sql`select pg_get_expr(d.adbin, d.adrelid) as made_of,
				(select indexdef from pg_indexes where tablename = ${name} and indexdef like ${`% gin (${column} %`}) as index
				from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
				where a.attrelid = ${name}::regclass and a.attname = ${column}`),
		);
		expect(rows).toHaveLength(1);
		for (const one of search) expect(rows[0]?.made_of).toMatch(new RegExp(`\\b${one}\\b`));
		expect(rows[0]?.index).toContain('gin_trgm_ops');
	});
});

test('words are found in any order, with or without capitals and accents, and each of them has to be there', async () => {
	await admin.ask('POST', 'article', { edition: 'es', type: 'company', title: 'Regulación del vapeo en Álava' });
	const titles = async (words: string) =>
		(await rowsOf(`article?search=${encodeURIComponent(words)}`)).rows.map(({ title }) => title);
	for (const words of ['alava regulacion', 'REGULACIÓN  álava', 'lava vape gula', ' Álava '])
		expect([words, await titles(words)]).toEqual([words, ['Regulación del vapeo en Álava']]);
	expect(await titles('alava kiln')).toEqual([]);
	expect(await titles('Á%')).toEqual([]);
	expect(await titles('_')).toEqual([]);
	const company = {
		slug: 'zzmarzen',
		name: 'Märzen Works',
		name_zh: '清岚科技',
		names: [{ kind: 'also', text: 'Oldkiln' }],
	};
	expect(await admin.ask('POST', 'company', company)).toMatchObject({ status: 201 });
	for (const words of ['works marzen', '岚科', 'oldkiln zzmarz']) {
		const { rows } = await rowsOf(`company?search=${encodeURIComponent(words)}`);
		expect([words, rows.map(({ slug }) => slug)]).toEqual([words, ['zzmarzen']]);
		const chosen = await rowsOf(`article/choice?of=company&search=${encodeURIComponent(words)}`);
		expect([words, chosen.rows.map(({ name }) => name)]).toEqual([words, ['Märzen Works']]);
	}
});

test('a search goes through all pages, whether many rows have the word, or a few at the far end of the list', async () => {
	await site.db.write((tx) =>
		tx.execute(sql`insert into redirect (source, target) select '/zz-' || to_char(n, 'FM0000') || case when n % 4 = 0
			then '-kiln-ash' when n > 1190 then '-lantern' else '' end, '/news' from generate_series(1, 1200) n`),
	);
	const wanted = (is: (n: number) => boolean, end: string) =>
		Array.from({ length: 1_200 }, (_, n) => n + 1)
			.filter(is)
			.map((n) => `/zz-${String(n).padStart(4, '0')}${end}`);
	const ash = wanted((n) => n % 4 === 0, '-kiln-ash');
	expect(await everySource('ash zz- kiln')).toEqual(ash);
	expect(await everySource('lantern')).toEqual(wanted((n) => n > 1_190 && n % 4 !== 0, '-lantern'));
	expect(await everySource('zz lantern ash')).toEqual([]);
	// Letters too few for the index.
	expect((await everySource('z-')).length).toBe(1_200);
});

test('a text is found by each part of it, whatever its signs mean to the database', async () => {
	const signs = fc.string({ unit: fc.constantFrom(...'abcÀñß%_\\\'"(*｡％＿＼½漢 '), minLength: 1, maxLength: 20 });
	const list = listedEntities.find(({ name }) => name === 'achievement');
	if (!list) throw new Error('There is no list of achievements.');
	const found = async (search: string) =>
		(await staffList(site.db.staff, list, { search, limit: 200 }, 'all')).rows.map(({ label }) => label);
	await fc.assert(
		fc.asyncProperty(signs, fc.nat(20), async (text, cut) => {
			const label = `zz${text}zz`;
			await site.db.write((tx) =>
				tx.execute(sql`insert into achievement (edition, value, label) values ('en', '1', ${label})`),
			);
			expect(await found(label)).toContain(label);
			expect(await found(label.slice(cut % label.length))).toContain(label);
			expect(await found(`${label}q`)).not.toContain(label);
			await site.db.write((tx) => tx.execute(sql`delete from achievement where label = ${label}`));
		}),
		{ numRuns: 60 },
	);
});

/** The audit is found by words: of the rows that it is about, and of the names of those who did something. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let admin: Visitor;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	desk = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
});
afterAll(() => site.stop());

interface Line {
	id: number;
	actor: string;
	action: string;
	noun: string;
	row_id: string;
}
const page = async (query: Record<string, string>, by = admin) => {
	const { status, data } = await by.ask('GET', `audit?${new URLSearchParams(query)}`);
	expect(status).toBe(200);
	return data as unknown as { rows: Line[]; next: string | null };
};
const about = async (query: Record<string, string>, by = admin) =>
	[...new Set((await page(query, by)).rows.map(({ noun, row_id }) => `${noun} ${row_id}`))].toSorted();
const draft = async (edition: string, title: string) => {
	const { status, data } = await admin.ask('POST', 'article', { edition, type: 'company', title });
	expect(status).toBe(201);
	return `article ${(data as { id: number }).id}`;
};

test('entries are found by words of their rows in any order, of one list or of all, within what somebody may see', async () => {
	const [en, es] = [await draft('en', 'A zzhärth of Rotterdam'), await draft('es', 'Rotterdam, otro zzharth')];
	const tag = await admin.ask('POST', 'tag', { edition: 'en', slug: 'zzharth', name: 'Zzharths of Rotterdam' });
	const key = `tag ${(tag.data as { id: number }).id}`;
	expect(await about({ search: 'rotterdam zzharth' })).toEqual([en, es, key].toSorted());
	expect(await about({ search: 'ZZHÄRTH rotter', noun: 'article' })).toEqual([en, es].toSorted());
	expect(await about({ search: 'zzharth', noun: 'tag' })).toEqual([key]);
	expect(await about({ search: 'zzharth kiln' })).toEqual([]);
	expect(await about({ search: 'zzharth' }, desk)).toEqual([es]);
	// A kind without names has nothing to be found by.
	expect(await about({ search: 'zzharth', noun: 'session' })).toEqual([]);
	const people = await admin.ask('POST', 'people/invite', {
		email: 'zz@brume.example',
		name: 'Zzodile Kéller',
		language: 'en',
		grants: [{ role: 'editor' }],
	});
	expect(people.status).toBeLessThan(300);
	expect((await about({ search: 'keller zzodile' }))[0]).toMatch(/^account \d+$/);
	expect(await about({ search: 'keller zzodile' }, desk)).toEqual([]);
});

test('a page goes on where it ended, whether newest entries have the word or old ones alone', async () => {
	const [busy, old] = [await draft('en', 'The zzbusy one'), await draft('en', 'The zzold one')].map((row) =>
		row.slice(8),
	);
	await site.db.write((tx) =>
		tx.execute(sql`insert into audit (actor, actor_kind, action, noun, row_id, detail)
			select 'Zz ' || n % 3, 'staff', 'change', 'article', case when n <= 70 then ${old} else ${busy} end, '{}'
			from generate_series(1, 1300) n`),
	);
	const every = async (query: Record<string, string>) => {
		const rows: Line[] = [];
		let after: string | undefined;
		do {
			const found = await page({ ...query, limit: '50', ...(after && { after }) });
			rows.push(...found.rows);
			after = found.next ?? undefined;
		} while (after !== undefined);
		expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))].toSorted((a, b) => b - a));
		return rows.filter(({ action }) => action === 'change').length;
	};
	expect(await every({ search: 'zzbusy' })).toBe(1_230);
	expect(await every({ search: 'zzold' })).toBe(70);
	expect(await every({ actor: '1 zz' })).toBe(434);
	expect(await every({ actor: 'ZZ', search: 'one zzold' })).toBe(70);
	expect(await every({ actor: 'zz 7' })).toBe(0);
	const exported = await admin.ask('POST', 'audit/export', { search: 'zzold' });
	expect((exported.data.rows as unknown as Line[]).filter(({ action }) => action === 'change')).toHaveLength(70);
});

test('names under which somebody acted are found by their words, with or without accents', async () => {
	await site.db.write((tx) =>
		tx.execute(sql`insert into audit (actor, actor_kind, action, noun, row_id, detail)
			values ('Zzréné Vester', 'staff', 'change', 'page', '1', '{}'), ('Zzrene', 'staff', 'change', 'page', '2', '{}')`),
	);
	const by = async (actor: string) => (await page({ actor })).rows.map((row) => row.actor);
	expect(await by('zzrene')).toEqual(['Zzrene', 'Zzréné Vester']);
	expect(await by('vester ZZRENE')).toEqual(['Zzréné Vester']);
	expect(await by('zzrene%')).toEqual([]);
});

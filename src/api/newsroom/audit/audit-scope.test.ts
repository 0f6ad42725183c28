/** The audit shows somebody what was done to rows that they may read, and to no others. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { audit } from '../../../data/tables/site';
import type { AuditEntity } from '../../../shared/site/audit-entities';

interface Line {
	id: number;
	noun: string;
	row_id: string | null;
	name: string | null;
	detail: Record<string, unknown>;
}

let site: TestFront;
const people: Record<'admin' | 'whole' | 'en' | 'es' | 'section', Visitor> = {} as never;
beforeAll(async () => {
	site = await openTestFront();
	people.admin = await signedIn(site, [{ role: 'admin' }]);
	people.whole = await signedIn(site, [{ role: 'desk' }]);
	people.en = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	people.es = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	people.section = await signedIn(site, [{ role: 'desk', edition: 'en', section: 'ai' }]);
});
afterAll(() => site.stop());

const page = async (by: Visitor, query = '') => {
	const { status, data } = await by.ask('GET', `audit?${query}`);
	expect(status).toBe(200);
	return data as unknown as { rows: Line[]; next: string | null };
};
/** Returns the names of those people who are shown audit entries about a row. */
async function shownTo(entity: AuditEntity, row: string | number): Promise<string[]> {
	const shown = [];
	for (const [name, by] of Object.entries(people))
		if ((await page(by, `noun=${entity}&row=${encodeURIComponent(row)}`)).rows.length > 0) shown.push(name);
	return shown;
}
const made = async (path: string, body: object, by = people.admin) => {
	const { status, data } = await by.ask('POST', path, body);
	expect([path, status, data]).toMatchObject([path, expect.toSatisfy((code: number) => code < 300), {}]);
	return data as { id: number; version: never };
};
const draft = (edition: string, type = 'company') =>
	made('article', { edition, type, title: `A kiln of ${edition} ${type}` });

describe('rows about articles and what belongs to them', () => {
	test('are shown in the scope of the article, before and after it is published', async () => {
		const { id, version } = await draft('en');
		expect(await shownTo('article', id)).toEqual(['admin', 'whole', 'en']);
		expect(await shownTo('article', (await draft('en', 'ai')).id)).toEqual(['admin', 'whole', 'en', 'section']);
		expect(await shownTo('article', (await draft('es')).id)).toEqual(['admin', 'whole', 'es']);
		await people.admin.ask('POST', `article/${id}/publish`, { version });
		expect(await shownTo('article', id)).toEqual(['admin', 'whole', 'en']);
	});

	test('notes and links for people outside follow their article', async () => {
		const { id } = await draft('en');
		const note = await made(`article/${id}/note`, {
			text: 'Who says so?',
			anchor: { quote: 'kiln', before: '', after: '', at: 0 },
		});
		expect(await shownTo('note', note.id)).toEqual(['admin', 'whole', 'en']);
		const link = await made('preview_link', { article_id: id, name: 'A lawyer', days: 1, is_pinned: false });
		expect(await shownTo('preview_link', link.id)).toEqual(['admin', 'whole', 'en']);
	});

	test('an act on several is shown where all of them are in scope', async () => {
		const act = async (...editions: string[]) => {
			const articles = await Promise.all(editions.map((edition) => draft(edition)));
			const seen = articles.map(({ id, version }) => ({ id, version }));
			return (await made('article/bulk', { act: 'submit', articles: seen })).id;
		};
		expect(await shownTo('bulk_change', await act('en'))).toEqual(['admin', 'whole', 'en']);
		expect(await shownTo('bulk_change', await act('en', 'es'))).toEqual(['admin', 'whole']);
	});

	test('of one that is gone are shown to who reads every edition', async () => {
		await site.db.write((tx) =>
			tx.insert(audit).values({ actor: 'operator', action: 'erase', noun: 'article', row_id: '999999' }),
		);
		expect(await shownTo('article', 999_999)).toEqual(['admin', 'whole']);
	});
});

describe('rows about declared entities', () => {
	test('are shown in the edition of the row, and to every desk where it has none', async () => {
		const tag = await made('tag', { edition: 'en', slug: 'scoped-kilns', name: 'Scoped kilns' });
		expect(await shownTo('tag', tag.id)).toEqual(['admin', 'whole', 'en', 'section']);
		await made('redirect', { source: '/scoped-kiln', target: '/news' });
		expect(await shownTo('redirect', '/scoped-kiln')).toEqual(['admin', 'whole', 'en', 'es', 'section']);
		const removed = await people.admin.ask('DELETE', `tag/${tag.id}?version=${encodeURIComponent(tag.version)}`);
		expect(removed.status).toBe(200);
		expect(await shownTo('tag', tag.id)).toEqual(['admin', 'whole']);
	});

	test('that moved to another edition tell that edition nothing of what was before', async () => {
		const given = { edition: 'en', position: 'home_band', advertiser: 'Kiln & Co', headline: 'Terms', action: 'Go' };
		const ad = await made('adv', { ...given, link: 'https://kiln.example/' });
		const { data } = await people.admin.ask('PATCH', `adv/${ad.id}`, { edition: 'es', version: ad.version });
		await people.admin.ask('PATCH', `adv/${ad.id}`, { headline: 'Another', version: data.version });
		expect((await page(people.es, `noun=adv&row=${ad.id}`)).rows).toMatchObject([
			{ detail: { changes: { headline: { to: 'Another' } } } },
		]);
		expect((await page(people.admin, `noun=adv&row=${ad.id}`)).rows).toHaveLength(3);
	});
});

test.each<[AuditEntity, string]>([
	['account', '1'],
	['admin_token', '1'],
	['demo', 'demo'],
	['edition', 'es'],
	['house', ''],
	['session', '1'],
	['set_up', ''],
	['setting', 'demo_loaded_at'],
	['subscription', '1'],
])('rows about %s are shown to administrators alone', async (entity, row_id) => {
	await site.db.write((tx) => tx.insert(audit).values({ actor: 'operator', action: 'change', noun: entity, row_id }));
	for (const [name, by] of Object.entries(people))
		expect([name, (await page(by, `noun=${entity}`)).rows.length > 0]).toEqual([name, name === 'admin']);
});

test('a view that its owner does not share is shown to nobody else by its words', async () => {
	const view = { noun: 'article', name: 'Kilns I doubt', query: 'status=review' };
	const { id } = await made('saved_view', view, people.en);
	expect(await shownTo('saved_view', id)).toEqual(['admin', 'en']);
	await site.db.write((tx) =>
		tx
			.insert(audit)
			.values({ actor: 'a former release', action: 'save_view', noun: 'saved_view', row_id: `${id}`, detail: view }),
	);
	expect(JSON.stringify(await page(people.admin, `noun=saved_view&row=${id}`))).not.toMatch(/doubt|status=review/);
});

test('pages are full and end where the rows in sight end, whatever lies between them', async () => {
	await site.db.write((tx) =>
		tx.execute(sql`insert into audit (actor, action, noun, row_id)
			select 'operator', 'change', case when n % 3 = 0 then 'redirect' else 'account' end,
				case when n % 3 = 0 then '/paged-kiln' else '1' end from generate_series(1, 300) n`),
	);
	await made('redirect', { source: '/paged-kiln', target: '/news' });
	const found: number[] = [];
	for (let after = ''; ; ) {
		const { rows, next } = await page(people.es, `row=%2Fpaged-kiln&limit=40${after && `&after=${after}`}`);
		found.push(...rows.map(({ id }) => id));
		if (next === null) break;
		expect(rows).toHaveLength(40);
		after = next;
	}
	expect(found).toEqual([...new Set(found)].sort((a, b) => b - a));
	expect(found).toHaveLength(101);
	expect((await page(people.es, 'actor=operator&limit=100')).rows.every(({ noun }) => noun === 'redirect')).toBe(true);
});

test('an actor of no scope, and entities of former releases', async () => {
	await site.db.write((tx) =>
		tx.insert(audit).values({ actor: 'operator', action: 'change', noun: 'firm', row_id: '7' }),
	);
	for (const [name, by] of Object.entries(people))
		expect([name, (await page(by, 'noun=firm')).rows.length]).toEqual([name, name === 'admin' ? 1 : 0]);
});

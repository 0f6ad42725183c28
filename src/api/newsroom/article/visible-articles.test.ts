/** No request reveals anything of an article to a caller who may not read it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { adv } from '../../../data/tables/adv';
import { redirect } from '../../../data/tables/site';

let site: TestFront;
let desk: Visitor;
let reporter: Visitor;
let spaniard: Visitor;
let ofProducts: Visitor;
let own_author: number;
let other_author: number;
beforeAll(async () => {
	site = await openTestFront();
	const admin = await signedIn(site, [{ role: 'admin' }]);
	const { rows } = (await admin.ask('GET', 'author?limit=2')).data as { rows: { id: number }[] };
	[own_author = 0, other_author = 0] = rows.map(({ id }) => id);
	desk = await signedIn(site, [{ role: 'desk' }]);
	reporter = await signedIn(site, [{ role: 'reporter' }], own_author);
	spaniard = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	ofProducts = await signedIn(site, [{ role: 'editor', edition: 'en', section: 'product' }]);
});
afterAll(() => site.stop());

const SECRET = 'Nobody knows of the merger';
let count = 0;
async function draft(more: Record<string, unknown> = {}): Promise<{ id: number; version: number }> {
	count += 1;
	const given = {
		edition: 'en',
		type: 'regulation',
		title: `${SECRET} ${count}`,
		html: `<p>${SECRET}.</p>`,
		links: { authors: [other_author] },
		...more,
	};
	const { status, data } = await desk.ask('POST', 'article', given);
	expect(status).toBe(201);
	return data as { id: number; version: number };
}
async function published(more: Record<string, unknown> = {}) {
	const { id, version } = await draft(more);
	const { data } = await desk.ask('POST', `article/${id}/publish`, { version });
	return { id, version: data.version as number };
}
const stateOf = async (id: number) => (await desk.ask('GET', `article/${id}`)).data;

/** Every action over an article that names a version. */
const actions: [action: string, body: Record<string, unknown>][] = [
	['', { title: 'Mine' }],
	['submit', {}],
	['recall', {}],
	['return', { note: 'Not yet.' }],
	['publish', {}],
	['schedule', { at: 4_000_000_000, zone: 'UTC' }],
	['withdraw', { reason: 'Wrong.' }],
	['redate', { published_at: 1_700_000_000, reason: 'Wrong.' }],
	['embargo', { until: 4_000_000_000 }],
	['discard', {}],
	['bring_back', {}],
	['restore', { number: 1 }],
];
const tried = (by: Visitor, id: number, [action, body]: (typeof actions)[number], version: number) =>
	action === ''
		? by.ask('PATCH', `article/${id}`, { version, ...body })
		: by.ask('POST', `article/${id}/${action}`, { version, ...body });

describe('with a version that is not the one', () => {
	test.each(actions)('"%s" tells of a draft as of one that is not there', async (...action) => {
		const { id } = await draft();
		for (const by of [reporter, spaniard, ofProducts]) {
			const there = await tried(by, id, action, 999_999);
			expect(there).toEqual(await tried(by, 9_999_999, action, 999_999));
			expect([403, 404]).toContain(there.status);
		}
	});

	test.each(actions)('"%s" of what readers have is refused before the version is looked at', async (...action) => {
		const { id } = await published();
		for (const by of [reporter, spaniard, ofProducts]) {
			const answer = await tried(by, id, action, 999_999);
			expect([answer.status, answer.data?.now]).toEqual([403, undefined]);
		}
	});

	test('who may write it is shown what it says by now', async () => {
		const { id, version } = await draft();
		expect(await desk.ask('PATCH', `article/${id}`, { version: 999_999, title: 'Mine' })).toMatchObject({
			status: 409,
			data: { now: { version, html: `<p>${SECRET}.</p>` } },
		});
	});

	test('among several, one that is out of sight is not there', async () => {
		const { id } = await draft();
		const articles = [{ id, version: 999_999 }];
		const given = { articles, act: 'submit' };
		expect(await reporter.ask('POST', 'article/bulk', given)).toMatchObject({ status: 404 });
		const { data } = await reporter.ask('POST', 'article/bulk/preview', given);
		expect(data.rows).toMatchObject([{ title: '', edition: '', reason: 'not_found' }]);
		const known = await published();
		const refused = { articles: [{ id: known.id, version: 999_999 }], act: 'section', type: 'ai' };
		expect(await reporter.ask('POST', 'article/bulk', refused)).toMatchObject({ status: 403 });
		const shown = await reporter.ask('POST', 'article/bulk/preview', refused);
		expect(shown.data.rows).toMatchObject([{ becomes: 'refused', reason: 'forbidden' }]);
	});
});

describe('a change', () => {
	test('takes no article out of the section of who makes it', async () => {
		const piece = await published({ type: 'product' });
		const change = { version: piece.version, type: 'regulation', extent: 'minor' };
		expect(await ofProducts.ask('PATCH', `article/${piece.id}`, change)).toMatchObject({ status: 403 });
		expect(await stateOf(piece.id)).toMatchObject({ version: piece.version, content: { type: 'product' } });
		const given = { articles: [piece], act: 'section', type: 'regulation' };
		expect(await ofProducts.ask('POST', 'article/bulk', given)).toMatchObject({ status: 403 });
		expect(
			await ofProducts.ask('PATCH', `article/${piece.id}`, { ...change, type: 'product', title: 'Theirs' }),
		).toMatchObject({ status: 200 });
	});

	test('nor does a restore', async () => {
		const { id, version } = await draft({ type: 'regulation' });
		const moved = await desk.ask('PATCH', `article/${id}`, { version, type: 'product' });
		const at = moved.data.version as number;
		const back = { version: at, number: version };
		expect(await ofProducts.ask('POST', `article/${id}/restore`, back)).toMatchObject({ status: 403 });
		expect(await stateOf(id)).toMatchObject({ version: at, content: { type: 'product' } });
		expect(await desk.ask('POST', `article/${id}/restore`, back)).toMatchObject({ status: 200 });
	});

	test('leaves a reporter among the authors of their own', async () => {
		const { id, version } = await draft({ links: { authors: [own_author, other_author] } });
		const change = { version, links: { authors: [other_author] } };
		expect(await reporter.ask('PATCH', `article/${id}`, change)).toMatchObject({ status: 403 });
		const kept = { version, links: { authors: [own_author] } };
		expect(await reporter.ask('PATCH', `article/${id}`, kept)).toMatchObject({ status: 200 });
	});
});

describe('beside an article', () => {
	test('what leads to it names no draft, page, redirect or advertisement that the caller may not read', async () => {
		const piece = await published({ seo_url: 'the-known-piece' });
		const html = '<p><a href="/news/the-known-piece">See here.</a></p>';
		await draft({ html, title: 'A secret' });
		await draft({ html, title: 'My own', links: { authors: [own_author] } });
		await published({ html, title: 'Before readers' });
		const link = '/news/the-known-piece';
		const offer = { advertiser: 'Northlight', headline: 'An offer', action: 'See' };
		await site.db.write(async (tx) => {
			await tx.insert(adv).values({ ...offer, edition: 'es', position: 'home_band', link });
			await tx.insert(redirect).values({ source: '/an-old-one', target: link });
		});
		const links = async (by: Visitor) =>
			((await by.ask('GET', `article/${piece.id}/links`)).data.links as { title: string }[]).map(({ title }) => title);
		expect(await links(reporter)).toEqual(['Before readers', 'My own']);
		expect(await links(spaniard)).toEqual(['An offer', 'Before readers', '/an-old-one']);
		expect(await links(desk)).toEqual(['An offer', 'Before readers', '/an-old-one', 'A secret', 'My own']);
	});

	test('its other editions are named where they are in sight', async () => {
		const { id } = await published();
		const there = await draft({ edition: 'es', title: 'Un borrador', translation_of: id });
		const englishman = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
		const editions = async (by: Visitor) => {
			const { editions: inDetail } = (await by.ask('GET', `article/${id}`)).data as { editions: { id: number }[] };
			const { rows } = (await by.ask('GET', 'article?limit=200')).data as {
				rows: { id: number; editions: { id: number }[] }[];
			};
			const listed = rows.find((row) => row.id === id)?.editions ?? [];
			return [...inDetail, ...listed].filter((one) => one.id === there.id).length;
		};
		expect(await editions(englishman)).toBe(0);
		expect(await editions(reporter)).toBe(0);
		expect(await editions(desk)).toBe(2);
		expect(await editions(spaniard)).toBe(2);
	});

	test('nobody translates what they cannot see, and the board tells no number of a draft of another edition', async () => {
		const hidden = await draft();
		const own = { edition: 'es', type: 'regulation', title: 'Una traducción', translation_of: hidden.id };
		expect(await spaniard.ask('POST', 'article', own)).toMatchObject({
			status: 404,
			data: { field: 'translation_of' },
		});
		const { id } = await published();
		const there = await draft({ edition: 'es', title: 'Un borrador', translation_of: id });
		const englishman = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
		const numberOf = async (by: Visitor) => {
			const { rows } = (await by.ask('GET', 'translation?edition=es&state=in_work&limit=200')).data as {
				rows: { source_id: number; article_id: number | null }[];
			};
			return rows.find((row) => row.source_id === id)?.article_id;
		};
		expect(await numberOf(englishman)).toBeNull();
		expect(await numberOf(spaniard)).toBe(there.id);
	});
});

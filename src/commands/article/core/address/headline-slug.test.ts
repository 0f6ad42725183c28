import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../../tests/site';
import { signedIn } from '../../../../../tests/staff-session';
import type { Visitor } from '../../../../../tests/staff-visitor';
import { article } from '../../../../data/tables/article';
import { redirect } from '../../../../data/tables/site';

let site: TestFront;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

/** Begins a draft. @returns its number */
async function begin(title: string, more: object = {}): Promise<number> {
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title,
		html: '<p>Words.</p>',
		links: { authors: [author_id] },
		...more,
	});
	expect(made.status).toBe(201);
	return made.data.id as number;
}
interface Detail {
	version: number;
	slug_follows: boolean;
	content: { title: string; seo_url: string | null };
}
const read = async (id: number) => (await desk.ask('GET', `article/${id}`)).data as unknown as Detail;
const slug = async (id: number) => (await read(id)).content.seo_url;
const follows = async (id: number) => (await read(id)).slug_follows;
/** Saves fields over the present version. */
const save = async (id: number, fields: object, by = desk) =>
	by.ask('PATCH', `article/${id}`, { version: (await read(id)).version, ...fields });
const headline = async (id: number, title: string, more: object = {}) => {
	expect((await save(id, { title, ...more })).status).toBe(200);
	return slug(id);
};
const step = async (id: number, action: string, more: object = {}) => {
	const answer = await desk.ask('POST', `article/${id}/${action}`, { version: (await read(id)).version, ...more });
	expect([action, answer.status, answer.msg]).toEqual([action, 200, answer.msg]);
};

test('the slug of a draft follows its headline, saved by itself or by hand, and leaves no redirect', async () => {
	const id = await begin('Ghent counts its kiosks');
	expect(await slug(id)).toBe('ghent-counts-its-kiosks');
	expect(await headline(id, 'Gh', { continues: true })).toBe('gh');
	expect(await headline(id, 'Ghent closes half', { continues: true })).toBe('ghent-closes-half');
	await step(id, 'submit');
	expect(await headline(id, 'Ghent closes half of its kiosks')).toBe('ghent-closes-half-of-its-kiosks');
	expect(await follows(id)).toBe(true);
	// Another change leaves it, and the text that is sent whole with it too.
	await save(id, { standfirst: 'Half of them.', html: '<p>More words.</p>' });
	expect(await slug(id)).toBe('ghent-closes-half-of-its-kiosks');
	const left = await site.db.write((tx) =>
		tx.select({ source: redirect.source }).from(redirect).where(like(redirect.source, '%/gh%')),
	);
	expect(left).toEqual([]);
	await step(id, 'publish');
	expect((await fetch(`${site.url}/news/ghent-closes-half-of-its-kiosks`)).status).toBe(200);
	expect((await fetch(`${site.url}/news/ghent-counts-its-kiosks`, { redirect: 'manual' })).status).toBe(404);
});

test('a slug that was typed stays, whatever the headline becomes', async () => {
	const id = await begin('Bruges asks again', { seo_url: 'bruges-2031' });
	expect(await headline(id, 'Bruges asks once more')).toBe('bruges-2031');
	expect(await follows(id)).toBe(false);
	const typed = await begin('Bruges answers');
	expect((await save(typed, { seo_url: 'the-answer' })).status).toBe(200);
	expect(await headline(typed, 'Bruges answers late')).toBe('the-answer');
	// Typed with the headline, and with a year behind the words of the headline.
	const both = await begin('Bruges waits');
	expect(await headline(both, 'Bruges waits on', { seo_url: 'waiting' })).toBe('waiting');
	const year = await begin('Bruges budget', { seo_url: 'bruges-budget-2031' });
	expect(await headline(year, 'A budget for Bruges')).toBe('bruges-budget-2031');
});

test('two with one headline have two slugs, and the second follows from its number', async () => {
	const ids = await Promise.all([begin('Twins of Leuven'), begin('Twins of Leuven')]);
	expect((await Promise.all(ids.map(slug))).sort()).toEqual(['twins-of-leuven', 'twins-of-leuven-2']);
	const answers = await Promise.all(ids.map((id) => save(id, { title: 'Twins of Namur', continues: true })));
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect((await Promise.all(ids.map(slug))).sort()).toEqual(['twins-of-namur', 'twins-of-namur-2']);
	// The same words with other signs keep the number.
	const [one = 0] = ids;
	const had = await slug(one);
	expect(await headline(one, 'Twins of Namur!')).toBe(had);
	expect(await headline(one, 'The other twin')).toBe('the-other-twin');
});

test('a headline that yields no slug has none, and the next one makes it', async () => {
	const id = await begin('Mons looks east');
	expect(await headline(id, '蒙斯向东看')).toBeNull();
	expect(await headline(id, 'Mons looks west')).toBe('mons-looks-west');
	// Saved by itself after the first sign of a new headline.
	expect(await headline(id, '«', { continues: true })).toBeNull();
	expect(await headline(id, 'Mons looks up', { continues: true })).toBe('mons-looks-up');
	const chinese = await begin('电子烟新规');
	expect(await slug(chinese)).toBeNull();
	expect(await headline(chinese, 'New rules for HNB 新规')).toBe('new-rules-for-hnb');
	// The name of a screen of readers, typed on the way to a longer headline.
	const screen = await begin('Tournai measures');
	expect(await headline(screen, 'Data', { continues: true })).toMatch(/^data-\d$/);
	expect(await headline(screen, 'Data of Tournai', { continues: true })).toBe('data-of-tournai');
});

test('what is planned, was published, or came by an import keeps its slug', async () => {
	const planned = await begin('Liège plans');
	await step(planned, 'schedule', { at: Math.floor(Date.now() / 1000) + 86_400, zone: 'UTC' });
	expect(await follows(planned)).toBe(false);
	expect(await headline(planned, 'Liège plans otherwise')).toBe('liege-plans');
	const known = await begin('Dinant opens');
	await step(known, 'publish');
	expect(await headline(known, 'Dinant has opened', { extent: 'minor' })).toBe('dinant-opens');
	await step(known, 'withdraw', { reason: 'In doubt' });
	expect(await headline(known, 'Dinant had opened')).toBe('dinant-opens');
	const imported = await begin('Huy imports');
	await site.db.write((tx) => tx.update(article).set({ import_key: 'feed:huy:1' }).where(eq(article.id, imported)));
	expect(await headline(imported, 'Huy imports less')).toBe('huy-imports');
});

test('an earlier state comes back with its slug, or with another one where somebody has that by now', async () => {
	const id = await begin('Spa pours');
	const { version } = await read(id);
	expect(await headline(id, 'Spa pours no more')).toBe('spa-pours-no-more');
	await step(id, 'restore', { number: version });
	expect(await slug(id)).toBe('spa-pours');
	expect(await headline(id, 'Spa has poured')).toBe('spa-has-poured');
	expect(await slug(await begin('Spa pours'))).toBe('spa-pours');
	await step(id, 'restore', { number: version });
	expect((await read(id)).content).toMatchObject({ title: 'Spa pours', seo_url: 'spa-pours-2' });
});

test('who may not write the draft changes neither headline nor slug', async () => {
	const id = await begin('Ypres remembers');
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'es' }]);
	expect((await save(id, { title: 'Ypres forgets' }, reporter)).status).toBeGreaterThanOrEqual(403);
	expect((await read(id)).content).toMatchObject({ title: 'Ypres remembers', seo_url: 'ypres-remembers' });
});

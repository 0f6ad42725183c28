/** Data series that a text can show, as its editor finds and draws them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { data_series } from '../../../data/tables/data-series';
import { roles } from '../../../shared/staff';
import type { SeriesChoice } from './series-calls';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
});
afterAll(() => site.stop());

const found = async (search: string, edition = 'en', by = desk): Promise<SeriesChoice[]> => {
	const { status, data } = await by.ask('GET', `series/choice?${new URLSearchParams({ edition, search })}`);
	expect(status, search).toBe(200);
	return data.rows as unknown as SeriesChoice[];
};
const chart = (slug: string, edition = 'en', by = desk) =>
	by.ask('GET', `series/chart?${new URLSearchParams({ edition, slug })}`);

test('a series is found by words in any order, in the edition’s language, and its chart is what readers download', async () => {
	for (const edition of ['en', 'es']) {
		const all = await found('', edition);
		expect(all.length).toBeGreaterThan(5);
		for (const { slug, title } of all.slice(0, 4)) {
			const words = title.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
			expect((await found(words.toReversed().join(' '), edition)).map((one) => one.slug)).toContain(slug);
			const { status, data } = await chart(slug, edition);
			const drawn = data.chart as { title: string; svg: string };
			expect([status, drawn.title]).toEqual([200, title]);
			const readers = await fetch(`${site.url}${edition === 'es' ? '/es' : ''}/news/data/${slug}.svg`);
			expect(drawn.svg).toBe(await readers.text());
		}
	}
	expect(await found('zzz no such words')).toEqual([]);
});

test('a series that no reader of the edition sees is not offered and not drawn, and keeps an article from readers', async () => {
	const [one] = await found('');
	const slug = one?.slug ?? '';
	const [author] = (await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[];
	const content = {
		edition: 'en',
		type: 'company',
		title: 'Charted',
		html: `<p>x</p><figure data-series="${slug}"></figure>`,
	};
	const { data } = await desk.ask('POST', 'article', { ...content, links: { authors: [author?.id] } });
	const publish = () => desk.ask('POST', `article/${data.id}/publish`, { version: data.version });
	const isShown = { status: 'published' as const };
	const row = (change: object) =>
		site.db.write((tx) => tx.update(data_series).set(change).where(eq(data_series.slug, slug)));
	const [{ texts } = { texts: {} }] = await site.db.staff
		.select({ texts: data_series.texts })
		.from(data_series)
		.where(eq(data_series.slug, slug));
	for (const hide of [{ status: 'draft' as const }, { texts: { es: texts.es } }]) {
		await row(hide);
		expect((await found('')).map((named) => named.slug)).not.toContain(slug);
		expect(await chart(slug)).toMatchObject({ status: 200, data: { chart: null } });
		expect(await publish()).toMatchObject({ status: 409, msg: expect.stringMatching(/no such series/) });
		await row({ ...isShown, texts });
	}
	expect((await chart(slug, 'es')).data.chart).not.toBeNull();
	expect((await publish()).status).toBe(200);
});

test('everyone who writes texts may ask, nobody else; wrong input is refused by name', async () => {
	for (const role of roles) {
		const by = await signedIn(site, [{ role, edition: 'en' }]);
		const [one] = await found('', 'en', by);
		expect((await chart(one?.slug ?? '', 'en', by)).data.chart).not.toBeNull();
	}
	for (const path of ['series/choice', 'series/chart?slug=x'])
		expect((await fetch(`${site.url}/admin/api/${path}`)).status).toBe(401);
	expect(await chart('x', 'xx')).toMatchObject({ status: 400, data: { field: 'edition' } });
	expect(await chart('')).toMatchObject({ status: 400, data: { field: 'slug' } });
	expect(await chart('no-such-series')).toMatchObject({ status: 200, data: { chart: null } });
});

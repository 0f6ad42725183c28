/** The calendar is one list of facts: the same date looks the same, whether a rule, a rate or an article brings it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor, desk } from '../../../../tests/actors';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { withdrawArticle } from '../../../commands/article/withdraw-article';
import { article } from '../../../data/tables/article';
import { rule } from '../../../data/tables/site';
import { event_edition } from '../../../data/tables/topic';
import { forget } from '../../../platform/db/read-cache';

const NOW = Math.floor(Date.now() / 1000);
const day = (offset: number) => new Date((NOW + offset * 86_400) * 1000).toISOString().slice(0, 10);
/** The last day that "2027" can mean. */
const lastOf = (text: string) => (text.length === 4 ? `${text}-12-31` : text);

describe.each([
	['en', ''],
	['es', '/es'],
])('the dates of edition %s', (edition, prefix) => {
	let site: TestSite;
	let articles: { id: number; seo_url: string; key_dates: { date: string; text: string; fact?: string }[] }[];
	let rules: (typeof rule.$inferSelect)[];
	/** Rows of the calendar by name, with their text and first day. */
	let rows: Map<string, { html: string; first: string }>;
	let file: string;

	const text = async (path: string) =>
		(await (await site.app.request(path === '/' ? prefix || '/' : prefix + path)).text())
			.replaceAll('<!-- -->', '')
			.replaceAll('\r\n ', '');
	const main = async (path: string) => {
		const html = await text(path);
		return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
	};
	const rowsOf = async (path: string) => {
		const html = await main(path);
		return html
			.split('<li class="show-row')
			.slice(1)
			.map((part) => {
				const name = /^[^>]* id="([^"]+)"/.exec(part)?.[1] ?? '';
				return [name, { html: part, first: /dateTime="([^"]+)"/i.exec(part)?.[1] ?? '' }] as const;
			});
	};

	beforeAll(async () => {
		site = await openTestSite({}, () => NOW);
		articles = (await site.db.write((tx) =>
			tx.select().from(article).where(eq(article.edition, edition)),
		)) as unknown as typeof articles;
		articles = articles.filter((one) => one.key_dates.length > 0);
		rules = await site.db.write((tx) => tx.select().from(rule).where(eq(rule.edition, edition)));
		const pages = ['/calendar', '/calendar/past', '/calendar/past/2', '/calendar/past/3'];
		rows = new Map((await Promise.all(pages.map(rowsOf))).flat());
		file = await text('/calendar/calendar.ics');
	});
	afterAll(() => site.stop());

	test('every key date of an article is one row of the calendar, that of its fact on the day of the fact', () => {
		expect(articles.length).toBeGreaterThan(9);
		for (const { id, key_dates } of articles) {
			for (const { date, text: words, fact } of key_dates) {
				const names = [fact, `${fact ?? `article-${id}`}-${date}`].filter((name) => name !== undefined);
				const found = names.filter((name) => rows.get(name)?.first === date);
				expect([words, date, found.length]).toEqual([words, date, 1]);
				const [name = ''] = found;
				// A row that comes from the article alone has the words of the article.
				if (name !== fact) expect(rows.get(name)?.html).toMatch(/<h4/);
				if (date >= day(-399)) expect(file).toContain(`UID:${name}@127.0.0.1`);
			}
		}
	});

	test('every key date stands beside its article, past ones before today and the next one lit', async () => {
		for (const { seo_url, key_dates } of articles) {
			const html = await main(`/news/${seo_url}`);
			const list = /<ol class="kd">.*?<\/ol>/s.exec(html)?.[0] ?? '';
			const dates = [...list.matchAll(/<li class="(\w+)"><div>(?:<b>)?<time dateTime="([^"]+)"/gi)];
			expect([seo_url, dates.filter(([, place]) => place !== 'now').map(([, , date]) => date)]).toEqual([
				seo_url,
				key_dates.map(({ date }) => date).sort(),
			]);
			const coming = key_dates.filter(({ date }) => date >= day(0)).length;
			expect(dates.map(([, place]) => place).join(' ')).toBe(
				[
					...Array(key_dates.length - coming).fill('past'),
					'now',
					...(coming > 0 ? ['next', ...Array(coming - 1).fill('later')] : []),
				].join(' '),
			);
		}
	});

	test('every rule with a date stands in the calendar; without a day it says so, and is in no file', () => {
		for (const { slug, next_on } of rules.filter((one) => one.next_on !== null)) {
			const row = rows.get(`rule-${slug}`);
			expect([slug, row?.first]).toEqual([slug, next_on]);
			const isYear = next_on?.length === 4;
			expect([slug, /day not verified|día sin verificar/.test(row?.html ?? '')]).toEqual([slug, isYear]);
			if (isYear) expect(file).not.toContain(`UID:rule-${slug}@`);
		}
		expect(rows.get('rule-poland-liquid-step')?.first).toBe('2027');
		// The rule's entry covers this date, so the rate has no entry.
		expect(rows.has('duty-PL-2027-01-01')).toBe(false);
	});

	test('the tracker goes by the next date, one row a market and measure, and leads to our story before the law', async () => {
		const [html, whole] = [await main('/'), await main('/rule')];
		const table = /<table class="tbl tracker".*?<\/table>/s.exec(html)?.[0] ?? '';
		const trs = table.split('<tr>').slice(2);
		const dates = trs.map((tr) => /dateTime="([^"]+)"/i.exec(tr)?.[1] ?? '9999');
		expect(dates).toEqual(dates.toSorted((a, b) => lastOf(a).localeCompare(lastOf(b))));
		expect(dates.filter((one) => one !== '9999').every((one) => lastOf(one) >= day(0))).toBe(true);
		expect(trs.at(-1)).toContain('–');
		for (const tr of trs) {
			const row = /href="[^"]*\/rule#(rule-[^"]+)"/.exec(tr)?.[1];
			expect([tr, whole.includes(`id="${row}"`)]).toEqual([tr, true]);
		}
		const rowOf = (id: string) => whole.slice(whole.indexOf(`id="${id}"`)).split('</tr>')[0] ?? '';
		const first = rowOf('rule-eu-flavour-register');
		const story = articles.find(({ key_dates }) => key_dates.some(({ fact }) => fact === 'rule-eu-flavour-register'));
		expect(first).toContain(`href="${prefix}/news/${story?.seo_url}"`);
		expect(first.indexOf('class="law"')).toBeGreaterThan(first.indexOf('class="our"'));
		expect(new Set(trs.map((tr) => /<th scope="row">.*?<\/span>/s.exec(tr)?.[0])).size).toBe(trs.length);
	});

	test('“Key dates” of a list are the next dates of the calendar', async () => {
		const next = (await rowsOf('/calendar')).slice(0, 5).map(([, { first }]) => first);
		for (const path of ['/news', '/news/list/regulation', '/news/headline']) {
			const list = /<ol class="kd">.*?<\/ol>/s.exec(await main(path))?.[0] ?? '';
			expect([path, [...list.matchAll(/dateTime="([^"]+)"/gi)].map((match) => match[1])]).toEqual([path, next]);
		}
	});

	test('an edition of a show that nobody announced is no date anywhere, and its page says so', async () => {
		const all = await site.db.write((tx) =>
			tx.select().from(event_edition).where(eq(event_edition.status, 'unannounced')),
		);
		expect(all.map((one) => one.slug.replace(/-\d+$/, '')).sort()).toEqual(['ape', 'gtnf', 'iecie', 'vapexpo-spain']);
		const shows = await text('/topic/calendar.ics');
		const [home, list] = [await main('/'), await main('/topic')];
		const coming = list.slice(0, list.indexOf('class="unannounced"'));
		for (const { slug } of all) {
			const page = slug.replace(/-\d+$/, '');
			expect(rows.has(slug)).toBe(false);
			for (const where of [file, shows]) expect(where).not.toContain(`UID:${slug}@`);
			expect((await site.app.request(`${prefix}/topic/${page}.ics`)).status).toBe(404);
			for (const where of [home, coming]) expect(where).not.toContain(`href="${prefix}/topic/${page}"`);
			const html = await text(`/topic/${page}`);
			expect(html).not.toContain('"startDate"');
			expect(html).not.toContain(`/topic/${slug}.ics`);
			expect(html).toMatch(/No edition has been announced|No se ha anunciado ninguna edición/);
		}
		expect(list).toContain('class="unannounced"');
	});

	test('a withdrawn article takes its dates out of every list; what a rule tells stays', async () => {
		const [row] = await site.db.write((tx) =>
			tx
				.select()
				.from(article)
				.where(eq(article.seo_url, articles.find(flavour)?.seo_url ?? '')),
		);
		await withdrawArticle(contextFor(site.db, NOW, desk), {
			id: row?.id as number,
			version: row?.version as number,
			reason: 'A test',
		});
		const names = new Map(await rowsOf('/calendar'));
		expect(names.has('rule-eu-flavour-register')).toBe(true);
		expect([...names.keys()].filter((name) => name.startsWith('rule-eu-flavour-register-'))).toEqual([]);
		const table = /<table class="tbl ruletab trk".*?<\/table>/s.exec(await main('/rule'))?.[0] ?? '';
		const rail = /<ol class="kd">.*?<\/ol>/s.exec(await main('/news/list/regulation'))?.[0] ?? '';
		for (const [where, html] of Object.entries({ calendar: await main('/calendar'), table, rail }))
			expect([where, html.length > 0, html.includes(`/news/${row?.seo_url}"`)]).toEqual([where, true, false]);
	});

	const flavour = (one: { key_dates: { fact?: string }[] }) =>
		one.key_dates.some(({ fact }) => fact === 'rule-eu-flavour-register');
});

test('the database keeps no day of an edition that nobody announced', async () => {
	const site = await openTestSite();
	try {
		const dated = site.db.write((tx) =>
			tx
				.update(event_edition)
				.set({ starts_on: day(9) })
				.where(eq(event_edition.status, 'unannounced')),
		);
		await expect(dated).rejects.toThrow();
		forget(site.db.read, ['*']);
	} finally {
		await site.stop();
	}
});

import { sql } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { forget } from '../../../platform/db/read-cache';

let site: TestSite;
let id: number;
let path: string;
beforeAll(async () => {
	site = await openTestSite();
	const [row] = await site.db.writeAlone<{ id: number; seo_url: string }>(
		sql`select id, seo_url from article where edition = 'en' and status = 'published' and kind = 'news'
			and password_hash is null and label is null and seo_url is not null order by published_at desc limit 1`,
	);
	id = row?.id ?? 0;
	path = `/news/${row?.seo_url}`;
});
afterAll(() => site.stop());

const FEEDS = ['/feed.xml', '/atom.xml', '/feed.json'];
const ask = async (place: string) => {
	forget(site.db.read, ['*']);
	const answer = await site.app.request(place);
	return { status: answer.status, text: await answer.text() };
};
const itemsOf = (text: string) => text.match(/<item>|<entry>|"date_published"/g)?.length ?? 0;

/** Titles and summaries of an XML feed, as a program reads them. */
function readFeed(text: string): Record<'title' | 'summary', string[]> {
	const found = { title: [] as string[], summary: [] as string[] };
	let content: string | undefined;
	const parser = new SaxesParser({});
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', () => {
		content = '';
	});
	const add = (words: string) => {
		content = (content ?? '') + words;
	};
	parser.on('text', add);
	parser.on('cdata', add);
	parser.on('closetag', ({ name }) => {
		if (name === 'title') found.title.push(content ?? '');
		if (name === 'description' || name === 'summary') found.summary.push(content ?? '');
	});
	parser.write(text).close();
	return found;
}

beforeEach(async () => {
	await site.db.writeAlone(
		sql`update article set title = 'A plain title', standfirst = '', corrections = '[]', known = null, key_dates = '[]',
			sources = '[]', published_at = extract(epoch from now())::bigint - 60, revised_at = null where id = ${id}`,
	);
});

test.each([
	['a moment in microseconds among what is known', `known = '{"points": [{"at": 1e15, "text": "Known words"}]}'`],
	['a correction beyond the calendar', `corrections = '[{"at": 9e15, "text": "Corrected words"}]'`],
	['a correction before the calendar', `corrections = '[{"at": -9e15, "text": "Corrected words"}]'`],
	['a correction without a moment', `corrections = '[{"text": "x"}, {"at": 1, "text": "Corrected words"}]'`],
	['words where a list belongs', `corrections = '"words"', sources = '{"a": 1}', key_dates = '5'`],
	['entries that are none', `sources = '[null, 5, [], {"title": 5}]', key_dates = '[null, {"date": 5, "text": "x"}]'`],
	['a change in milliseconds', 'revised_at = 1795597639000'],
	['a change at the end of all numbers', 'revised_at = 9223372036854775807'],
])('%s: the article, the lists and the feeds answer, with the article in them', async (_name, set) => {
	const before = await Promise.all(FEEDS.map(async (feed) => itemsOf((await ask(feed)).text)));
	await site.db.writeAlone(sql.raw(`update article set ${set} where id = ${id}`));
	const page = await ask(path);
	expect(page.status).toBe(200);
	expect(page.text).toContain('A plain title');
	if (set.includes('Known words')) expect(page.text).toContain('Known words');
	if (set.includes('Corrected words')) {
		expect(page.text).toContain('Corrected words');
		expect((await ask('/about/corrections')).text).toContain('Corrected words');
	}
	for (const place of ['/', '/news', '/about/corrections', '/calendar', '/sitemap-news.xml', ...FEEDS]) {
		const { status, text } = await ask(place);
		expect(status, place).toBe(200);
		expect(text, place).not.toContain('Invalid Date');
	}
	const after = await Promise.all(FEEDS.map(async (feed) => itemsOf((await ask(feed)).text)));
	expect(after).toEqual(before);
});

test('an article without a moment is left out of feeds, which is logged once and without its words', async () => {
	const before = itemsOf((await ask('/feed.xml')).text);
	await site.db.writeAlone(
		sql`update article set published_at = 9000000000000000, title = 'Unsayable words' where id = ${id}`,
	);
	site.lines.length = 0;
	for (const place of [...FEEDS, ...FEEDS]) {
		const { status, text } = await ask(place);
		expect(status, place).toBe(200);
		expect(itemsOf(text), place).toBe(before - 1);
	}
	const logged = site.lines.filter(({ event }) => event === 'left_out');
	expect(logged).toEqual([{ event: 'left_out', what: `article ${id} in a feed`, reason: 'It has no moment.' }]);
	expect(JSON.stringify(site.lines)).not.toContain('Unsayable');
});

test.each([
	['markup', '<script>alert(1)</script> & <b>bold</b>'],
	['signs of a sum', 'A < B && C > D'],
	['what looks like markup that is escaped', 'The sign &lt; and &amp;copy;'],
	['the end of a section', 'a ]]> b'],
])('%s in a headline is text for readers that take it for HTML', async (_name, words) => {
	await site.db.writeAlone(sql`update article set title = ${words}, standfirst = ${words} where id = ${id}`);
	const asHtml = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
	for (const feed of ['/feed.xml', '/atom.xml']) {
		const { title, summary } = readFeed((await ask(feed)).text);
		expect(title, feed).toContain(asHtml);
		expect(summary, feed).toContain(asHtml);
	}
	const { items } = JSON.parse((await ask('/feed.json')).text) as { items: { title: string }[] };
	expect(items.map(({ title }) => title)).toContain(words);
});

test('signs that XML does not take leave feeds and sitemaps that programs can read', async () => {
	await site.db.writeAlone(
		sql`update article set title = ${'Bell \u0007 and \ufffe and \uffff'}, html = ${'<p>\u0001 words</p>'} where id = ${id}`,
	);
	for (const place of ['/feed.xml', '/atom.xml', '/sitemap-news.xml'])
		expect(readFeed((await ask(place)).text), place).toBeDefined();
});

/** What RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1 ask of a feed, held for every kind of feed of the site. */
import { sql } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { forget } from '../../../platform/db/read-cache';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const SITE = 'http://127.0.0.1:3000';
const PAGES = ['', '/es', '/news/list/regulation', '/es/news/list/company', '/tag/detail/germany', '/topic/gfn'];
const OTHERS = ['/author/priya-raman', '/license', '/es/license/e-liquid'];

const ask = async (path: string) => {
	forget(site.db.read, ['*']);
	const answer = await site.app.request(path);
	expect([path, answer.status]).toEqual([path, 200]);
	return answer.text();
};

interface Element {
	name: string;
	attributes: Record<string, string>;
	children: Element[];
	text: string;
}

/** Reads XML with its namespaces. @throws where it is no sound XML, or where a prefix is not declared */
function readXml(xml: string): Element {
	const root: Element = { name: '', attributes: {}, children: [], text: '' };
	const open = [root];
	const parser = new SaxesParser({ xmlns: true });
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', ({ name, attributes }) => {
		const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
		const element = { name, attributes: values, children: [], text: '' };
		open.at(-1)?.children.push(element);
		open.push(element);
	});
	const add = (text: string) => {
		const element = open.at(-1);
		if (element) element.text += text;
	};
	parser.on('text', add);
	parser.on('cdata', add);
	parser.on('closetag', () => {
		open.pop();
	});
	parser.write(xml).close();
	return root.children[0] as Element;
}
const all = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const one = (element: Element, name: string): Element => {
	const found = all(element, name);
	expect(found, `${name} in ${element.name}`).toHaveLength(1);
	return found[0] as Element;
};

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Every address of markup leads somewhere wherever it is read, and all that is held as data is seen. */
function holdMarkup(html: string): void {
	for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
		expect(address).toMatch(/^(?:https?:\/\/|mailto:)/);
	expect(html).not.toMatch(/data-(?:series|video)/);
}
const holdAddress = (address: string | undefined) => expect(address).toMatch(/^https?:\/\/[^\s]+$/);
const isUnique = (ids: string[]) => expect(new Set(ids).size).toBe(ids.length);

test.each([...PAGES, ...OTHERS])('RSS of %j', async (path) => {
	const rss = readXml(await ask(`${path}/feed.xml`));
	expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
	const channel = one(rss, 'channel');
	for (const name of ['title', 'link', 'description']) expect(one(channel, name).text).not.toBe('');
	expect(one(channel, 'language').text).toBe(path.startsWith('/es') ? 'es' : 'en');
	expect(one(channel, 'atom:link').attributes).toMatchObject({ rel: 'self', href: `${SITE}${path}/feed.xml` });
	const items = all(channel, 'item');
	expect(items.length).toBeGreaterThan(0);
	isUnique(items.map((item) => one(item, 'guid').text));
	for (const item of items) {
		expect(one(item, 'title').text).toBe(one(item, 'title').text.trim());
		holdAddress(one(item, 'link').text);
		expect(one(item, 'guid').attributes).toEqual({ isPermaLink: 'false' });
		expect(one(item, 'pubDate').text).toMatch(RFC_822);
		// The element of RSS holds an e-mail address; names belong to Dublin Core.
		expect(all(item, 'author')).toEqual([]);
		const names = item.children.map(({ name }) => name);
		const [summary, text] = [names.indexOf('description'), names.indexOf('content:encoded')];
		expect(summary >= 0 || text >= 0).toBe(true);
		// Some readers take the last of both for the summary.
		if (text >= 0) expect(summary).toBeLessThan(text);
		for (const { text } of all(item, 'content:encoded')) holdMarkup(text);
		for (const { attributes } of all(item, 'media:content')) holdAddress(attributes.url);
	}
});

test.each([...PAGES, ...OTHERS])('Atom of %j', async (path) => {
	const feed = readXml(await ask(`${path}/atom.xml`));
	expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom' });
	expect(feed.attributes['xml:lang']).toBe(path.startsWith('/es') ? 'es' : 'en');
	for (const name of ['id', 'title']) expect(one(feed, name).text).not.toBe('');
	expect(one(feed, 'updated').text).toMatch(RFC_3339);
	expect(all(feed, 'link').map(({ attributes }) => [attributes.rel, attributes.href])).toContainEqual([
		'self',
		`${SITE}${path}/atom.xml`,
	]);
	const entries = all(feed, 'entry');
	expect(entries.length).toBeGreaterThan(0);
	isUnique(entries.map((entry) => one(entry, 'id').text));
	for (const entry of entries) {
		holdAddress(one(entry, 'id').text);
		expect(one(entry, 'title').attributes.type).toBe('html');
		expect(one(entry, 'updated').text).toMatch(RFC_3339);
		for (const published of all(entry, 'published')) expect(published.text).toMatch(RFC_3339);
		expect(all(entry, 'author').length).toBeGreaterThan(0);
		for (const author of all(entry, 'author')) expect(one(author, 'name').text).not.toBe('');
		const links = all(entry, 'link').map(({ attributes }) => attributes);
		expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1);
		for (const { href } of links) holdAddress(href);
		for (const { text } of all(entry, 'content')) holdMarkup(text);
	}
});

test.each([...PAGES, ...OTHERS])('JSON Feed of %j', async (path) => {
	const feed = JSON.parse(await ask(`${path}/feed.json`)) as Record<string, string> & {
		items: Record<string, string>[];
	};
	expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
	expect(feed.feed_url).toBe(`${SITE}${path}/feed.json`);
	expect(feed.title).not.toBe('');
	isUnique(feed.items.map(({ id = '' }) => id));
	for (const item of feed.items) {
		expect(typeof item.id).toBe('string');
		holdAddress(item.url);
		expect([item.content_html, item.content_text].filter((text) => typeof text === 'string')).toHaveLength(1);
		holdMarkup(item.content_html ?? '');
		for (const date of [item.date_published ?? item.date_modified, item.date_modified]) expect(date).toMatch(RFC_3339);
		if (item.image !== undefined) holdAddress(item.image);
	}
});

describe('an article in the feeds', () => {
	let id = 0;
	let slug = '';
	beforeEach(async () => {
		const [row] = await site.db.writeAlone<{ id: number; seo_url: string }>(
			sql`select id, seo_url from article where edition = 'en' and status = 'published' and kind = 'news'
				and password_hash is null and seo_url is not null order by published_at desc, id desc limit 1`,
		);
		id = row?.id ?? 0;
		slug = row?.seo_url ?? '';
	});
	const change = (to: ReturnType<typeof sql>) => site.db.writeAlone(sql`update article set ${to} where id = ${id}`);
	/** Its item in each of the three files, by the address that it has now. */
	const itemsAt = async (address: string) => {
		const rss = all(one(readXml(await ask('/feed.xml')), 'channel'), 'item').find(
			(item) => one(item, 'link').text === address,
		) as Element;
		const entry = all(readXml(await ask('/atom.xml')), 'entry').find((one) =>
			all(one, 'link').some(({ attributes }) => attributes.href === address),
		) as Element;
		const { items } = JSON.parse(await ask('/feed.json')) as { items: Record<string, string>[] };
		return { rss, entry, json: items.find(({ url }) => url === address) ?? {} };
	};
	const idsAt = async (address: string) => {
		const { rss, entry, json } = await itemsAt(address);
		return [one(rss, 'guid').text, one(entry, 'id').text, json.id];
	};

	test('keeps its id when its address changes', async () => {
		const before = await idsAt(`${SITE}/news/${slug}`);
		expect(before).toEqual([
			`${SITE}/news/detail?id=${id}`,
			`${SITE}/news/detail?id=${id}`,
			`${SITE}/news/detail?id=${id}`,
		]);
		await change(sql`seo_url = 'renamed-for-feeds'`);
		expect(await idsAt(`${SITE}/news/renamed-for-feeds`)).toEqual(before);
	});

	test('keeps the id under which it was given out before ids held its number', async () => {
		await change(sql`feed_slug = 'as-it-was'`);
		expect(await idsAt(`${SITE}/news/${slug}`)).toEqual(Array(3).fill(`${SITE}/news/as-it-was`));
		await change(sql`feed_slug = null`);
	});

	test('shows its videos, charts and calculators as links with their captions', async () => {
		const [series] = await site.db.writeAlone<{ slug: string; title: string }>(
			sql`select slug, texts->'en'->>'title' as title from data_series where status = 'published' order by id limit 1`,
		);
		await change(
			sql`html = ${`<p>One</p><figure data-video="vimeo:12345678;h=ab12cd"><figcaption>The quay at dawn</figcaption></figure><figure data-series="${series?.slug}"></figure><figure data-series="no-such-series"></figure><figure data-calculator="shot"></figure><p><a href="/china">Two</a></p>`}`,
		);
		const { rss, entry, json } = await itemsAt(`${SITE}/news/${slug}`);
		for (const html of [one(rss, 'content:encoded').text, one(entry, 'content').text, json.content_html]) {
			expect(html).toContain(
				'<a href="https://vimeo.com/12345678/ab12cd">▶ Vimeo</a><figcaption>The quay at dawn</figcaption>',
			);
			expect(html).toContain(
				`<a href="${SITE}/news/data/${series?.slug}"><img src="${SITE}/news/data/${series?.slug}.png"`,
			);
			expect(html).toContain(series?.title);
			expect((await site.app.request('/feed.xml')).headers.get('cache-tag')).toContain(`series:${series?.slug}`);
			expect(html).not.toContain('no-such-series');
			expect(html).toContain(`<p><a href="${SITE}/tool/calculate?tool=shot">Nicotine shot</a></p>`);
			holdMarkup(html ?? '');
		}
		const answer = await site.app.request(`/api/v2/article/get?id=${id}`);
		const { data } = (await answer.json()) as { data: { html: string } };
		expect(data.html).toContain('▶ Vimeo</a><figcaption>The quay at dawn</figcaption>');
		expect(data.html).toContain(`${SITE}/news/data/${series?.slug}.png`);
	});

	test('shows its photograph, else its card', async () => {
		await change(sql`cover_id = null`);
		const shown = async () => {
			const { rss, entry, json } = await itemsAt(`${SITE}/news/${slug}`);
			// An enclosure of RSS has a length, which a picture drawn for the asking program has not.
			expect(all(rss, 'enclosure')).toEqual([]);
			const { url, type } = one(rss, 'media:content').attributes;
			const link = all(entry, 'link').find(({ attributes }) => attributes.rel === 'enclosure')?.attributes;
			expect([link?.href, link?.type, json.image]).toEqual([url, type, url]);
			return [url?.slice(SITE.length), type] as const;
		};
		const [card = '', type] = await shown();
		expect(card).toMatch(new RegExp(`^/social/en/${id}-\\d+\\.png$`));
		expect((await site.app.request(card)).headers.get('content-type')).toBe(type);
		await site.db.writeAlone(
			sql`insert into media (name, kind, content_type, bytes, width, height, sha256)
				values ('quayphotoinfeeds.jpg', 'image', 'image/jpeg', 9, 900, 400, '')`,
		);
		await change(sql`cover_id = (select max(id) from media)`);
		expect(await shown()).toEqual(['/media/quayphotoinfeeds.jpg?style=social_1200x630', 'image/jpeg']);
	});
});

/** How an article came to be is said wherever it goes: in every row, line, wire, rail, feed and email. */
import { sql } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../src/editions/address';
import type { Edition } from '../src/editions/edition';
import { editions } from '../src/editions/editions';
import { fixedPaths, urls } from '../src/editions/urls';
import { advAt } from '../src/queries/site/adv';
import { openTestSite, type TestSite } from './site';

interface LabelledRow extends Record<string, unknown> {
	id: number;
	edition: string;
	seo_url: string;
	label: 'ai' | 'partner' | 'opinion';
	title: string;
	partner_name: string | null;
	/** Who paid, who thinks so, or who checked it. */
	who: string;
	tags: string[];
}

let site: TestSite;
let rows: LabelledRow[];
beforeAll(async () => {
	site = await openTestSite();
	rows = (
		await site.db.read.execute<LabelledRow>(
			sql`select a.id, a.edition, a.seo_url, a.label, a.title, a.partner_name,
				case a.label when 'partner' then a.partner_name
					when 'ai' then (select r.name from author r where r.id = a.reviewer_id)
					else (select u.name from article_author s join author u on u.id = s.author_id where s.article_id = a.id
						order by s.position limit 1) end as who,
				coalesce((select array_agg(t.slug) from article_tag s join tag t on t.id = s.tag_id where s.article_id = a.id),
					'{}') as tags
				from article a where a.label is not null and a.status = 'published'`,
		)
	).rows;
});
afterAll(() => site.stop());

/**
 * Links of a page outside running text: where they lead, and the words of what they stand in. Pictures' links say
 * nothing.
 */
function linksOf(html: string): { href: string; said: string }[] {
	const stack: { name: string; isItem: boolean; text: string; links: string[]; isProse: boolean; isHead: boolean }[] =
		[];
	const found: { href: string; said: string }[] = [];
	const parser = new Parser({
		onopentag(name, attributes) {
			const above = stack.at(-1);
			const parent = stack.at(-1);
			const one = {
				name,
				isItem: name === 'li' || name === 'article' || name === 'tr' || (name === 'a' && parent?.name === 'div'),
				text: '',
				links: [] as string[],
				isProse: (above?.isProse ?? false) || /\bprose\b/.test(attributes.class ?? ''),
				isHead: (above?.isHead ?? false) || name === 'head',
			};
			stack.push(one);
			const isShown = attributes['aria-hidden'] !== 'true' && attributes['data-lang'] === undefined;
			const isSpoken = attributes.hreflang === undefined && !one.isProse && !one.isHead;
			if (name === 'a' && attributes.href && isShown && isSpoken) {
				const item = stack.findLast((level) => level.isItem);
				item?.links.push(attributes.href.split('#')[0] ?? '');
			}
		},
		ontext(text) {
			for (const level of stack) level.text += text;
		},
		onclosetag() {
			const one = stack.pop();
			for (const href of one?.links ?? []) found.push({ href, said: one?.text.replace(/\s+/g, ' ') ?? '' });
		},
	});
	parser.write(html);
	parser.end();
	return found;
}

const wordsOf = (edition: Edition) => ({
	ai: edition.words.label_ai,
	partner: edition.words.label_partner,
	opinion: edition.words.label_opinion,
});

describe.each(editions.map((edition) => [edition.code, edition] as const))('labels of %s', (code, edition) => {
	test('stand in every list of every page, in the neighbours of every article, and in searches', {
		timeout: 120_000,
	}, async () => {
		const own = rows.filter((row) => row.edition === code);
		expect(new Set(own.map((row) => row.label)).size).toBeGreaterThan(1);
		const words = wordsOf(edition);
		const at = new Map(own.map((row) => [urls.article.href(edition, row), row]));
		const queue = [
			...fixedPaths.map((path) => pathOf(edition, path)),
			...own.flatMap((row) => [
				urls.search.href(edition, row.seo_url.split('-').slice(0, 3).join(' ')),
				...row.tags.map((slug) => urls.tag.href(edition, { slug })),
			]),
		];
		const seen = new Set<string>();
		const counted = new Map<number, number>();
		const dropped: string[] = [];
		while (queue.length > 0) {
			const path = queue.pop() as string;
			if (seen.has(path)) continue;
			seen.add(path);
			const response = await site.app.request(path);
			if (response.status !== 200) continue;
			const html = await response.text();
			for (const { href, said } of linksOf(html)) {
				const row = at.get(href);
				if (row) {
					counted.set(row.id, (counted.get(row.id) ?? 0) + 1);
					if (!said.includes(words[row.label])) dropped.push(`${path}: ${href} (${said.slice(0, 80)})`);
					if (row.partner_name && !said.includes(row.partner_name)) dropped.push(`${path}: ${href} without the firm`);
				}
				// Every page of every list, and every article with its neighbours and related ones.
				const isArticle = href.startsWith(pathOf(edition, '/news/'));
				if (isArticle && seen.size < 140) queue.push(href);
			}
		}
		expect(dropped).toEqual([]);
		expect([...at.values()].filter((row) => !counted.has(row.id)).map((row) => row.seo_url)).toEqual([]);
	});

	test('go out with the feeds, and a partner signs for itself', async () => {
		const own = rows.filter((row) => row.edition === code);
		const words = wordsOf(edition);
		let found = 0;
		for (const row of own)
			for (const slug of row.tags.slice(0, 2)) {
				const answer = await site.app.request(`${urls.tag.href(edition, { slug })}/feed.json`);
				const feed = (await answer.json()) as { items: { url: string; title: string; author?: { name: string } }[] };
				const item = feed.items.find(({ url }) => url.endsWith(urls.article.href(edition, row)));
				if (!item) continue;
				found += 1;
				expect(item.title).toContain(words[row.label]);
				if (row.label === 'partner') expect(item.author?.name ?? JSON.stringify(item)).toContain(row.partner_name);
			}
		expect(found).toBeGreaterThan(0);
	});

	test('stand in what the search suggests, with the name that belongs to each', async () => {
		const words = wordsOf(edition);
		const own = rows.filter((row) => row.edition === code);
		for (const label of new Set(own.map((row) => row.label))) {
			const row = own.find((one) => one.label === label) as LabelledRow;
			const answer = await site.app.request(
				`/api/v2/search/suggest?edition=${code}&keyword=${encodeURIComponent(row.title.slice(0, 60))}`,
			);
			const { data } = (await answer.json()) as { data: { url: string; line: string }[] };
			const line = data.find(({ url }) => url === urls.article.href(edition, row))?.line ?? '';
			expect(line).toMatch(new RegExp(`^${words[label]} · `));
			expect(line, row.seo_url).toContain(row.who);
		}
	});

	test('of partner content: no reporter signs it, and no author page counts it', async () => {
		const row = rows.find((one) => one.edition === code && one.label === 'partner');
		const path = urls.article.href(edition, row ?? { id: 0, seo_url: null });
		const html = await (await site.app.request(path)).text();
		// The name leads to the firm: what a reader sees is the whole line.
		const byline = /<span class="by">([\s\S]*?)<\/span>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
		expect(byline).toContain(edition.words.by_partner({ partner: row?.partner_name ?? '' }));
		expect(html).not.toContain('rel="author"');
		expect(html).not.toContain('data-adv=');
	});
});

test('no advertisement stands beside a text that names its payer, and the next one takes its turn', async () => {
	for (const edition of editions) {
		const plain = await advAt(site.db.read, edition.code, 'article_rail', '2026-11-22');
		if (!plain) throw new Error(`No advertisement runs beside articles of ${edition.code}.`);
		const { advertiser } = plain;
		const beside = (text: string) =>
			advAt(site.db.read, edition.code, 'article_rail', '2026-11-22', { beside: [text] });
		expect((await beside(`<p>${advertiser.toUpperCase()} said so.</p>`))?.advertiser).not.toBe(advertiser);
		expect((await beside(`<p>${advertiser}x is another firm.</p>`))?.advertiser).toBe(advertiser);
	}
});

test('stories about advertisers carry no advertisement of theirs, on any day', { timeout: 60_000 }, async () => {
	const { rows: named } = await site.db.read.execute<{
		id: number;
		edition: string;
		seo_url: string;
		advertiser: string;
	}>(
		sql`select distinct a.id, a.edition, a.seo_url, v.advertiser from article a join adv v on v.edition = a.edition
			where a.status = 'published' and a.password_hash is null
				and a.title || a.standfirst || a.html like '%' || v.advertiser || '%'`,
	);
	expect(named.length).toBeGreaterThan(2);
	for (const row of named) {
		const edition = editions.find((one) => one.code === row.edition) as Edition;
		const html = await (await site.app.request(urls.article.href(edition, row))).text();
		const adv = /data-adv="[\s\S]*?<\/a>/.exec(html)?.[0] ?? '';
		expect(adv, row.seo_url).not.toContain(row.advertiser);
	}
});

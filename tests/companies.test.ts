import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlesAt } from '../demo/all-articles';
import type { DemoArticle, DemoText } from '../demo/article';
import { companiesAt } from '../demo/companies';
import { NO_FIRM } from './no-firm';
import { openTestSite, type TestSite } from './site';

const NAME = /\p{Lu}[\p{L}’'-]*(?:\s+(?:(?:&|of|de|da|do|du|van|and)\s+)?\p{Lu}[\p{L}’'-]*)*/gu;

/** What a story says, in plain words; an end of an element ends a name. */
const wordsOf = (text: DemoText): string =>
	[
		text.title,
		text.standfirst,
		...(text.key_points ?? []),
		text.html,
		text.quote,
		text.interviewee?.role,
		...(text.sources ?? []).map((one) => one.title),
	]
		.join(' | ')
		.replace(/<[^>]+>/g, ' | ')
		.replaceAll('&amp;', '&');

/** Names that both languages of a story print as they are: firms, people, places, titles. */
function namesIn(story: DemoArticle): string[] {
	if (!story.en || !story.es) return [];
	const spanish = wordsOf(story.es);
	return [...wordsOf(story.en).matchAll(NAME)]
		.map(([name]) => name.trim())
		.filter((name) => name.length > 3 && spanish.includes(name));
}

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const get = async (path: string) => {
	const response = await site.app.request(path);
	return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
};
const rows = async <T>(text: string) => (await site.db.read.execute(sql.raw(text))).rows as unknown[] as T[];

describe('firms', () => {
	test('every stand, licence, partner, booking and paid article of the demonstration is of a firm, whose page the walk along the links finds', async () => {
		for (const table of ['enterprise', 'license', 'partner', 'adv'])
			expect(await rows(`select id from ${table} where company_id is null`), table).toEqual([]);
		expect(await rows(`select id from article where partner_name is not null and partner_company_id is null`)).toEqual(
			[],
		);
		const slugs = await rows<{ slug: string }>(`select slug from company where id in (
			select company_id from enterprise union select company_id from license union select company_id from partner union
				select company_id from adv
			union select company_id from article_company)`);
		const all = await rows<{ slug: string }>('select slug from company');
		// A firm that nothing points to would have been invented for nothing.
		expect(all.map((one) => one.slug).filter((slug) => !slugs.some((one) => one.slug === slug))).toEqual([]);
	});

	test('whatever a story names is a firm with a page, or known to be none', () => {
		const now = Math.floor(Date.now() / 1_000);
		const firms = companiesAt(now).list.flatMap((firm) => [firm.name, ...firm.names.map((one) => one.text)]);
		const isFirm = (name: string) => firms.some((firm) => firm.includes(name) || name.startsWith(`${firm} `));
		const unknown = articlesAt(now)
			.flatMap(namesIn)
			.filter((name) => !NO_FIRM.has(name) && !isFirm(name));
		expect([...new Set(unknown)].sort()).toEqual([]);
	});

	test('the first mention of a firm in an article leads to it, in both editions, and so does the name of who paid', async () => {
		const glass = await get('/news/porto-bottle-maker-bets-on-glass-again');
		expect(glass.html.match(/<a class="firm" href="\/company\/vidraria-lima">Vidraria Lima<\/a>/g)).toHaveLength(1);
		const vidrio = await get('/es/news/fabricante-frascos-oporto-vuelve-al-vidrio');
		expect(vidrio.html.match(/<a class="firm" href="\/es\/company\/vidraria-lima">/g)).toHaveLength(1);
		const paid = await get('/news/what-a-filling-line-scale-should-record');
		expect(paid.html).toContain('<a href="/company/corvane-metrology">Corvane Metrology</a>');
		const { data } = JSON.parse((await get('/api/v2/article/get?seo_url=porto-bottle-maker-bets-on-glass-again')).html);
		expect(data.companies).toContainEqual(expect.objectContaining({ slug: 'vidraria-lima', name: 'Vidraria Lima' }));
	});

	test('a page about a firm shows no advertisement of it: its own, its news, its articles', async () => {
		const own = await rows<{ slug: string; edition: string; seo_url: string; link: string }>(
			`select c.slug, a.edition, a.seo_url, d.link from adv d join company c on c.id = d.company_id
				join article_company l on l.company_id = c.id
			join article a on a.id = l.article_id where a.edition = d.edition and d.edition = 'en'`,
		);
		expect(own.length).toBeGreaterThan(2);
		for (const { slug, seo_url, link } of own)
			for (const path of [`/company/${slug}`, `/company/${slug}/news`, `/news/${seo_url}`])
				expect((await get(path)).html.includes(link), path).toBe(false);
		// An advertiser whose name a text spells otherwise is known by its row.
		await site.db.write((tx) =>
			tx.execute(sql`update adv set advertiser = 'V. L., Lda.' where advertiser = 'Vidraria Lima'`),
		);
		expect((await get('/news/porto-bottle-maker-bets-on-glass-again?x')).html).not.toContain(
			'vidraria-lima.example/samples',
		);
	});

	test('a firm is found by every name: Han, pinyin, Latin, a former one, the number of its licence', async () => {
		for (const keyword of ['云禾陶瓷', 'yunhetaoci', 'yunhe taoci', 'Yunhe Ceramics', 'Yunhe Kiln Works', 'DG-C-2041'])
			for (const [path, at] of [
				[`/es/search/${encodeURIComponent(keyword)}/kind-company`, '/es/company/yunhe-ceramics'],
				[`/company/find-${encodeURIComponent(keyword)}`, '/company/yunhe-ceramics'],
			] as const)
				expect((await get(path)).html, `${path}`).toContain(`href="${at}"`);
	});

	test('stand and licence lead to the firm, and the firm to them', async () => {
		const firm = (await get('/company/yunhe-ceramics')).html;
		const stand = /href="(\/topic\/tpe\/enterprise\/yunhe-ceramics)"/.exec(firm)?.[1] ?? '';
		const license = /href="(\/license\/[^"]*yunhe[^"]*)"/.exec(firm)?.[1] ?? '';
		for (const path of [stand, license])
			expect((await get(path)).html, path).toContain('href="/company/yunhe-ceramics"');
		// Words that stay in one line are held by an element.
		const text = (await get(license)).html.replaceAll(/<\/?span[^>]*>/g, '').replaceAll('\u00A0', ' ');
		expect(text).toMatch(/TPE 20\d\d: stand 1416/);
	});

	test('an article under the tag of a firm is among its news', async () => {
		await site.db.write((tx) =>
			tx.execute(
				sql`update tag set company_id = (select id from company where slug = 'falkner') where edition = 'en'
					and slug = 'packaging'`,
			),
		);
		const { data } = JSON.parse((await get('/api/v2/company/get?slug=falkner')).html);
		expect(data.articles).toBeGreaterThan(4);
	});
});

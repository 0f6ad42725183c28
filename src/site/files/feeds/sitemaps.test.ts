import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

test('a tag names its page in every edition that has it, and one of a single edition names none', async () => {
	const tags = await site.db.writeAlone<{ en: string; es: string | null }>(
		sql`select e.slug as en, (select s.slug from tag s where s.group_id = e.group_id and s.edition = 'es'
				and exists (select from article_tag a where a.tag_id = s.id)) as es
			from tag e where e.edition = 'en' and exists (select from article_tag a where a.tag_id = e.id)`,
	);
	const text = await (await site.app.request('/sitemap-pages.xml')).text();
	const at = 'http://127.0.0.1:3000';
	const places = new Map(
		[...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, place = '', rest = '']) => [place, rest]),
	);
	const linked = (code: string, place: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${place}"/>`;
	expect(tags.filter(({ es }) => es !== null).length).toBeGreaterThan(5);
	for (const { en, es } of tags) {
		const [english, spanish] = [`${at}/tag/detail/${en}`, es && `${at}/es/tag/detail/${es}`];
		const links = spanish ? linked('en', english) + linked('es', spanish) + linked('x-default', english) : '';
		for (const place of [english, ...(spanish ? [spanish] : [])]) {
			const found = places.get(place)?.replace(/<lastmod>.*?<\/lastmod>/, '');
			expect([...(found ?? 'none').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([all]) => all).sort()).toEqual(
				[...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([all]) => all).sort(),
			);
		}
	}
});

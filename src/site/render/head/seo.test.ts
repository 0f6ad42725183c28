import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { seo_override } from '../../../data/tables/site';
import { queueInvalidation } from '../../../platform/db/changes';
import { forget } from '../../../platform/db/read-cache';
import { tag } from '../../../shared/cache-tags';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const seo = async (path: string) =>
	((await (await site.app.request(`/api/v2/seo/get?url=${path}`)).json()) as { data: Record<string, string> }).data;

test('the editors’ word on an address shows in the page and in seo/get: title, keywords, description, image, card, canonical, robots', async () => {
	const own = {
		title: 'Words <of> the "desk"',
		keywords: 'one, two',
		description: 'A line.',
		image: '/media/card.png',
		card: 'summary_large_image',
		canonical: '/about',
		robots: 'noindex',
	};
	expect(await seo('/about/terms')).toMatchObject({ card: 'summary', canonical: 'http://127.0.0.1:3000/about/terms' });
	await site.db.write(async (tx) => {
		await tx.insert(seo_override).values({ url: '/about/terms', ...own, updated_at: 1 });
		queueInvalidation(tx, [tag.seo]);
	});
	forget(site.db.read, [tag.seo]);
	expect(await seo('/about/terms')).toMatchObject({
		...own,
		image: 'http://127.0.0.1:3000/media/card.png',
		canonical: 'http://127.0.0.1:3000/about',
		robots: expect.stringContaining('noindex'),
	});
	const html = await (await site.app.request('/about/terms')).text();
	for (const tag of [
		'<title>Words &lt;of&gt; the &quot;desk&quot; | Brume</title>',
		'<meta name="keywords" content="one, two"/>',
		'<meta name="description" content="A line."/>',
		'<meta property="og:image" content="http://127.0.0.1:3000/media/card.png"/>',
		'<meta name="twitter:card" content="summary_large_image"/>',
		'<link rel="canonical" href="http://127.0.0.1:3000/about"/>',
	]) {
		expect(html).toContain(tag);
	}
	expect(html).toMatch(/<meta name="robots" content="noindex/);
	expect(await seo('/about/policy')).toMatchObject({ card: 'summary', keywords: '' });
});

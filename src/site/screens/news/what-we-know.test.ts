import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

describe('what is known of a running story', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const text = async (path: string) =>
		(await (await site.app.request(path)).text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

	test.each([
		[
			'/news/uk-duty-stamps-unstamped-stock-april-2027',
			'What we know',
			'Updated',
			'What we do not know:',
			'no published number',
		],
		[
			'/es/news/reino-unido-sellos-fiscales-abril-2027',
			'Lo que se sabe',
			'Actualizado',
			'Lo que no se sabe:',
			'ninguna cifra',
		],
	])(
		'%s says it before the text, the newest first, with when it last grew',
		async (path, title, updated, not, what) => {
			const html = await text(path);
			const box = /<section class="know".*?<\/section>/s.exec(html)?.[0] ?? '';
			expect(html.indexOf(box)).toBeLessThan(html.indexOf('prose-body'));
			for (const words of [title, updated, not, what]) expect(box).toContain(words);
			const times = [...box.matchAll(/<li[^>]*><time dateTime="([^"]+)"/gi)].map((match) => match[1] ?? '');
			expect(times.length).toBe(3);
			expect(times).toEqual(times.toSorted().reverse());
			expect(/class="upd".*?dateTime="([^"]+)"/is.exec(box)?.[1]).toBe(times[0]);
			// Structured data has the same moment.
			expect(html).toContain(`"dateModified":"${times[0]}"`);
			expect(await text(path.startsWith('/es') ? '/es' : '/')).not.toContain('class="know"');
		},
	);

	test('the feed, the API and the search have it too', async () => {
		const feed = (await (await site.app.request('/news/list/regulation/feed.json')).json()) as {
			items: { url: string; content_html: string }[];
		};
		const item = feed.items.find(({ url }) => url.endsWith('/uk-duty-stamps-unstamped-stock-april-2027'));
		expect(item?.content_html).toMatch(/^<h2>What we know<\/h2>\s*<ul>.*Only a firm approved for the purpose/s);
		const { data } = (await (
			await site.app.request('/api/v2/article/get?edition=en&seo_url=uk-duty-stamps-unstamped-stock-april-2027')
		).json()) as { data: { known: { updated_at: number; points: { at: number; text: string }[]; unknown: string } } };
		expect(data.known.points.map(({ at }) => at)).toContain(data.known.updated_at);
		expect(data.known.unknown).toContain('how many firms');
		expect(await text('/search/fix stamps pack cartor supplier approved')).toContain(
			'/news/uk-duty-stamps-unstamped-stock-april-2027',
		);
	});
});

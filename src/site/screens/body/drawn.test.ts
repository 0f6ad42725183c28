/** Charts and calculators of texts, as readers see them. */
import { sql } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

const HTML =
	'<h2>Before</h2><figure data-calculator="mixing"></figure><aside data-kind="fact"><p>Fact.</p><figure data-calculator="quota"></figure></aside><h2>Calculator 1</h2><figure data-calculator="mixing"></figure><figure data-series="fda-authorised-products"></figure>';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite({ PUBLIC_SITE: 'true', SITE_URL: 'https://site.test' });
	await site.db.write(async (tx) => {
		await tx.execute(sql`insert into article (group_id, edition, status, seo_url, type, kind, title, html, published_at)
			select group_id, edition, 'published', 'calculators-in-a-text', 'product', 'data', 'Calculators in a text', ${HTML},
				extract(epoch from now())::bigint
			from article where edition = 'es' order by id limit 1`);
		await tx.execute(sql`update page set html = ${HTML} where name = 'about' and edition = 'en'`);
		await tx.execute(sql`update issue set html = ${HTML} where id = (select min(id) from issue where edition = 'en')`);
	});
});
afterAll(() => site.stop());

const get = async (path: string) => {
	const response = await site.app.request(path);
	expect(response.status).toBe(200);
	return { html: await response.text(), tags: response.headers.get('cache-tag') ?? '' };
};
const ofIssue = async () => {
	const [row] = await site.db.writeAlone<{ slug: string }>(
		sql`select slug from issue where edition = 'en' order by id limit 1`,
	);
	return `/about/subscribe/issue/${row?.slug}`;
};
const validator = new HtmlValidate({
	root: true,
	rules: {
		'no-dup-id': 'error',
		'heading-level': 'error',
		'element-permitted-content': 'error',
		'close-order': 'error',
	},
});

describe.each([
	['an article', async () => '/es/news/calculators-in-a-text', '/es/tool/calculate'],
	['a page', async () => '/about', '/tool/calculate'],
	['an issue of the newsletter', ofIssue, '/tool/calculate'],
])('%s', (_, pathOf, action) => {
	test('draws its calculators and charts, each with ids of its own, and forms that lead to their pages', async () => {
		const { html, tags } = await get(await pathOf());
		const forms = [...html.matchAll(/<form class="calc c7"[^>]*action="([^"]*)"/g)].map(([, where]) => where);
		expect(forms).toEqual(Array(3).fill(`${action}#result`));
		expect(html.match(/<section class="calc-text"/g)).toHaveLength(3);
		expect(html.match(/<figure class="chart inset"/g)).toHaveLength(1);
		expect(html.match(/<link rel="stylesheet" href="\/assets\/calculator\.css"/g)).toHaveLength(1);
		// The one in the box is drawn below it, and the heading keeps its anchor.
		expect(html.match(/<aside data-kind="fact"><p>[^<]*<\/p><\/aside>/g)).toHaveLength(1);
		expect(html.match(/<h2 id="calculator-1">/g)).toHaveLength(1);
		const { results } = await validator.validateString(html);
		expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([]);
		expect(tags.split(',')).toEqual(expect.arrayContaining(['duty_rate', 'rule', 'series:fda-authorised-products']));
	});

	test('shows none where calculators are switched off', async () => {
		site.settings.brand.hidden = ['calculate'];
		const { html } = await get(await pathOf());
		const holds = (text: string) => html.includes(text);
		expect(['calc-text', 'calculator.css', '/tool/calculate', '<figure class="chart inset"'].map(holds)).toEqual([
			false,
			false,
			false,
			true,
		]);
		site.settings.brand.hidden = [];
		expect((await get(await pathOf())).html.includes('calc-text')).toBe(true);
	});
});

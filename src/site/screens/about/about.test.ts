import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { page } from '../../../data/tables/page';
import { issue } from '../../../data/tables/subscription';
import { translation_group } from '../../../data/tables/translation-group';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
	await site.db.write(async (tx) => {
		const [group] = await tx.insert(translation_group).values({ noun: 'page' }).returning({ id: translation_group.id });
		const group_id = group?.id ?? 0;
		const table = '<table><caption>Who "does" &lt;what&gt;</caption><tr><td>A</td></tr></table>';
		const hostile = `${table}<h2>One</h2><p onclick="x()">Text<script>bad()</script></p><h2>One</h2><p><a href="javascript:x()">link</a></p>`;
		await tx.insert(page).values([
			{ group_id, edition: 'en', name: 'our-team', status: 'published', title: 'Our team', html: hostile },
			{ group_id, edition: 'es', name: 'borrador', status: 'draft', title: 'Borrador', html: '<p>No</p>' },
		]);
		const body = '<h2>Law</h2><p>Body<script>bad()</script></p>';
		await tx.delete(issue);
		await tx.insert(issue).values([
			{
				edition: 'en',
				slug: 'number-one',
				number: 1,
				subject: 'The first issue',
				standfirst: 'What it was about.',
				html: body,
				status: 'sent',
				sent_at: 1_790_000_000,
			},
			{
				edition: 'en',
				slug: 'number-two',
				number: 2,
				subject: 'The second issue',
				html: '<p>Two</p>',
				status: 'sent',
				sent_at: 1_790_604_800,
			},
			{ edition: 'en', slug: 'not-yet', number: 3, subject: 'A draft', html: '<p>Three</p>', status: 'draft' },
		]);
	});
});
afterAll(() => site.stop());

const get = async (path: string) => {
	const response = await site.app.request(path);
	return {
		status: response.status,
		location: response.headers.get('location'),
		html: await response.text(),
		tags: (response.headers.get('cache-tag') ?? '').split(','),
	};
};
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const canonical = (html: string) =>
	/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(site.settings.site_url, '');

describe('pages about the site', () => {
	test.each([
		['/about', '/es/about'],
		['/about/policy', '/es/about/policy'],
		['/about/terms', '/es/about/terms'],
		['/about/cookie', '/es/about/cookie'],
	])('%s and %s are each other’s translation, and mark their place in the list', async (en, es) => {
		for (const path of [en, es]) {
			const { status, html } = await get(path);
			expect(status).toBe(200);
			expect(canonical(html)).toBe(path);
			expect(html).toContain(`hrefLang="es" href="${site.settings.site_url}${es}"`);
			expect(html).toContain(`hrefLang="x-default" href="${site.settings.site_url}${en}"`);
			expect(main(html)).toContain(`<a href="${path}" aria-current="page">`);
			expect(main(html).match(/<h1/g)?.length).toBe(1);
		}
	});

	test('say their version and day, and list their headings', async () => {
		const { html, tags } = await get('/about/policy');
		expect(main(html)).toMatch(/Version<!-- --> <!-- -->3\.0|Version 3\.0/);
		expect(main(html)).toMatch(/<time dateTime="2026-\d\d-\d\d/i);
		const list = [...(/<nav class="fold-body"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="#([^"]+)"/g)].map(
			(match) => match[1] as string,
		);
		expect(list.length).toBeGreaterThan(5);
		for (const id of list) expect(html.split(`id="${id}"`).length).toBe(2);
		expect(tags).toContain('page:en:policy');
	});

	test('the old address of /about shows the same page, not for machines', async () => {
		const { status, html } = await get('/about/index.bak');
		expect(status).toBe(200);
		expect(canonical(html)).toBe('/about');
		expect(html).toContain('<meta name="robots" content="noindex');
		expect(main(html)).toBe(main((await get('/about')).html));
	});

	test('an imported page opens by its name, cleaned again', async () => {
		const { status, html } = await get('/about/our-team');
		expect(status).toBe(200);
		expect(main(html)).toContain('Our team');
		expect(main(html)).not.toMatch(/onclick|bad\(\)|javascript:/);
		expect(main(html)).toMatch(/<h2 id="one">One<\/h2>[\s\S]*<h2 id="one-2">One<\/h2>/);
		expect(main(html)).toContain(
			'<div class="table-scroll" tabindex="0" role="group" aria-label="Who &quot;does&quot; &lt;what&gt;"><table>',
		);
		expect(main(html).split('<table>').length).toBe(main(html).split('</table></div>').length);
		expect(main(html)).not.toContain('aria-current');
	});

	test('drafts, unknown names and deeper paths are not there; the page about is only /about', async () => {
		for (const path of [
			'/es/about/borrador',
			'/about/borrador',
			'/about/none',
			'/about/policy/2',
			'/es/about/our-team',
		]) {
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		}
		expect(await get('/es/about/about')).toMatchObject({ status: 301, location: '/es/about' });
	});
});

describe('the newsletter', () => {
	test('the sign-up page has a plain form and the issues that went out, newest first', async () => {
		const { status, html, tags } = await get('/about/subscribe?success=1&dialog=1');
		expect(status).toBe(200);
		expect(main(html)).toMatch(/<form[^>]* action="\/about\/subscribe"/);
		expect(main(html)).toMatch(/<label[^>]*for="letter-email"/i);
		expect([...main(html).matchAll(/href="\/about\/subscribe\/issue\/([^"]+)"/g)].map((match) => match[1])).toEqual([
			'number-two',
			'number-two',
			'number-one',
		]);
		// The newest is shown as it arrives: its text, and no picture that is not in it.
		expect(/<section class="c8 arrived".*?<\/section>/s.exec(main(html))?.[0]).toContain('class="prose prose-body"');
		expect(main(html)).not.toContain('<img');
		expect(canonical(html)).toBe('/about/subscribe');
		expect(tags).toContain('page:en:subscribe');
	});

	test('an edition that has sent none says so', async () => {
		expect(main((await get('/es/about/subscribe')).html)).toContain('Todavía no se ha enviado ningún número');
	});

	test('an issue can be read as it was sent, cleaned', async () => {
		const { status, html } = await get('/about/subscribe/issue/number-one');
		expect(status).toBe(200);
		expect(main(html)).toContain('The first issue');
		expect(main(html)).toContain('Body');
		expect(main(html)).not.toContain('bad()');
	});

	test.each([
		'/about/subscribe/issue/not-yet',
		'/es/about/subscribe/issue/number-one',
		'/about/subscribe/issue',
		'/about/subscribe/other/number-one',
		'/about/subscribe/issue/number-one/2',
	])('%s is not there', async (path) => {
		expect((await get(path)).status).toBe(404);
	});
});

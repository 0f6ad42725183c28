import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

test.each([
	['/404', 'This page could not be found', 'Back', 'Home', '/'],
	['/es/404', 'No se ha podido encontrar esta página', 'Volver', 'Inicio', '/es'],
	['/news/no-such-article', 'This Page Could Not Be Found', 'Back', 'Home', '/'],
	['/es/about/nada', 'No se ha podido encontrar esta página', 'Volver', 'Inicio', '/es'],
])('%s says what happened and leads back and home, out of every index', async (path, message, back, home, root) => {
	const response = await site.app.request(path);
	const html = await response.text();
	const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
	expect(response.status).toBe(404);
	expect(html).toContain('<meta name="robots" content="noindex');
	expect(main).toContain('>404<');
	expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(main)?.[1]).toBe(message);
	expect(main).toMatch(new RegExp(`<a class="btn btn--line" href="${root}" data-back="">[\\s\\S]*?${back}</a>`));
	expect(main).toMatch(new RegExp(`<a class="btn" href="${root}">${home}</a>`));
	expect(main).toContain('role="search"');
});

test('an unmatched path goes to the error page of its edition', async () => {
	for (const [path, to] of [
		['/no/such/place', '/404'],
		['/es/no/such', '/es/404'],
	] as const) {
		const response = await site.app.request(path);
		expect([response.status, response.headers.get('location')]).toEqual([302, to]);
	}
});

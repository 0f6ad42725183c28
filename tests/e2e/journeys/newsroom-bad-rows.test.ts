import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const FAULT = /The page stumbled/;

test('articles with moments, zones and lists that are none are shown on every screen, beside the others', async () => {
	const page = await site.enter('admin', '/admin/article');
	const ids: number[] = [];
	for (const title of ['Bad hour', 'Bad moments', 'Bad lists']) {
		const answer = await page.request.post('/admin/api/article', {
			data: { edition: 'en', type: 'regulation', title, html: '<p>Words.</p>' },
			headers: { origin: site.url },
		});
		ids.push(((await answer.json()) as { data: { id: number } }).data.id);
	}
	const [hour, moments, lists] = ids;
	await site.front.db.writeAlone(
		sql`update article set status = 'scheduled', scheduled_at = 9000000000000000, zone = 'No/Such_Zone' where id = ${hour}`,
	);
	await site.front.db.writeAlone(sql`update article set embargo_until = 9000000000000000, updated_at = 9000000000000000,
		created_at = -9000000000000000, known = '{"points": [{"at": 1e15, "text": "Known"}]}',
		corrections = '[{"at": -9e15, "text": "Corrected"}]' where id = ${moments}`);
	await site.front.db.writeAlone(sql`update article set known = '5', sources = '{"a": 1}', corrections = '"words"',
		key_dates = '[null, 5]', key_points = '{}', interviewee = '[]', keywords = 'null' where id = ${lists}`);
	await page.goto('/admin/article?search=Bad');
	for (const title of ['Bad hour', 'Bad moments', 'Bad lists']) await page.getByRole('link', { name: title }).waitFor();
	for (const path of ['', '/article?status=scheduled', '/audit', ...ids.map((id) => `/article/${id}`)]) {
		await page.goto(`/admin${path}`);
		await page.locator('#heading').waitFor();
		expect(await page.locator('body').textContent(), path).not.toMatch(FAULT);
	}
});

test('a row that cannot be shown says its number, and the others stay', async () => {
	const page = await site.enter('admin', '/admin', await site.keyboard({ expects: /TypeError/ }));
	let number = 0;
	let others: string[] = [];
	await page.route(/\/admin\/api\/article(?:\?|$)/, async (route) => {
		const answer = await route.fetch();
		const body = (await answer.json()) as { data: { rows: { id: number; title: string; editions: unknown }[] } };
		const [first, ...rest] = body.data.rows;
		if (first) {
			number = first.id;
			first.editions = null;
		}
		others = rest.map(({ title }) => title);
		await route.fulfill({ response: answer, json: body });
	});
	await page.goto('/admin/article');
	await page.getByText(/^Row \d+ cannot be shown\.$/).waitFor();
	expect(await page.locator('.row-fault').textContent()).toBe(`Row ${number} cannot be shown.`);
	expect(others.length).toBeGreaterThan(3);
	for (const title of others.slice(0, 5))
		expect(await page.getByRole('link', { name: title }).count()).toBeGreaterThan(0);
	expect(await page.locator('body').textContent()).not.toMatch(FAULT);
});

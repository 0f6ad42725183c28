import { expect, test } from 'vitest';
import { openNewsroom, publishUpdate } from './newsroom';

const site = openNewsroom({ newsroomHost: 'localhost' });

test('at a host of its own the newsroom is worked in as ever, and links lead to readers’ pages on theirs', async () => {
	// It is asked for at the readers' host, and leads to its own.
	const page = await site.enterByClick('desk', '/admin/article/1');
	const newsroom = new URL(page.url());
	expect([newsroom.hostname, newsroom.pathname]).toEqual(['localhost', '/admin/article/1']);
	await page.locator('#place').fill('Strasbourg');
	await publishUpdate(page, 'Minor');
	const opened = page.waitForEvent('popup');
	await page.getByRole('link', { name: 'On the site' }).click();
	const reader = await opened;
	await reader.locator('main h1').waitFor();
	expect(new URL(reader.url()).origin).toBe(site.url);
	expect(await reader.locator('main').textContent()).toContain('Strasbourg');
	const cookies = await page.context().cookies();
	expect(cookies.filter(({ name }) => name.endsWith('admin_token')).map(({ domain }) => domain)).toEqual(['localhost']);
	await reader.goto('/admin');
	await reader.locator('#rail').waitFor({ state: 'attached' });
	expect(new URL(reader.url()).hostname).toBe('localhost');
});

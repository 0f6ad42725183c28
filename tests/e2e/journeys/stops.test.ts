import { expect, test } from 'vitest';
import { openSite, reach, walkStops } from './readers';

const site = openSite();

test.each(['/topic/tpe', '/license', '/search/nicotine', '/book/detail/fillers-handbook'])(
	'the focus can be seen at every stop of %s',
	async (path) => {
		const page = await site.keyboard();
		await page.goto(path);
		const { stops, failures } = await walkStops(page);
		expect(failures).toEqual([]);
		expect(stops[0]).toBe('Skip to content');
		expect(stops.length).toBeGreaterThan(30);
	},
);

test('the bar that asks about cookies comes first, covers no stop, and goes when it is answered', async () => {
	const page = await site.keyboard({ isNew: true });
	await page.goto('/calendar');
	const bar = page.getByRole('region', { name: 'Cookies' });
	await bar.waitFor();
	const { stops, failures } = await walkStops(page);
	expect(failures).toEqual([]);
	expect(stops.slice(0, 5)).toContain('Reject All');
	await page.reload();
	await bar.waitFor();
	await reach(bar.getByRole('button', { name: 'Reject All' }));
	await page.keyboard.press('Space');
	await bar.waitFor({ state: 'detached' });
	await page.reload();
	expect(await page.locator('.cookie').count()).toBe(0);
});

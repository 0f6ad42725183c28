import { expect, test } from 'vitest';
import { openBrowser } from '../browser';
import { openContext } from '../evidence';

test('a page that is not as it should be', async () => {
	const context = await openContext(await openBrowser(), { viewport: { width: 300, height: 200 } });
	const page = await context.newPage();
	await page.setContent('<h1>Wrong</h1>');
	expect(await page.locator('h1').textContent()).toBe('Right');
});

import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { isFull } from '../../full';
import { ContrastChecker } from '../contrast-checker';
import { openNewsroom } from '../journeys/newsroom';
import { failuresOf, newSchemes } from './newsroom-failures';

const site = openNewsroom();

/** Returns the links in rows that a bar covers, at the end of the page or once they hold the focus. */
const covered = (page: Page) =>
	page.evaluate(() => {
		const links = [...document.querySelectorAll<HTMLElement>('.tb tbody a')];
		const isUnder = (link: HTMLElement) => {
			const { left, top, bottom } = link.getBoundingClientRect();
			if (top < 0 || bottom > innerHeight) return true;
			return [top + 1, bottom - 1].some((y) => document.elementFromPoint(left + 4, y)?.closest('.top, .bk, .foot'));
		};
		scrollTo(0, document.body.scrollHeight);
		const last = links.slice(-1).filter(isUnder);
		scrollTo(0, 0);
		const focused = links.slice(0, 20).filter((link) => {
			link.focus();
			return isUnder(link);
		});
		return [...last, ...focused].map((link) => link.ariaLabel ?? link.textContent);
	});

test.each(isFull ? [1440, 390] : [1440])(
	'selected rows and saved views at %d px: axe clean, nothing sideways',
	async (width) => {
		const page = await site.keyboard({ viewport: { width, height: 900 } });
		await ContrastChecker.prepare(page);
		await site.enter('desk', '/admin/article?status=published&type=regulation', page);
		const schemes = newSchemes();
		const failures: Record<string, string[]> = {};
		const look = async (name: string) => {
			// The bars at the head and the foot of a window cut through rows: in one as high as the page every row is whole.
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			await page.setViewportSize({ width, height });
			const found = await failuresOf(page, width, schemes);
			await page.setViewportSize({ width, height: 900 });
			if (found.length > 0) failures[name] = found;
		};
		for (const n of [0, 1, 2]) await page.locator('.tb tbody input').nth(n).check();
		await look('selected');
		const acts = page.getByRole('combobox', { name: 'Choose an action' });
		await acts.selectOption({ label: 'Change section' });
		await page.locator('#bulk-type').selectOption('product');
		await expect.poll(() => page.locator('.bk__l li').count()).toBe(3);
		await look('a look at what would happen');
		await acts.selectOption({ label: 'Bring back' });
		await expect.poll(() => page.locator('.bk__refused').count()).toBe(3);
		await look('what stays');
		expect(await covered(page)).toEqual([]);
		await acts.selectOption({ label: 'Add tags' });
		await page.getByRole('combobox', { name: 'Add: Tags' }).fill('e');
		await page.locator('.bk .po').first().waitFor();
		await look('a tag is looked for');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Clear the selection' }).click();
		await page.getByRole('button', { name: 'Save this view' }).click();
		await page.getByRole('dialog').waitFor();
		await look('a view gets its name');
		expect(failures).toEqual({});
	},
);

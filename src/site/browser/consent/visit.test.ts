import type { Browser, Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../tests/e2e/browser';
import { copyClient } from '../../../../tests/e2e/client-folder';
import { openContext } from '../../../../tests/e2e/evidence';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { adv_day } from '../../../data/tables/adv';
import { wall_message } from '../../../data/tables/enterprise';
import { page_view, page_view_day } from '../../../data/tables/page-view';
import { subscription } from '../../../data/tables/subscription';

/*
 * A reader's visit on the whole server: what the browser sends is what the calls take.
 */
/** Robots are not counted, and a browser of tests says that it is one. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let front: TestFront;
let browser: Browser;
beforeAll(async () => {
	const client = copyClient();
	[front, browser] = await Promise.all([openTestFront(client), openBrowser()]);
});
afterAll(async () => {
	await front?.stop();
});

async function open(path: string): Promise<Page> {
	const pageErrors: string[] = [];
	const size = { width: 1440, height: 900 };
	const settings = { baseURL: front.url, viewport: size, reducedMotion: 'reduce', userAgent: READER } as const;
	const context = await openContext(browser, settings, pageErrors);
	const page = await context.newPage();
	page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
	page.on('pageerror', (error) => pageErrors.push(error.message));
	await page.goto(path);
	return page;
}

it('counts a view after a refusal as a number on a day, and with consent as the visitor’s', async () => {
	const page = await open('/about');
	const [counted] = await Promise.all([
		page.waitForResponse(/view\/index/),
		page.getByRole('button', { name: 'Reject All' }).click(),
	]);
	expect(await counted.json()).toMatchObject({ code: 1 });
	expect(
		await front.db.write((tx) => tx.select().from(page_view_day).where(eq(page_view_day.url, '/about'))),
	).toMatchObject([{ views: 1 }]);
	await page.getByRole('link', { name: 'Cookies settings' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Allow All' }).click();
	await Promise.all([page.waitForResponse(/view\/index/), page.goto('/about/terms')]);
	const [view] = await front.db.write((tx) => tx.select().from(page_view).orderBy(desc(page_view.id)).limit(1));
	expect(view).toMatchObject({ source: 1, url: '/about/terms', visitor: expect.stringMatching(/^[\w-]{22}$/) });
});

it('signs up from the foot of a page', async () => {
	const page = await open('/es');
	await page.locator('#footer-email').fill('ada@visit.example');
	await page.locator('#footer-email').press('Enter');
	await page.getByRole('dialog').getByText('ada@visit.example').waitFor();
	const [row] = await front.db.write((tx) =>
		tx.select().from(subscription).where(eq(subscription.email, 'ada@visit.example')),
	);
	expect(row).toMatchObject({ status: 'pending', language: 'english', edition: 'es', proof: { form: 'footer' } });
});

it('counts an advertisement that was seen', async () => {
	const page = await open('/');
	const [seen] = await Promise.all([
		page.waitForResponse(/adv\/log/),
		page
			.getByRole('button', { name: 'Reject All' })
			.click()
			.then(() => page.locator('[data-adv]').first().scrollIntoViewIfNeeded()),
	]);
	expect(await seen.json()).toMatchObject({ code: 1, data: { is_counted: true } });
	expect((await front.db.write((tx) => tx.select().from(adv_day))).length).toBeGreaterThan(0);
});

it('writes on the wall without leaving it', async () => {
	const page = await open('/topic/iecie/wall');
	await page.locator('#wall-text').fill('Where is the hall?');
	await page.locator('#wall-name').fill('Ada');
	await page.locator('#wall-country').selectOption('PT');
	await page.locator('#write [type=submit]').click();
	await page.locator('.wall').getByText('Waiting for approval').waitFor();
	await page.getByRole('status').getByText('Your message is waiting for approval').waitFor();
	const written = await front.db.write((tx) =>
		tx.select().from(wall_message).where(eq(wall_message.text, 'Where is the hall?')),
	);
	expect(written).toMatchObject([{ name: 'Ada', country: 'PT' }]);
});

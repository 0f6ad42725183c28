import { expect, test } from 'vitest';
import { openBrowser } from './browser';

test('a browser that has crashed is opened anew for whoever asks next', async () => {
	const crashed = await openBrowser();
	const isGone = new Promise<void>((done) => crashed.once('disconnected', () => done()));
	const session = await crashed.newBrowserCDPSession();
	await Promise.all([isGone, session.send('Browser.crash').catch(() => {})]);
	const next = await openBrowser();
	expect(next.isConnected()).toBe(true);
	expect(await openBrowser()).toBe(next);
	const page = await next.newPage();
	await page.setContent('<title>Here again</title>');
	expect(await page.title()).toBe('Here again');
	await page.close();
});

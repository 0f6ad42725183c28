import { expect, test } from 'vitest';
import { openBrowser } from './browser';
import { openContext } from './evidence';

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

// An error that nobody waits for makes the whole run red, so this test has nothing to assert at its end.
test('a request that is being answered when its test ends fails nothing', async () => {
	const context = await openContext(await openBrowser(), {});
	const isClosed = new Promise((done) => context.once('close', done));
	const page = await context.newPage();
	const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
	await page.route('**/*', async (route) => {
		asked();
		await isClosed;
		await (await route.fetch()).json();
	});
	page.goto('http://late.test/').catch(() => {});
	await isAsked;
	expect(context.pages()).toEqual([page]);
});

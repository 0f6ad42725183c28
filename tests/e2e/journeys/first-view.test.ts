import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from './readers';

const site = openSite();

/**
 * Opens the front page on a telephone that lets things move, and notes which of its parts the browser left for later.
 */
async function openHome(edition: string): Promise<Page> {
	const page = await site.phone({ reducedMotion: 'no-preference' });
	await page.addInitScript(() => {
		const left: string[] = [];
		Object.assign(window, { left });
		const note = (event: Event) =>
			event instanceof ContentVisibilityAutoStateChangeEvent &&
			event.skipped &&
			event.target instanceof Element &&
			left.push(event.target.className);
		document.addEventListener('contentvisibilityautostatechange', note, true);
	});
	await page.goto(edition);
	return page;
}
const leftForLater = (page: Page) => page.evaluate(() => (window as unknown as { left: string[] }).left.length);
/** Parts of the page that the browser still leaves out. */
const missing = (page: Page) =>
	page.evaluate(
		() =>
			[...document.querySelectorAll('main > .block > *, .footer nav > *')].filter(
				(part) => !part.checkVisibility({ contentVisibilityAuto: true }),
			).length,
	);

test('what lies far below does not hold up the first view, and comes although nobody scrolls', async () => {
	const page = await openHome('/');
	await expect.poll(() => leftForLater(page)).toBeGreaterThan(5);
	await expect.poll(() => missing(page)).toBe(0);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('pictures below the first view are asked for after it, and the box that waits for one keeps its shape', async () => {
	const page = await site.phone({ reducedMotion: 'no-preference' });
	const asked: string[] = [];
	page.on('request', (request) => request.resourceType() === 'image' && asked.push(new URL(request.url()).pathname));
	const clock = await page.context().newCDPSession(page);
	await clock.send('Animation.enable');
	await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
	await page.goto('/');
	const lead = page.locator('.splash .cover img');
	await expect
		.poll(() => lead.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
		.toBe(true);
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	const pictures = page.locator('.home-four .cover img');
	const addresses = await pictures.evaluateAll((images: HTMLImageElement[]) =>
		images.map((image) => image.closest('picture')?.querySelector('source')?.getAttribute('srcset') ?? image.src),
	);
	expect(addresses).toHaveLength(4);
	expect(asked.filter((address) => addresses.includes(address))).toEqual([]);
	const shapes = () =>
		page
			.locator('.home-four .cover')
			.evaluateAll((boxes: HTMLElement[]) =>
				boxes.map(({ offsetTop, offsetWidth, offsetHeight }) => [offsetTop, offsetWidth, offsetHeight]),
			);
	const before = await shapes();
	await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
	await expect
		.poll(() =>
			pictures.evaluateAll(
				(images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length,
			),
		)
		.toBe(4);
	expect(await shapes()).toEqual(before);
});

test.each(['/', '/es'])('a reader who reloads %s, or comes back to it, is where she was', async (edition) => {
	const page = await openHome(edition);
	await expect.poll(() => missing(page)).toBe(0);
	// Which element it is, not what it says: times go on.
	const place = () =>
		page.evaluate(() => {
			const seen = document.elementFromPoint(195, 420);
			return [Math.round(scrollY), seen?.tagName, seen ? [...document.querySelectorAll('main *')].indexOf(seen) : -1];
		});
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' }));
	const before = await place();
	await page.reload();
	await page.locator('html.is-repeat').waitFor();
	await expect.poll(place).toEqual(before);
	await page.goto('/about');
	await page.goBack();
	await page.locator('html.is-repeat').waitFor();
	await expect.poll(place).toEqual(before);
});

test('without scripts, and where nothing may move, the page is laid out whole', async () => {
	for (const visit of [{ javaScriptEnabled: false, reducedMotion: 'no-preference' } as const, {}]) {
		const page = await site.phone(visit);
		await page.goto('/');
		expect(await page.locator('.footer .base').evaluate((foot) => getComputedStyle(foot).animationName)).toBe('none');
	}
});

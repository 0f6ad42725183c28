import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Figure } from './table';

const LOADS = 10;
/**
 * Tall enough for the headline below the first picture of the front page, and for the question about cookies below
 * that.
 */
const VIEW = { width: 1280, height: 1400 };
/** Bytes a second and latency in milliseconds, as the browser's own throttling takes them. */
const LINE = { name: '5 Mbit/s, 40 ms', bytes: 5_000_000 / 8, latency: 40 };
const SLOW = { name: '400 kbit/s, 400 ms', bytes: 400_000 / 8, latency: 400 };
/** Words in each of the two fonts of every page's first view: a headline, and a name above it or in the header. */
const PLACES = ['main .hed--splash, main .hed--1', '.header .nav a'];
/**
 * Maximum mean difference, of 255, between two pictures of the same letters; those of another font differ by 10 and
 * more.
 */
const SAME = 1;

interface Frame {
	at: number;
	png: Buffer;
}
type Box = { left: number; top: number; width: number; height: number };

/** Opens a tab with an empty cache and this network speed. */
async function openTab(browser: Browser, line: typeof LINE): Promise<{ page: Page; devtools: CDPSession }> {
	const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: line.latency,
		downloadThroughput: line.bytes,
		uploadThroughput: line.bytes,
	});
	return { page, devtools };
}

const pixels = (png: Buffer, box: Box) => sharp(png).extract(box).greyscale().raw().toBuffer();
const difference = (a: Buffer, b: Buffer) =>
	a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
/** True where no letters are visible yet. */
const isBlank = (letters: Buffer) => Math.max(...letters) - Math.min(...letters) < 24;

/** Box of the first of these elements that is completely inside the window. */
async function boxOf(page: Page, place: string): Promise<Box | undefined> {
	for (const element of await page.locator(place).all()) {
		const box = await element.boundingBox();
		if (!box) continue;
		const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(Math.floor) as [
			number,
			number,
			number,
			number,
		];
		if (height > 8 && top + height <= VIEW.height && left >= 0 && left + width <= VIEW.width)
			return { left, top, width, height };
	}
	return undefined;
}

/**
 * Opens a page for the first time.
 * @returns milliseconds until its words are visible, and whether they are in our fonts from the start
 */
async function load(browser: Browser, url: string): Promise<{ isOurs: boolean; ms: number }> {
	const { page, devtools } = await openTab(browser, LINE);
	const frames: Frame[] = [];
	devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
		frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: Buffer.from(data, 'base64') });
		void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
	});
	await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
	await page.goto(url, { waitUntil: 'networkidle' });
	const begun = await page.evaluate(() => performance.timeOrigin);
	const last = await page.screenshot();
	let isOurs = true;
	let ms = 0;
	for (const place of PLACES) {
		const box = await boxOf(page, place);
		if (!box) throw new Error(`${url} has no ${place} in its first view.`);
		const wanted = await pixels(last, box);
		let first: { at: number; letters: Buffer } | undefined;
		for (const { at, png } of frames.filter((frame) => frame.at > begun)) {
			// The browser's first picture may be of a window before it has its size.
			if ((await sharp(png).metadata()).height !== VIEW.height) continue;
			const letters = await pixels(png, box);
			if (isBlank(letters)) continue;
			first = { at, letters };
			break;
		}
		if (!first) throw new Error(`${url}: no picture of ${place} was taken.`);
		isOurs &&= difference(first.letters, wanted) < SAME;
		ms = Math.max(ms, first.at - begun);
	}
	await page.context().close();
	return { isOurs, ms };
}

/** Layout shift on a phone whose fonts arrive long after the first paint. */
async function shiftOf(browser: Browser, url: string): Promise<number> {
	const { page } = await openTab(browser, SLOW);
	await page.setViewportSize({ width: 412, height: 823 });
	await page.goto(url, { waitUntil: 'networkidle' });
	const shift = await page.evaluate(
		() =>
			new Promise<number>((done) => {
				new PerformanceObserver((list) =>
					done(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
				).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => done(0), 500);
			}),
	);
	await page.context().close();
	return shift;
}

/**
 * Measures whether pages first appear in our fonts with an empty cache, and the layout shift where fonts arrive late.
 * @param paths name of a page, and its path
 */
export async function measureFonts(url: string, paths: readonly (readonly [string, string])[]): Promise<Figure[]> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
	});
	const figures: Figure[] = [];
	try {
		for (const [name, path] of paths) {
			const loads: { isOurs: boolean; ms: number }[] = [];
			for (let i = 0; i < LOADS; i += 1) loads.push(await load(browser, url + path));
			const ours = loads.filter(({ isOurs }) => isOurs).length;
			const times = loads.map(({ ms }) => ms).sort((a, b) => a - b);
			figures.push({
				what: `${name}: first seen in its own letters (${LINE.name}, empty cache; words stand after ${times.at(0)?.toFixed(0)} to ${times.at(-1)?.toFixed(0)} ms)`,
				value: `${ours} of ${LOADS} loads`,
				target: '≥ 9 of 10',
				holds: ours >= LOADS * 0.9,
			});
			const shift = await shiftOf(browser, url + path);
			figures.push({
				what: `${name}: layout shift where the fonts come late (${SLOW.name}, telephone)`,
				value: shift.toFixed(4),
				target: '0',
				holds: shift < 0.0005,
			});
		}
	} finally {
		await browser.close();
	}
	return figures;
}

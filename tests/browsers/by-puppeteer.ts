/** Runs Chromium over its own protocol and Firefox over WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { OpenVisitor } from './visitor';

const PROGRAMS = {
	chrome: {
		path: '/usr/bin/chromium',
		missing: 'Chromium is missing; "apt-get install chromium" brings it.',
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	},
	firefox: {
		path: '/usr/bin/firefox-esr',
		missing: 'Firefox is missing; "apt-get install firefox-esr" brings it.',
		args: [],
	},
};

/**
 * Opens an address, up to three times. Firefox reports a page as aborted, or does not report it, when the cached copy
 * arrives before the requested answer; the page opens when it is requested again.
 */
async function goTo(page: Page, address: string, tries = 3): Promise<void> {
	try {
		await page.goto(address, { waitUntil: 'load', timeout: 15_000 });
	} catch (error) {
		if (tries === 1) throw error;
		await goTo(page, address, tries - 1);
	}
}

/**
 * Evaluates an expression in the page until it is true. Puppeteer's own waits compile text in the page, which Firefox
 * refuses under the site's policy.
 * @throws Error after 15 seconds
 */
async function comesTrue(page: Page, expression: string): Promise<void> {
	const end = Date.now() + 15_000;
	while (!(await page.evaluate(expression).catch(() => false))) {
		if (Date.now() > end) throw new Error(`It did not come true: ${expression}`);
		await pause(50);
	}
}

/**
 * Sets the size of a page. Firefox 140 supports this, but not the screen orientation that puppeteer sets with it.
 * @throws Error where the page has another size afterwards
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
	await page.setViewport({ width, height }).catch((error: unknown) => {
		if (!String(error).includes('setScreenOrientationOverride')) throw error;
	});
	await comesTrue(page, `innerWidth === ${width}`);
}

/** Opens a headless Chromium or Firefox. */
export const byPuppeteer =
	(browser: keyof typeof PROGRAMS): OpenVisitor =>
	async (origin) => {
		const { path, missing, args } = PROGRAMS[browser];
		if (!existsSync(path)) throw new Error(missing);
		const opened = await puppeteer.launch({
			browser,
			executablePath: path,
			headless: true,
			defaultViewport: null,
			protocolTimeout: 20_000,
			args,
		});
		const page = await opened.newPage();
		// An open browser would keep the command from ending.
		await resize(page, 1280, 900).catch(async (error: unknown) => {
			await opened.close();
			throw error;
		});
		return {
			open: (to) => goTo(page, origin + to),
			read: (expression) => page.evaluate(expression) as Promise<never>,
			async click(selector) {
				const found = `document.querySelector(${JSON.stringify(selector)})`;
				await comesTrue(page, `${found}?.checkVisibility() === true`);
				await (await page.$(selector))?.click();
			},
			async type(text) {
				for (const letter of text) await page.keyboard.type(letter);
			},
			async press(key, ...held) {
				for (const one of held) await page.keyboard.down(one);
				await page.keyboard.press(key as KeyInput);
				for (const one of held.toReversed()) await page.keyboard.up(one);
			},
			resize: (width, height) => resize(page, width, height),
			close: () => opened.close(),
		};
	};

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
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
 * Firefox says that a page was aborted whose copy in its cache came before the answer that it asked for as well, or says
 * nothing any more; the page stands all the same when it is asked for again.
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
 * Asks a page until it says yes. What puppeteer itself waits by is made of text in the page, which Firefox refuses under
 * the policy of the site.
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
 * Gives a page its size. Firefox 140 takes it and does not know how to turn the screen, which puppeteer asks for beside.
 * @throws Error where the page has another size afterwards
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
	await page.setViewport({ width, height }).catch((error: unknown) => {
		if (!String(error).includes('setScreenOrientationOverride')) throw error;
	});
	await comesTrue(page, `innerWidth === ${width}`);
}

/** Opens Chromium or Firefox, without a window. */
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
		// A browser that was left open would keep the command from its end.
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

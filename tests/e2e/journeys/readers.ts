/**
 * For journeys through the whole site: the front in this process, and readers who know no more than what the page shows
 * them.
 */
import { text } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { CONSENT_COOKIE } from '../../../src/shared/consent';
import { NEWSLETTER_COOKIE } from '../../../src/site/browser/sign-up/newsletter-cookie';
import { openTestFront, type TestFront } from '../../site';
import { openBrowser } from '../browser';
import { copyClient } from '../client-folder';
import { openContext } from '../evidence';

/** Presses after which a reader gives up looking for something with the Tab key. */
const MAX_TAB_PRESSES = 250;

interface Visit extends BrowserContextOptions {
	/** Nothing has been chosen about cookies yet; otherwise all were refused, and the newsletter pop-up closed. */
	isNew?: boolean;
	/** Errors that belong to the journey. */
	expects?: RegExp;
}

export interface Site {
	/** Origin without a trailing slash. */
	readonly url: string;
	readonly front: TestFront;
	/** A wide window and no mouse. */
	keyboard(visit?: Visit): Promise<Page>;
	/** A telephone of 390 px that is touched. */
	phone(visit?: Visit): Promise<Page>;
}

/**
 * Opens one server and one browser for all journeys of a file; to be called at its top.
 * @param given settings, asked for when the server starts; a name of this machine, where its number will not do; the
 * template with tables alone, for an installation without content
 */
export function openSite({
	env,
	host,
	template,
	newsroomHost,
}: {
	env?: () => Record<string, string>;
	host?: string;
	template?: string;
	newsroomHost?: string;
} = {}): Site {
	let front: TestFront;
	let browser: Browser;
	beforeAll(async () => {
		const client = copyClient();
		[front, browser] = await Promise.all([openTestFront(client, env?.(), host, template, newsroomHost), openBrowser()]);
	});
	afterAll(async () => {
		await front?.stop();
	});

	const open = async ({ isNew, expects, ...options }: Visit): Promise<Page> => {
		const failures: string[] = [];
		const context = await openContext(browser, { baseURL: front.url, reducedMotion: 'reduce', ...options }, failures);
		const refused = encodeURIComponent('[true,false,false,false]');
		if (!isNew) {
			await context.addCookies([
				{ name: CONSENT_COOKIE, value: refused, url: front.url },
				{ name: NEWSLETTER_COOKIE, value: '1', url: front.url },
			]);
		}
		const page = await context.newPage();
		page.on(
			'console',
			(message) =>
				message.type() === 'error' &&
				!expects?.test(message.text()) &&
				failures.push(`${message.text()} ${message.location().url}`),
		);
		page.on('pageerror', (error) => failures.push(error.message));
		page.on(
			'request',
			(request) =>
				!/^data:|^blob:/.test(request.url()) &&
				![front.url, front.settings.newsroom_url].some((own) => request.url().startsWith(own)) &&
				failures.push(`foreign: ${request.url()}`),
		);
		return page;
	};

	return {
		get url() {
			return front.url;
		},
		get front() {
			return front;
		},
		keyboard: (visit = {}) => open({ viewport: { width: 1440, height: 900 }, ...visit }),
		phone: (visit = {}) =>
			open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, ...visit }),
	};
}

/** What has the focus, or this element, and why the focus cannot be seen there; no failure where it can. */
const look = (wanted: Element | null): { name: string; failure: string } => {
	const element = wanted ?? document.activeElement ?? document.body;
	const name =
		(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
		element.id ||
		element.outerHTML.slice(0, 60);
	const judge = (): string => {
		if (document.activeElement !== element) return 'has no focus';
		// A search box shows its focus as a whole.
		const signs = [element, element.closest('form')].filter((one) => one !== null).map((one) => getComputedStyle(one));
		const isMarked = signs.some(
			(style) =>
				(style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
				/\b[2-9]px/.test(style.boxShadow),
		);
		if (!isMarked) return 'is not marked';
		const [box] = element.getClientRects();
		if (!box || box.width < 2 || box.height < 2) return 'takes no room';
		const [x, y] = [
			Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
			Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
		];
		if (x < box.left || x > box.right || y < box.top || y > box.bottom) return 'is outside the window';
		const over = document.elementFromPoint(x, y);
		return over && (element.contains(over) || over.contains(element))
			? ''
			: `is covered by ${over?.outerHTML.slice(0, 120)}`;
	};
	return element === document.body ? { name: '', failure: '' } : { name, failure: judge() };
};

/** The focus is on it, is marked, is in the window, and nothing lies over it. */
export async function expectFocus(target: Locator): Promise<void> {
	await expect.poll(async () => (await target.evaluate(look)).failure, { message: `focus on ${target}` }).toBe('');
}

/** Goes on with Tab (or back with Shift+Tab) until the focus is there, and can be seen there. */
export async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	const page = target.page();
	await target.waitFor();
	// To look an element up by its role takes longer than a press: it is looked up once, and again where the page has
	// replaced it.
	let element = await target.elementHandle();
	for (let i = 0; i < MAX_TAB_PRESSES; i += 1) {
		await page.keyboard.press(key);
		const is = await element?.evaluate((one) => ({ there: one.isConnected, focused: one === document.activeElement }));
		if (is?.focused) return expectFocus(target);
		if (!is?.there) element = await target.elementHandle();
	}
	throw new Error(`${MAX_TAB_PRESSES} times ${key}, and never on ${target}`);
}

/** Goes there with Tab and presses Enter. */
export async function follow(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	await reach(target, key);
	await target.page().keyboard.press('Enter');
}

/**
 * Goes through a whole page with Tab.
 * @returns the stops, in order, and what is wrong with those where the focus cannot be seen
 */
export async function walkStops(page: Page): Promise<{ stops: string[]; failures: string[] }> {
	const [stops, failures]: [string[], string[]] = [[], []];
	for (let i = 0; i < 2 * MAX_TAB_PRESSES; i += 1) {
		await page.keyboard.press('Tab');
		// The fixed header follows the scroll position a frame later.
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		const { name, failure } = await page.evaluate(look, null);
		// Past the last stop the focus leaves the page, or comes back to the first.
		if (i > 0 && (name === '' || name === stops[0])) return { stops, failures };
		stops.push(name);
		if (failure) failures.push(`${name}: ${failure}`);
	}
	throw new Error(`${2 * MAX_TAB_PRESSES} stops, and no end`);
}

/** Past the header: the first stop of every page is the way to its content. */
export async function skipToContent(page: Page): Promise<void> {
	const skip = page.locator('a.skip');
	await page.keyboard.press('Tab');
	await expectFocus(skip);
	await page.keyboard.press('Enter');
	await expect.poll(() => new URL(page.url()).hash).toBe('#main');
}

/** Chooses in a list that has the focus, by the first letters of what it offers. */
export async function choose(list: Locator, letters: string): Promise<void> {
	await reach(list);
	await list.page().keyboard.type(letters);
	await expect
		.poll(() => list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? ''))
		.toMatch(new RegExp(`^${letters}`, 'i'));
}

/** Waits until the page at this path is loaded. */
export async function arriveAt(page: Page, path: string): Promise<void> {
	await page.waitForURL((url) => decodeURIComponent(url.pathname) === path);
}

/** The path of the page, decoded. */
export const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

/** Nothing makes the page wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
	const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	await expect.poll(excess, { message: `${page.url()} is wider than the screen` }).toBe(0);
}

/** Downloads a file. @param start what begins the download @returns its name and its text */
export async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; text: string }> {
	const asked = page.waitForEvent('download');
	await start();
	const download = await asked;
	return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

/** Holds back every script but the first. @returns what lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((go) => {
		release = go;
	});
	await page.route(/\/assets\/(?!entry).*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

import { type Browser, type BrowserServer, chromium } from '@playwright/test';

/** Where the browser of the whole run answers; each file has contexts of its own there. */
export const BROWSER_VARIABLE = 'TEST_BROWSER';

const launchOptions = () => ({
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	// Nothing is spoken to but the page's own server.
	args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
});

/** The one browser of a run: to start one takes longer than most tests that use it. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());

/**
 * The browser of the run, or one of its own where there is none.
 * @param keeps_pages true where Back shows a page as it was left, as it does for readers; tests are told not to by default
 */
export function openBrowser(keeps_pages = false): Promise<Browser> {
	const address = process.env[BROWSER_VARIABLE];
	if (address && !keeps_pages) return chromium.connect(address);
	// A browser without a window keeps no pages.
	const whole = { executablePath: process.env.CHROMIUM_WINDOW_PATH ?? '/usr/bin/chromium', ignoreDefaultArgs: ['--disable-back-forward-cache'] };
	return chromium.launch({ ...launchOptions(), ...(keeps_pages && whole) });
}

import { type Browser, chromium } from '@playwright/test';

/** Policy violations and errors a page made while it was open. */
export interface PageFaults {
	console: string[];
	requests: string[];
}

/**
 * The installed browser, told to speak to nobody but the page's own server.
 * @param keeps_pages true where Back shows a page as it was left, as it does for readers; tests are told not to by default
 */
export function openBrowser(keeps_pages = false): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
	return chromium.launch({
		executablePath,
		...(keeps_pages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
	});
}

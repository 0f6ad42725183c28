import { type Browser, chromium } from '@playwright/test';

/** Policy violations and errors a page made while it was open. */
export interface PageFaults {
	console: string[];
	requests: string[];
}

/** The installed browser, told to speak to nobody but the page's own server. */
export function openBrowser(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
	return chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
	});
}

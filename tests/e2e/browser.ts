import { type Browser, chromium } from '@playwright/test';

/** The browser of most tests: one without a window, where there is one, and otherwise the whole one. */
export const browserPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How every browser of the tests is started. */
export const browserArguments = [
	// Two cores are busy with tests beside it: helpers of the script engine, and frequent collecting, cost a tenth
	// more.
	'--js-flags=--single-threaded --min-semi-space-size=32',
	// Nothing is spoken to but the page's own server.
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-quic',
];

const launchOptions = () => ({ executablePath: browserPath(), args: browserArguments, handleSIGTERM: false });

let closesOnSigterm = false;

/**
 * The runner ends a worker by SIGTERM, and by SIGKILL half a second later. Playwright would answer the first with a
 * graceful close, which takes longer than that on a busy machine; while a process exits, it ends its browsers and
 * removes their folders before anything else can happen.
 */
function closeOnSigterm(): void {
	if (closesOnSigterm) return;
	closesOnSigterm = true;
	process.once('SIGTERM', () => process.exit(0));
}

function launch(options: Parameters<typeof chromium.launch>[0]): Promise<Browser> {
	closeOnSigterm();
	return chromium.launch({ ...launchOptions(), ...options });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of this process, for all files of tests that run in it: to start one takes longer than most tests that
 * use it. Each test has contexts of its own there and closes those; the browser ends with the process. One that has
 * crashed takes the rest of its file along, and is opened anew for the next.
 */
export async function openBrowser(): Promise<Browser> {
	shared ??= launch({});
	const browser = await shared;
	if (browser.isConnected()) return browser;
	shared = launch({});
	return shared;
}

/**
 * A whole browser, where Back shows a page as it was left: one without a window keeps no pages. Whoever opens it closes
 * it.
 */
export function openWindowBrowser(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_WINDOW_PATH ?? '/usr/bin/chromium';
	return launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

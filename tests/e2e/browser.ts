import { type Browser, chromium } from '@playwright/test';

/** The browser of most tests: the headless one where it is installed, otherwise the full one. */
export const browserPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Arguments of every browser of the tests. */
export const browserArguments = [
	// Two cores are busy with tests as well: helper threads of the script engine and frequent garbage collections cost a
	// tenth more; garbage that is marked bit by bit and a process of its own that draws, five to ten per cent.
	'--js-flags=--single-threaded --min-semi-space-size=32 --no-incremental-marking',
	'--in-process-gpu',
	// The browser connects only to the page's own server.
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
 * graceful close, which takes longer than that on a busy machine; when the process exits, it ends its browsers and
 * removes their folders synchronously.
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
 * The browser of this process, shared by all test files that run in it, because starting one takes longer than most
 * tests. Each test opens and closes contexts of its own; the browser ends with the process. A crashed browser fails the
 * rest of its file and is replaced for the next.
 */
export async function openBrowser(): Promise<Browser> {
	shared ??= launch({});
	const browser = await shared;
	if (browser.isConnected()) return browser;
	shared = launch({});
	return shared;
}

/**
 * A full browser, in which Back shows a page as it was left: a headless one keeps no pages. The caller has to close it.
 */
export function openWindowBrowser(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_WINDOW_PATH ?? '/usr/bin/chromium';
	return launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

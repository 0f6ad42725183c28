import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from './browser';

/** A browser with a persistent profile folder that can be killed. */
export interface KillableBrowser {
	page: Page;
	/** Kills it with SIGKILL, and waits until it has ended. */
	kill(): Promise<void>;
}

/** Waits for the debugging address of a browser that has just started. */
async function addressOf(child: ChildProcess): Promise<string> {
	if (child.stderr) {
		for await (const line of createInterface(child.stderr)) {
			const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
			if (address) return address;
		}
	}
	throw new Error('The browser ended before it could be spoken to.');
}

/**
 * Starts a browser, which the caller has to kill, also where a test fails. @param profile folder for what its pages
 * store
 */
export async function openKillableBrowser(profile: string, origin: string): Promise<KillableBrowser> {
	const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
	// The program may be a script that starts the browser: in a process group all of it can be killed.
	const child = spawn(browserPath(), [...browserArguments, ...own], {
		stdio: ['ignore', 'ignore', 'pipe'],
		detached: true,
	});
	// Emitted when the last process has ended, because each of them holds the pipe.
	const gone = once(child, 'close');
	const browser: Browser = await chromium.connectOverCDP(await addressOf(child));
	const [context] = browser.contexts();
	if (!context) throw new Error('The browser has no window.');
	const page = await context.newPage();
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(origin);
	const kill = async () => {
		if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
		child.stderr?.resume();
		await gone;
		// Playwright's connection has a folder of its own, which closing removes.
		await browser.close();
	};
	return { page, kill };
}

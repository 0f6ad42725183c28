import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from './browser';

/** A browser that keeps what its pages store in a folder, and can be ended as a fault would. */
export interface KillableBrowser {
	page: Page;
	/** Ends it by kill -9, and waits until it is gone. */
	kill(): Promise<void>;
}

/** The address at which a browser that has just started is spoken to. */
async function addressOf(child: ChildProcess): Promise<string> {
	if (child.stderr) {
		for await (const line of createInterface(child.stderr)) {
			const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
			if (address) return address;
		}
	}
	throw new Error('The browser ended before it could be spoken to.');
}

/** Starts one; whoever does ends it, also where a test fails. @param profile the folder in which it keeps what its pages store */
export async function openKillableBrowser(profile: string, origin: string): Promise<KillableBrowser> {
	const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
	// What is started may be a script that starts the browser: as a group of processes all of it can be ended.
	const child = spawn(browserPath(), [...browserArguments, ...own], {
		stdio: ['ignore', 'ignore', 'pipe'],
		detached: true,
	});
	// Told once the last of them is gone: each of them holds the pipe.
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
		// What speaks to it has a folder of its own, and takes that away.
		await browser.close();
	};
	return { page, kill };
}

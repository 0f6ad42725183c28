/** Evidence of failed browser tests: the actions of the pages, pictures of them, and whether the machine was slow. */
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, onTestFinished, type RunnerTestCase } from 'vitest';
import { limit } from '../pace';

/** Timeout in milliseconds for a page, on a machine that is also busy with other work. */
const PAGE_TIMEOUT_MS = limit(15_000);
/** Milliseconds of a pause of this process from which the machine counts as slow. */
const PAUSE = 300;

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/browser');
let count = 0;

/** A unique file name of letters and digits, from what was tested. */
function fileName(words: string): string {
	count += 1;
	const slug = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
	return `${slug.slice(0, 80).replace(/^-|-$/g, '')}-${process.pid}-${count}`;
}

/** Measures for how long this process had to wait for its turn. @returns a function that reports it, with the load */
export function watchMachine(): () => string {
	const delays = monitorEventLoopDelay({ resolution: 20 });
	delays.enable();
	return () => {
		delays.disable();
		const longest = Math.round(delays.max / 1e6);
		const [load = 0] = loadavg();
		const cores = availableParallelism();
		const verdict = longest > PAUSE || load > 2 * cores ? 'was slow' : 'was not slow';
		return `The machine ${verdict}: load ${load.toFixed(1)} on ${cores} cores, the test stood still for ${longest} ms at most.`;
	};
}

/**
 * Saves a screenshot of the page in its current state.
 * @returns its path below the project; undefined where the page cannot be rendered
 */
export async function keepPicture(page: Page, words: string): Promise<string | undefined> {
	mkdirSync(folder, { recursive: true });
	const path = join(folder, `${fileName(words)}.png`);
	// A page that hangs must not hide the reason of the failure.
	const drawn = page.screenshot({ path, timeout: PAGE_TIMEOUT_MS, animations: 'disabled' });
	return drawn.then(
		() => relative(root, path),
		() => undefined,
	);
}

async function keepAll(context: BrowserContext, words: string): Promise<string[]> {
	const pictures = await Promise.all(context.pages().map((page) => keepPicture(page, words)));
	const trace = join(folder, `${fileName(words)}.zip`);
	const kept = await context.tracing.stop({ path: trace }).then(
		() => relative(root, trace),
		() => undefined,
	);
	return [...pictures, kept].filter((path) => path !== undefined);
}

/** Adds sentences to the error message of a test. */
function addToFailure(task: Readonly<RunnerTestCase>, sentences: string): void {
	const [error] = task.result?.errors ?? [];
	if (error) error.message += `\n${sentences}`;
}

/**
 * Opens a context of pages for the current test and closes it at its end. A failed test leaves a trace and a picture of
 * each page in `test-results/browser`, and its message names them; `npx playwright show-trace FILE` opens a trace.
 * @param pageErrors errors of the pages while they are open; any of them fails the test
 */
export async function openContext(
	browser: Browser,
	options: BrowserContextOptions,
	pageErrors: readonly string[] = [],
): Promise<BrowserContext> {
	const aboutMachine = watchMachine();
	const context = await browser.newContext(options);
	context.setDefaultTimeout(PAGE_TIMEOUT_MS);
	// Records actions and requests in order. Snapshots of each step would double the time of a journey.
	await context.tracing.start();
	onTestFinished(async ({ task }) => {
		const hasFailed = task.result?.state === 'fail';
		const machine = aboutMachine();
		const kept = hasFailed || pageErrors.length > 0 ? await keepAll(context, task.name) : [];
		// A trace that is not saved leaves a folder behind unless it is stopped; the error of one that keepAll has stopped
		// is ignored.
		await context.tracing.stop().catch(() => {});
		// A page that closes still asks; the error of a handler that was answering it says nothing about the test.
		await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
		await context.close();
		const sentences = `${machine} See ${kept.join(', ')}.`;
		if (hasFailed) addToFailure(task, sentences);
		expect(pageErrors, sentences).toEqual([]);
	});
	return context;
}

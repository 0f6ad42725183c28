/**
 * What a failed test of the browser leaves behind: what its pages did, how they looked, and whether the machine was
 * slow.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, onTestFinished, type RunnerTestCase } from 'vitest';
import { limit } from '../pace';

/** Milliseconds a page is waited for, on a machine that is busy with something else too. */
const PAGE_TIMEOUT_MS = limit(15_000);
/** Milliseconds this process may stand still before the machine counts as slow. */
const PAUSE = 300;

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/browser');
let count = 0;

/** A name for files: what was tested, in letters and numbers, and once only in a run. */
function fileName(words: string): string {
	count += 1;
	const slug = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
	return `${slug.slice(0, 80).replace(/^-|-$/g, '')}-${process.pid}-${count}`;
}

/** Watches how long this process had to wait for its turn. @returns a sentence about it, and about the machine */
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
 * Keeps a picture of the page as it stands.
 * @returns its path below the project; undefined where the page cannot be drawn
 */
export async function keepPicture(page: Page, words: string): Promise<string | undefined> {
	mkdirSync(folder, { recursive: true });
	const path = join(folder, `${fileName(words)}.png`);
	// A page that hangs must not hide why the test failed.
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

/** Adds sentences to what the test failed with, where it is printed. */
function addToFailure(task: Readonly<RunnerTestCase>, sentences: string): void {
	const [error] = task.result?.errors ?? [];
	if (error) error.message += `\n${sentences}`;
}

/**
 * A context of pages for the test that runs, closed with it. Where the test fails it leaves a trace
 * (`npx playwright show-trace FILE`) and a picture of each page in `test-results/browser`, and its message names them.
 * @param pageErrors what pages report while they are open; anything in it fails the test
 */
export async function openContext(
	browser: Browser,
	options: BrowserContextOptions,
	pageErrors: readonly string[] = [],
): Promise<BrowserContext> {
	const aboutMachine = watchMachine();
	const context = await browser.newContext(options);
	context.setDefaultTimeout(PAGE_TIMEOUT_MS);
	// What was done and asked for, in order. Snapshots of each step would double the time of a journey.
	await context.tracing.start();
	onTestFinished(async ({ task }) => {
		const hasFailed = task.result?.state === 'fail';
		const machine = aboutMachine();
		const kept = hasFailed || pageErrors.length > 0 ? await keepAll(context, task.name) : [];
		// A trace that is nowhere kept leaves a folder behind unless it is ended; one that keepAll has ended is no fault.
		await context.tracing.stop().catch(() => {});
		await context.close();
		const sentences = `${machine} See ${kept.join(', ')}.`;
		if (hasFailed) addToFailure(task, sentences);
		expect(pageErrors, sentences).toEqual([]);
	});
	return context;
}

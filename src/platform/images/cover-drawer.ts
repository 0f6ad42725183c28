import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CoverDrawing } from './covers/draw';

/** Maximum number of waiting covers; beyond it the caller is asked to come back. */
const MAX_WAITING = 300;

function workerFile(): URL {
	const found = ['./cover-worker.ts', './cover-worker.js', '../cover-worker.js']
		.map((name) => new URL(name, import.meta.url))
		.find((url) => existsSync(fileURLToPath(url)));
	if (!found) throw new Error('The file of the cover worker is missing; run the build again.');
	return found;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { done: (svg: string) => void; fail: (error: Error) => void }>();

function start(): Worker {
	const started = new Worker(workerFile());
	started.unref();
	started.on('message', ({ number, svg }: { number: number; svg: string }) => {
		waiting.get(number)?.done(svg);
		waiting.delete(number);
		if (waiting.size === 0) started.unref();
	});
	const end = (error: Error) => {
		if (worker === started) worker = undefined;
		for (const job of waiting.values()) job.fail(error);
		waiting.clear();
	};
	started.on('error', end);
	started.on('exit', () => end(new Error('The cover worker ended.')));
	return started;
}

/**
 * Draws a cover in a thread of its own.
 * @returns SVG text, or undefined when too many covers are waiting already
 */
export function drawCover(drawing: CoverDrawing): Promise<string | undefined> {
	if (waiting.size >= MAX_WAITING) return Promise.resolve(undefined);
	worker ??= start();
	worker.ref();
	last += 1;
	const number = last;
	return new Promise((done, fail) => {
		waiting.set(number, { done, fail });
		worker?.postMessage({ number, ...drawing });
	});
}

/** Worker thread that draws covers: a large one takes up to a tenth of a second, which no reader's page should wait for. */
import { parentPort } from 'node:worker_threads';
import { cover } from './cover-drawing.js';

interface Job {
	number: number;
	seed: string;
	kind: string;
	lines: number;
	mood?: 'day' | 'night' | 'deep';
}

parentPort?.on('message', ({ number, seed, kind, lines, mood }: Job) => {
	parentPort?.postMessage({ number, svg: cover(seed, kind, { lines, ...(mood ? { mood } : {}) }) });
});

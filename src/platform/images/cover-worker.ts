/**
 * Worker thread that draws covers: a large one takes up to a tenth of a second, which no reader's page should wait for.
 */
import { parentPort } from 'node:worker_threads';
import { type CoverDrawing, drawCoverSvg } from './covers/draw.ts';

parentPort?.on('message', ({ number, ...drawing }: CoverDrawing & { number: number }) => {
	parentPort?.postMessage({ number, svg: drawCoverSvg(drawing) });
});

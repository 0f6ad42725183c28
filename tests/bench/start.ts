import { startServer } from '../e2e/server';
import { memoryAlone } from './processes';
import { type Figure, median } from './table';

const STARTS = 5;

/**
 * From the start of the process to the first 200, with the demonstration content already there; and what it holds in
 * memory then.
 */
export async function measureStart(env: Record<string, string>, folder: string, name: string): Promise<Figure[]> {
	const taken: number[] = [];
	const memory: number[] = [];
	for (let i = 0; i <= STARTS; i += 1) {
		const start = performance.now();
		const server = await startServer(env, folder);
		const response = await fetch(`${server.url}/`);
		if (response.status !== 200) throw new Error(`The server answered ${response.status}.`);
		await response.arrayBuffer();
		if (i > 0) taken.push(performance.now() - start);
		memory.push(memoryAlone(server.pid));
		await server.stop();
	}
	const time = median(taken);
	return [
		{
			what: `start to the first 200, demonstration content present (${name})`,
			value: `${(time / 1000).toFixed(2)} s`,
			target: '≤ 1.5 s',
			holds: time <= 1500,
		},
		{
			what: `memory of all its processes after the first page (${name})`,
			value: `${median(memory).toFixed(0)} MB`,
			target: 'reported',
		},
	];
}

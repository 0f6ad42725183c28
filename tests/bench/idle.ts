import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { startServer } from '../e2e/server';
import { clientFile } from './client-file';
import { type Figure, percentile } from './table';

const CONNECTIONS = 10_000;
const MEGABYTES = 100;
/** Seconds a reader may wait meanwhile (security promise T9). */
const READER = 1.5;

/** Resident memory of a process, in megabytes. */
const resident = (pid: number) =>
	Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function readers(url: string, path: string, times: number): Promise<number[]> {
	const taken: number[] = [];
	for (let i = 0; i < times; i += 1) {
		const begun = performance.now();
		await (await fetch(url + path)).arrayBuffer();
		taken.push(performance.now() - begun);
	}
	return taken;
}

/**
 * Clients that send a body a byte at a time, and seconds after which the server must have cut them off (security
 * promise T9).
 */
const DRIPPING = 200;
const CUT = 30;

/** @returns seconds until the last of them was cut off */
async function drip(url: string): Promise<number> {
	const { port, host } = new URL(url);
	const begun = performance.now();
	const closings = Array.from({ length: DRIPPING }, () => {
		const socket = connect(Number(port), '127.0.0.1');
		const drop = setInterval(() => socket.write('a'), 500);
		socket.write(
			`POST /api/v2/email/create HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
		);
		socket.on('error', () => {});
		socket.resume();
		return new Promise<void>((done) => {
			socket.once('close', () => {
				clearInterval(drop);
				done();
			});
		});
	});
	await Promise.all(closings);
	return (performance.now() - begun) / 1000;
}

/** Memory that connections which ask for nothing take, and what readers notice of them. */
export async function measureIdle(databaseUrl: string, path: string): Promise<Figure[]> {
	const server = await startServer({ DATABASE_URL: databaseUrl });
	try {
		// As warm as a server that has run for a minute: otherwise its own growth would be counted.
		await readers(server.url, path, 2_000);
		const before = resident(server.pid);
		const client = spawn(
			process.execPath,
			[clientFile('idle-client.mjs'), new URL(server.url).port, String(CONNECTIONS), '/healthz'],
			{ stdio: ['pipe', 'pipe', 'inherit'] },
		);
		let output = '';
		await new Promise<void>((done, fail) => {
			client.stdout.on('data', (part: Buffer) => {
				output += part.toString();
				if (output.includes('held')) done();
			});
			client.once('exit', () =>
				fail(new Error('The client of idle connections ended early; how many files may be open (ulimit -n)?')),
			);
		});
		const after = resident(server.pid);
		const slowest = percentile(await readers(server.url, path, 200), 1) / 1000;
		const ended = new Promise((done) => client.once('exit', done));
		client.stdin.end();
		await ended;
		const closed = Number(/closed (\d+)/.exec(output)?.[1] ?? CONNECTIONS);
		const dripping = drip(server.url);
		const beside = percentile(await readers(server.url, path, 200), 1) / 1000;
		const cut = await dripping;
		return [
			{
				what: `memory of ${CONNECTIONS} idle connections (${CONNECTIONS - closed} of them open to the end of the measurement)`,
				value: `${(after - before).toFixed(0)} MB more`,
				target: `≤ ${MEGABYTES} MB more`,
				holds: after - before <= MEGABYTES,
			},
			{
				what: `slowest of 200 readers beside ${DRIPPING} dripping clients`,
				value: `${(beside * 1000).toFixed(0)} ms`,
				target: `≤ ${READER * 1000} ms`,
				holds: beside <= READER,
			},
			{
				what: `${DRIPPING} dripping bodies, the last of them cut off`,
				value: `${cut.toFixed(1)} s`,
				target: `≤ ${CUT} s`,
				holds: cut <= CUT,
			},
			{
				what: 'slowest of 200 readers beside the idle connections',
				value: `${(slowest * 1000).toFixed(0)} ms`,
				target: `≤ ${READER * 1000} ms`,
				holds: slowest <= READER,
			},
		];
	} finally {
		await server.stop();
	}
}

import { describe, expect, test } from 'vitest';
import { gate, page, startFront } from '../harness';

const KB = 1024;
const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));

describe('answers as they come', () => {
	test('a client that takes nothing is cut off, and the application told to stop', async () => {
		const stopped = gate();
		const harness = await startFront(
			() =>
				new Response(
					new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(256 * KB)), cancel: () => stopped.open() }),
				),
			{
				times: { slowReader: 100 },
			},
		);
		const socket = await harness.connect();
		socket.pause();
		socket.write('GET /endless HTTP/1.1\r\nHost: site.test\r\n\r\n');
		await stopped.opened;
		socket.destroy();
	});

	test('a client that takes what it asked for is not, however long it takes', async () => {
		const chunks = 12;
		let sent = 0;
		const harness = await startFront(
			() =>
				new Response(
					new ReadableStream({
						async pull(controller) {
							await new Promise((done) => setTimeout(done, 20));
							if (sent++ < chunks) controller.enqueue(new Uint8Array(1000));
							else controller.close();
						},
					}),
				),
			{ times: { slowReader: 60 } },
		);
		expect((await harness.get('/slow')).body.length).toBe(chunks * 1000);
	});

	test('an answer that breaks off is not taken for whole', async () => {
		let pulls = 0;
		const harness = await startFront(
			() =>
				new Response(
					new ReadableStream({
						pull: (c) => (pulls++ === 0 ? c.enqueue(new Uint8Array(10)) : c.error(new Error('gone'))),
					}),
				),
		);
		await expect(harness.get('/broken')).rejects.toThrow(/aborted|hang up/);
		expect(harness.front.metrics().errors).toBe(1);
	});

	test.each([5, 15])('a body of another length than the %i bytes declared ends the connection', async (length) => {
		const harness = await startFront(
			() => new Response('ten bytes!', { headers: { 'content-length': String(length) } }),
		);
		await expect(harness.get('/api/x')).rejects.toThrow(/aborted|hang up/);
		const get = 'GET /api/x HTTP/1.1\r\nHost: site.test\r\n\r\n';
		expect(statuses(await harness.raw(get + get)).length).toBeLessThan(2);
	});

	test('nothing beyond the declared length reaches the client, to be taken for the next answer', async () => {
		const pieces = ['five!', 'HTTP/1.1 200 forged', ''];
		const harness = await startFront(
			() =>
				new Response(
					new ReadableStream({
						async pull(controller) {
							// Time for what was sent before to leave.
							await new Promise((done) => setTimeout(done, 20));
							const piece = pieces.shift();
							if (piece) controller.enqueue(Buffer.from(piece));
							else controller.close();
						},
					}),
					{ headers: { 'content-length': '5' } },
				),
		);
		const text = await harness.raw('GET /api/x HTTP/1.1\r\nHost: site.test\r\n\r\n');
		expect(text).toMatch(/five!$/);
	});

	test('a page from memory is given to many on one connection in order', async () => {
		const harness = await startFront((request) => page(new URL(request.url).pathname));
		await harness.get('/a');
		await harness.get('/b');
		const text = await harness.raw(
			['/a', '/b', '/c', '/a']
				.map((path, i) => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n${i === 3 ? 'Connection: close\r\n' : ''}\r\n`)
				.join(''),
		);
		expect(text.match(/\r\n\r\n\/[abc]/g)?.map((match) => match.trim())).toEqual(['/a', '/b', '/c', '/a']);
	});
});

import { describe, expect, test } from 'vitest';
import { BytesResponse } from '../../../shared/http/bytes-response';
import { gate, startFront } from '../harness';

const LONG = 'The same sentence, over and over. '.repeat(200);
const OWN = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };
/** Compressed off the event loop, since it takes a while. */
const VERY_LONG = LONG.repeat(40);
const inMemory = (headers = {}, text = LONG) =>
	new BytesResponse(Buffer.from(text), { headers: { ...OWN, ...headers } });
const asStream = (headers = {}) => new Response(LONG, { headers: { ...OWN, ...headers } });

describe('an answer that nobody keeps', () => {
	test.each([
		['a page in memory', '/a', inMemory],
		['a long page in memory', '/a', () => inMemory({}, VERY_LONG)],
		['a page that comes as a stream', '/a', asStream],
		['a call', '/api/v2/a', () => Response.json({ text: LONG }, { headers: { 'cache-control': 'no-store' } })],
	])('is compressed as the client prefers: %s', async (_name, path, answer) => {
		const harness = await startFront(() => answer());
		const plain = await harness.get(path);
		expect(plain.headers).not.toHaveProperty('content-encoding');
		expect(plain.headers.vary).toBe('Accept-Encoding');
		for (const coding of ['gzip', 'br']) {
			const packed = await harness.get(path, { 'accept-encoding': coding });
			expect(packed.headers['content-encoding']).toBe(coding);
			expect(packed.headers.vary).toBe('Accept-Encoding');
			expect(packed.body.length).toBeLessThan(plain.body.length / 2);
			expect(packed.text).toBe(plain.text);
		}
	});

	test('in memory says how long it is, compressed or not', async () => {
		const harness = await startFront(() => inMemory());
		for (const coding of ['identity', 'br']) {
			const answer = await harness.get('/a', { 'accept-encoding': coding });
			expect(answer.headers['content-length']).toBe(String(answer.body.length));
		}
	});

	test.each([
		['that has a coding already', () => asStream({ 'content-encoding': 'zstd' })],
		['that must not be changed', () => asStream({ 'cache-control': 'no-store, no-transform' })],
		['of a kind that is compressed already', () => asStream({ 'content-type': 'image/png' })],
		['that is hardly longer than its headers', () => new BytesResponse(Buffer.from('short'), { headers: OWN })],
		['whose events are waited for', () => asStream({ 'content-type': 'text/event-stream' })],
		['that is a part', () => new Response(LONG, { status: 206, headers: { ...OWN, 'content-range': 'bytes 0-1/9' } })],
		['whose stream says how long it will be', () => asStream({ 'content-length': String(LONG.length) })],
	])('is left as it is: one %s', async (_name, answer) => {
		const harness = await startFront(() => answer());
		const given = await harness.get('/a', { 'accept-encoding': 'gzip, br' });
		expect(given.headers['content-encoding']).not.toBe('br');
		expect(given.headers['content-encoding']).not.toBe('gzip');
	});

	test('keeps what it varies by and its tag, which stands for more than one string of bytes', async () => {
		const harness = await startFront(() => asStream({ vary: 'Accept-Language', etag: '"one"' }));
		const answer = await harness.get('/a', { 'accept-encoding': 'br' });
		expect([answer.headers.vary, answer.headers.etag]).toEqual(['Accept-Language, Accept-Encoding', 'W/"one"']);
		const again = await harness.get('/a', { 'accept-encoding': 'br', 'if-none-match': 'W/"one"' });
		expect([again.status, again.body.length]).toEqual([304, 0]);
	});

	test('that breaks off is not taken for whole', async () => {
		let pulls = 0;
		const pull = (c: ReadableStreamDefaultController<Uint8Array>) =>
			pulls++ === 0 ? c.enqueue(Buffer.from(LONG)) : c.error(new Error('gone'));
		const harness = await startFront(() => new Response(new ReadableStream({ pull }), { headers: OWN }));
		await expect(harness.get('/broken', { 'accept-encoding': 'br' })).rejects.toThrow(/aborted|hang up/);
		expect(harness.front.metrics().errors).toBe(1);
	});

	test('that a client does not take any more is not made any longer', async () => {
		const stopped = gate();
		const stream = () =>
			new ReadableStream({
				pull: (c) => c.enqueue(crypto.getRandomValues(new Uint8Array(65_536))),
				cancel: () => stopped.open(),
			});
		const harness = await startFront(() => new Response(stream(), { headers: OWN }));
		const socket = await harness.connect();
		socket.write('GET /endless HTTP/1.1\r\nHost: site.test\r\nAccept-Encoding: br\r\n\r\n');
		await new Promise((done) => socket.once('data', done));
		socket.destroy();
		await stopped.opened;
	});

	test('is not given when what it shows is withdrawn while it is compressed', async () => {
		const harness = await startFront(() => {
			// The application answers, and the withdrawal comes with the next turn of the event loop.
			setImmediate(() => harness.front.cache.purge(['article:1']));
			return inMemory({ 'cache-tag': 'article:1' }, VERY_LONG);
		});
		const answer = await harness.post('/a', 'x=1', { 'accept-encoding': 'br', origin: 'http://site.test' });
		expect(answer.status).toBe(503);
	});
});

import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { gate, startFront } from '../harness';

const KB = 1024;
const echo = async (request: Request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength });
const UPLOADS = [{ prefix: '/api/v2/upload/', bytes: 300 * KB, ms: 5_000 }];
const post = (path: string, ...headers: string[]) =>
	[`POST ${path} HTTP/1.1`, 'Host: site.test', ...headers, '\r\n'].join('\r\n');
const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));

describe('size', () => {
	test.each([
		['/about/subscribe', 64 * KB, 200],
		['/about/subscribe', 64 * KB + 1, 413],
		['/api/v2/view/index', 64 * KB + 1, 413],
		['/api/v2/upload/index', 300 * KB, 200],
		['/api/v2/upload/index', 300 * KB + 1, 413],
	])('%s takes or refuses %i bytes', async (path, bytes, expected) => {
		const harness = await startFront(echo, { bodyLimits: UPLOADS });
		const declared = await harness.post(path, Buffer.alloc(bytes, 'a'));
		expect(declared.status).toBe(expected);
		const chunked = await harness.post(path, Buffer.alloc(bytes, 'a'), { 'transfer-encoding': 'chunked' });
		expect(chunked.status).toBe(expected);
		if (expected === 200) for (const answer of [declared, chunked]) expect(JSON.parse(answer.text)).toEqual({ bytes });
	});

	test('a body that is declared too large is refused before the application hears of it', async () => {
		let asked = 0;
		const harness = await startFront((request) => {
			asked++;
			return echo(request);
		});
		const answer = await harness.raw(post('/api/v2/view/index', 'Connection: close', 'Content-Length: 70000'));
		expect(statuses(answer)).toEqual([413]);
		expect(answer).toContain('{"code":413,"msg":"The content sent is too large.","data":null}');
		expect(asked).toBe(0);
	});

	test('whatever the application makes of a broken body, the client is told 413', async () => {
		const harness = await startFront(async (request) => {
			await request.text().catch(() => 'half');
			return new Response('fine', { status: 500 });
		});
		expect(
			(await harness.post('/api/v2/view/index', Buffer.alloc(65 * KB), { 'transfer-encoding': 'chunked' })).status,
		).toBe(413);
		expect(harness.front.metrics().errors).toBe(0);
	});

	test('an application that does not read the body may answer, and the connection is good for more', async () => {
		const harness = await startFront(() => new Response('no', { status: 401 }));
		const small = post('/api/v2/upload/index', 'Content-Length: 3');
		const answer = await harness.raw(
			`${small}abc${post('/api/v2/upload/index', 'Connection: close', 'Content-Length: 3')}abc`,
		);
		expect(statuses(answer)).toEqual([401, 401]);
	});

	test('neither does a body that was refused half-way spoil the connection, if it ends soon', async () => {
		const harness = await startFront(echo, { times: { linger: 5_000 } });
		const chunk = `${(2048 * KB).toString(16)}\r\n${'a'.repeat(2048 * KB)}\r\n0\r\n\r\n`;
		const answer = await harness.raw(
			`${post('/about/subscribe', 'Transfer-Encoding: chunked')}${chunk}${post('/about/subscribe', 'Connection: close', 'Content-Length: 1')}a`,
		);
		expect(statuses(answer)).toEqual([413, 200]);
	});

	test('the rest of a refused body is not read for long', async () => {
		const harness = await startFront(() => new Response('no', { status: 401 }), { times: { linger: 50 } });
		const socket = await harness.connect();
		socket.write(post('/api/v2/upload/index', 'Content-Length: 1000000'));
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
		});
		await once(socket, 'close');
		expect(statuses(text)).toEqual([401]);
	});

	test.each(['gzip', 'br', 'deflate', 'x-unknown'])('a body in %s is refused', async (coding) => {
		const harness = await startFront(echo);
		expect((await harness.post('/api/v2/view/index', 'abc', { 'content-encoding': coding })).status).toBe(415);
	});
});

describe('time', () => {
	test('a body that drips is cut off with 408', async () => {
		const harness = await startFront(echo, { times: { body: 80 } });
		const answer = await harness.raw(`${post('/about/subscribe', 'Content-Length: 10')}ab`);
		expect(statuses(answer)).toEqual([408]);
		expect(answer).toContain('\r\nConnection: close\r\n');
	});

	test('however steadily it drips', async () => {
		const harness = await startFront(echo, { times: { body: 120 } });
		const socket = await harness.connect();
		socket.write(post('/about/subscribe', 'Transfer-Encoding: chunked'));
		const drip = setInterval(() => socket.write('1\r\na\r\n'), 15);
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
		});
		await once(socket, 'close');
		clearInterval(drip);
		expect(statuses(text)).toEqual([408]);
	});

	test('an upload has the time of its path', async () => {
		const harness = await startFront(echo, { times: { body: 30 }, bodyLimits: UPLOADS });
		const socket = await harness.connect();
		const slow = await harness.connect();
		slow.write(`${post('/about/subscribe', 'Content-Length: 2')}a`);
		socket.write(`${post('/api/v2/upload/index', 'Connection: close', 'Content-Length: 2')}a`);
		// When the ordinary time is over for one, the other still has its own.
		slow.resume();
		await once(slow, 'close');
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
		});
		socket.write('b');
		await once(socket, 'close');
		expect(statuses(text)).toEqual([200]);
		expect(text).toContain('{"bytes":2}');
	});

	test('a body that has arrived in time may wait for an application that thinks', async () => {
		const hold = gate();
		const begun = gate();
		const harness = await startFront(
			async (request) => {
				begun.open();
				await hold.opened;
				return echo(request);
			},
			{ times: { body: 200 } },
		);
		const answer = harness.post('/about/subscribe', 'abc');
		const dripping = harness.raw(`${post('/about/subscribe', 'Content-Length: 10')}ab`);
		await begun.opened;
		expect(statuses(await dripping)).toEqual([408]);
		hold.open();
		expect((await answer).status).toBe(200);
	});

	test('a write that has come and is not answered is refused in the envelope before long; an upload is not', async () => {
		const hold = gate();
		const harness = await startFront(() => hold.opened.then(() => Response.json({})), {
			times: { act: 30 },
			bodyLimits: UPLOADS,
		});
		const upload = harness.post('/api/v2/upload/index', 'abc');
		const call = await harness.post('/api/v2/email/create', '{}');
		expect([call.status, JSON.parse(call.text).code, call.headers['retry-after']]).toEqual([503, 503, '10']);
		expect((await harness.post('/about/subscribe', 'email=a')).status).toBe(503);
		hold.open();
		expect((await upload).status).toBe(200);
	});

	test('a client that goes away in the middle is noticed', async () => {
		const noticed = gate<string>();
		const harness = await startFront(async (request) => {
			const aborted = new Promise<string>((done) => request.signal.addEventListener('abort', () => done('aborted')));
			const read = request.text().then(
				() => 'read',
				() => 'cut',
			);
			noticed.open((await Promise.all([read, aborted])).join());
			return new Response('ok');
		});
		const socket = await harness.connect();
		socket.write(`${post('/about/subscribe', 'Content-Length: 10')}ab`, () => socket.destroy());
		expect(await noticed.opened).toBe('cut,aborted');
		expect((await harness.get('/healthz')).text).toBe('ok');
	});
});

describe('Expect: 100-continue', () => {
	test('gets leave when the application begins to read', async () => {
		const harness = await startFront(echo);
		const socket = await harness.connect();
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
			if (text === 'HTTP/1.1 100 Continue\r\n\r\n') socket.write('abc');
		});
		socket.write(post('/api/v2/upload/index', 'Connection: close', 'Content-Length: 3', 'Expect: 100-continue'));
		await once(socket, 'close');
		expect(statuses(text)).toEqual([100, 200]);
		expect(text).toContain('{"bytes":3}');
	});

	test('gets a refusal instead when the application does not want the body', async () => {
		const harness = await startFront(() => new Response('no', { status: 401 }));
		const answer = await harness.raw(
			post('/api/v2/upload/index', 'Connection: close', 'Content-Length: 3000', 'Expect: 100-continue'),
		);
		expect(statuses(answer)).toEqual([401]);
	});
});

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Harness, page, startFront } from './harness';

const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]));

/** Errors that no input may cause: an unhandled rejection or exception would end a server. */
const errors: unknown[] = [];
beforeAll(() => {
	const note = (error: unknown) => errors.push(error);
	process.on('unhandledRejection', note);
	process.on('uncaughtException', note);
	return () => {
		process.off('unhandledRejection', note);
		process.off('uncaughtException', note);
	};
});

/** An application that uses everything it is given. */
async function application(request: Request): Promise<Response> {
	const url = new URL(request.url);
	decodeURIComponent(url.pathname);
	for (const [name, value] of url.searchParams) decodeURIComponent(encodeURIComponent(name + value));
	if (request.method === 'POST') {
		try {
			await request.text();
		} catch {
			return new Response('broken', { status: 400 });
		}
	}
	return page('x', { status: url.pathname === '/' ? 200 : 404 });
}

const hostile = () =>
	startFront(application, {
		knownQuery: () => ['id', 'page', 'q'],
		// Long enough for a reader on a machine that is busy with something else for a moment.
		times: { headers: 150, body: 150, check: 10, linger: 20, keepAlive: 20 },
		bodyLimits: [],
		ready: async () => true,
	});

/** Says what failed as it was found: to make it smaller takes longer than a test may. */
const AS_FOUND = { endOnFailure: true } as const;

/** Sends all of them side by side, and then asks whether the server is well. @returns statuses that came back */
async function survives(harness: Harness, attacks: Buffer[]): Promise<number[]> {
	const answers = await Promise.all(attacks.map((bytes) => harness.raw(bytes)));
	answers.forEach((answer, i) => {
		for (const status of statuses(answer))
			expect(status, JSON.stringify(attacks[i]?.toString('latin1').slice(0, 300))).toBeLessThan(500);
	});
	// A reader whose machine is held up for longer than a header may take here asks again.
	await expect
		.poll(async () => {
			const { status, text } = await harness.get('/healthz');
			return [status, text];
		})
		.toEqual([200, 'ok']);
	expect(errors).toEqual([]);
	return answers.flatMap(statuses);
}

/** Mostly what is right: a request that is wrong all over is refused at its first byte. */
const mostly = (right: string, wrong: fc.Arbitrary<string>) =>
	fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wrong });

const eol = mostly('\r\n', fc.constantFrom('\n', '\r', '\r\n\r\n'));
const token = mostly(
	'GET',
	fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'QUERY', 'get', 'G\0T', ''),
);
const target = fc.oneof(
	fc.constant('/'),
	fc.constantFrom(
		'/',
		'//',
		'/%',
		'/%00',
		'*',
		'http://site.test/',
		'https://evil.test',
		'/a;b',
		'/..%2f',
		'/?id=%ff',
		'/?q[]=1&q[]=2',
		'/es/%C3%B1/',
		'/api/v2/x',
		'/admin',
		'/healthz',
		'/assets/x.js',
		`/${'%41'.repeat(900)}`,
	),
	fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => `/${text}`),
	fc.webPath(),
);
const version = mostly('HTTP/1.1', fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''));
const header = fc.oneof(
	fc.constantFrom(
		'Host: site.test',
		'Host: evil.test',
		'Host:',
		'Connection: close',
		'Connection: upgrade, close',
		'Upgrade: h2c',
		'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
		'Content-Length: 3',
		'Content-Length: 0',
		'Content-Length: 99999999999999999999',
		'Content-Length: 3, 3',
		'Transfer-Encoding: chunked',
		'Transfer-Encoding: chunked, identity',
		'Transfer-Encoding:\x0bchunked',
		'Expect: 100-continue',
		'Expect: x',
		'Content-Encoding: gzip',
		'Accept-Encoding: br;q=1e9, *;q=-1',
		'If-None-Match: "',
		'If-None-Match: *',
		'Range: bytes=9-1',
		'Cookie: a="\x80;;=',
		'Origin: null',
		'X-Forwarded-For: ,,,::,1',
		'Authorization: \xff',
		' folded: x',
		': empty',
	),
	fc
		.tuple(fc.string({ unit: 'binary-ascii', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 20 }))
		.map(([name, value]) => `${name}: ${value}`),
);
const body = fc.oneof(
	fc.constant(''),
	fc.constantFrom(
		'abc',
		'3\r\nabc\r\n0\r\n\r\n',
		'ffffffffffffffff\r\n',
		'3;x="\r\nabc\r\n',
		'-1\r\n',
		'0\r\nTrailer: x\r\n\r\n',
	),
	fc.string({ unit: 'binary', maxLength: 80 }),
);

const almostRight = fc
	.tuple(
		token,
		target,
		version,
		fc.array(fc.tuple(header, eol), { maxLength: 4 }),
		body,
		mostly('Host: site.test\r\n', fc.constantFrom('', 'Host: evil.test\r\n')),
	)
	.map(([method, path, spoken, headers, rest, host]) => {
		const lines = headers.map(([line, end]) => line + end).join('');
		return Buffer.from(`${method} ${path} ${spoken}\r\n${host}${lines}\r\n${rest}`, 'latin1');
	});

test('requests that are almost right get an answer below 500, or none, and the next reader gets his page', async () => {
	const harness = await hostile();
	await harness.get('/');
	const seen = new Set<number>();
	await fc.assert(
		fc.asyncProperty(fc.array(almostRight, { minLength: 20, maxLength: 20 }), async (attacks) => {
			for (const status of await survives(harness, attacks)) seen.add(status);
		}),
		{ numRuns: 40, ...AS_FOUND },
	);
	// They reach every layer: the parser, the guard, the application.
	for (const status of [200, 400, 404, 405, 421]) expect([...seen]).toContain(status);
});

test('neither do bytes that are no request at all', async () => {
	const harness = await hostile();
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { minLength: 20, maxLength: 20 }),
			async (attacks) => {
				await survives(
					harness,
					attacks.map((bytes) => Buffer.from(bytes)),
				);
			},
		),
		{ numRuns: 10, ...AS_FOUND },
	);
});

test('every printable target is answered below 500 by the whole front', async () => {
	const harness = await hostile();
	await fc.assert(
		fc.asyncProperty(
			fc.stringMatching(/^\/[!-~]{0,80}$/),
			fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
			async (path, method) => {
				const answer = await harness.get(path, { connection: 'close' }, method);
				expect(answer.status).toBeLessThan(500);
				expect(answer.headers['content-security-policy'] ?? '').toContain("default-src 'none'");
				expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
			},
		),
		{ numRuns: 300, ...AS_FOUND },
	);
	expect(errors).toEqual([]);
});

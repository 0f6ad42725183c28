/** Helpers for tests of the front: a front on a real socket, and clients that send exactly the given bytes. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { englishWords, spanishWords } from '../../editions/words/words';
import { createFront, type Front, type FrontOptions } from './front';
import type { RequestInfo } from './parts';

export const english = {
	code: 'en',
	prefix: '',
	language: 'en',
	direction: 'ltr' as const,
	words: {
		home: 'Home',
		back: 'Back',
		refusals: englishWords.refusals,
		api: englishWords.api,
		error_default: 'This Page Could Not Be Found',
		error_line: 'Not here.',
		error_server: 'Something went wrong on our side',
		error_server_line: 'Try again.',
		error_failed: 'An error occurred while showing the error page',
	},
};
export const spanish = {
	code: 'es',
	prefix: '/es',
	language: 'es',
	direction: 'ltr' as const,
	words: {
		home: 'Inicio',
		back: 'Volver',
		refusals: spanishWords.refusals,
		api: spanishWords.api,
		error_default: 'No se ha encontrado',
		error_line: 'No está.',
		error_server: 'Algo ha fallado por nuestra parte',
		error_server_line: 'Vuelva.',
		error_failed: 'Tampoco se puede mostrar la página de error',
	},
};

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	rawHeaders: string[];
	/** As it came over the wire. */
	body: Buffer;
	/** After decompression. */
	text: string;
}

export interface Harness {
	front: Front;
	port: number;
	/** Lines the front has logged. */
	lines: Record<string, unknown>[];
	/** Milliseconds added to the front's clock. */
	clock: { ahead: number };
	get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
	/** Sends a request with a body. */
	post(path: string, body: string | Buffer, headers?: Record<string, string>, method?: string): Promise<Answer>;
	/** Sends bytes as they are on a new connection, and answers with all that came back until it was closed. */
	raw(bytes: string | Buffer): Promise<string>;
	/** An open connection. */
	connect(): Promise<Socket>;
}

export type Handle = (request: Request, info: RequestInfo) => Response | Promise<Response>;

const decoded = (body: Buffer, coding: string | undefined): string =>
	(coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString('utf8');

/** Starts a front before an application that is one function; it is closed when the test ends. */
export async function startFront(
	handle: Handle,
	options: Partial<Omit<FrontOptions, 'handle'>> = {},
): Promise<Harness> {
	const lines: Record<string, unknown>[] = [];
	const clock = { ahead: 0 };
	const front = createFront({
		handle: async (asked, info) => handle(asked, info),
		site_url: 'http://site.test',
		allowedHosts: ['site.test'],
		trustedProxies: [],
		is_public: true,
		pageCacheBytes: 16 * 1024 * 1024,
		editions: [english, spanish],
		knownQuery: () => [],
		ready: async () => true,
		log: (line) => lines.push(line),
		now: () => Date.now() + clock.ahead,
		...options,
		times: { drain: 1_000, linger: 200, ...options.times },
	});
	await new Promise<void>((done) => front.server.listen(0, '127.0.0.1', done));
	onTestFinished(() => front.close());
	const { port } = front.server.address() as AddressInfo;

	const send = (
		path: string,
		method: string,
		headers: Record<string, string>,
		body?: string | Buffer,
	): Promise<Answer> =>
		new Promise((done, fail) => {
			const sent = request(
				{ host: '127.0.0.1', port, path, method, headers: { host: 'site.test', ...headers }, agent: false },
				(res) => {
					const chunks: Buffer[] = [];
					res.on('data', (chunk: Buffer) => chunks.push(chunk));
					res.on('error', fail);
					res.on('end', () => {
						const whole = Buffer.concat(chunks);
						const coding = whole.length > 0 ? res.headers['content-encoding'] : undefined;
						done({
							status: res.statusCode ?? 0,
							headers: res.headers,
							rawHeaders: res.rawHeaders,
							body: whole,
							text: decoded(whole, coding),
						});
					});
				},
			);
			sent.on('error', fail);
			sent.end(body);
		});

	return {
		front,
		port,
		lines,
		clock,
		get: (path, headers = {}, method = 'GET') => send(path, method, headers),
		post: (path, body, headers = {}, method = 'POST') => send(path, method, headers, body),
		raw: (bytes) =>
			new Promise((done) => {
				const socket = connect(port, '127.0.0.1');
				let text = '';
				socket.setEncoding('latin1');
				socket.on('data', (chunk) => {
					text += chunk;
				});
				// A reset after the answer is one way to close a connection.
				socket.on('error', () => {});
				socket.on('close', () => done(text));
				socket.write(bytes);
			}),
		connect: () =>
			new Promise((done) => {
				const socket = connect(port, '127.0.0.1', () => done(socket));
				socket.on('error', () => {});
			}),
	};
}

/** A page as the application sends one. */
export function page(
	body: string,
	{
		tags = 'page',
		fresh = 60,
		stale = 600,
		status = 200,
		headers = {},
	}: { tags?: string; fresh?: number; stale?: number; status?: number; headers?: Record<string, string> } = {},
): Response {
	return new Response(body, {
		status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
			'cache-tag': tags,
			...headers,
		},
	});
}

/** A promise that the test settles. */
export function gate<Value = void>(): { opened: Promise<Value>; open(value: Value): void } {
	let open: (value: Value) => void = () => {};
	const opened = new Promise<Value>((done) => {
		open = done;
	});
	return { opened, open };
}

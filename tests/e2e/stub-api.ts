import type { IncomingMessage } from 'node:http';
import type { Harness } from './island-harness';

/** A call as it reached the server. */
export interface HeardCall {
	/** Behind `/api/v2/`. */
	name: string;
	method: string;
	body: Record<string, unknown>;
	token: string | undefined;
	content_type: string | undefined;
}

/** The answer of a stubbed call: success with no data where nothing else is given. */
type StubAnswer = (
	call: HeardCall,
) =>
	| { status?: number; code?: number; msg?: string; data?: unknown }
	| Promise<{ status?: number; code?: number; msg?: string; data?: unknown }>;

export interface StubApi {
	heard: HeardCall[];
	/** Waits for a call of this name, which may have come already; its body. */
	hears(name: string): Promise<Record<string, unknown>>;
	answer(name: string, answer: StubAnswer): void;
}

const NAMES = ['auth/login', 'view/index', 'adv/log', 'email/create', 'topic_iecie_wall/create', 'page/get'];

async function textOf(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const part of request) text += String(part);
	return text;
}

/**
 * The calls of the API on the harness's server until the test is over, for what the browser's script says and how it
 * takes an answer.
 */
export function stubApi(harness: Harness): StubApi {
	const heard: HeardCall[] = [];
	const answers = new Map<string, StubAnswer>([
		['auth/login', () => ({ data: { token: `token-${heard.filter(({ name }) => name === 'auth/login').length}` } })],
	]);
	let waiting: (() => void)[] = [];
	for (const name of NAMES) {
		harness.serve(`/api/v2/${name}`, (request, response) => {
			void (async () => {
				const text = await textOf(request);
				const { 'user-token': token, 'content-type': content_type } = request.headers;
				const call = {
					name,
					method: request.method ?? '',
					body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
					token: token as string | undefined,
					content_type,
				};
				heard.push(call);
				for (const done of waiting) done();
				waiting = [];
				const { status = 200, code = 1, msg = 'OK', data = null } = (await answers.get(name)?.(call)) ?? {};
				response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, msg, data }));
			})();
		});
	}
	return {
		heard,
		answer: (name, answer) => answers.set(name, answer),
		async hears(name) {
			for (;;) {
				const found = heard.find((call) => call.name === name);
				if (found) return found.body;
				await new Promise<void>((done) => waiting.push(done));
			}
		},
	};
}

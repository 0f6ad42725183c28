import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const SERVICE = 'service1';
const TOKEN = 'a-token-of-this-test';

/** Settings of a node behind it, without the address. */
const SETTINGS = {
	fastly: { CDN: 'fastly', CDN_SERVICE: SERVICE, CDN_TOKEN: TOKEN },
	cloudflare: { CDN: 'cloudflare', CDN_SERVICE: SERVICE, CDN_TOKEN: TOKEN },
} as const;
/** Headers from which each reads what it may keep, the first that is there, and the keys. */
const READS = {
	fastly: { lifetime: 'surrogate-control', keys: 'surrogate-key', between: ' ' },
	cloudflare: { lifetime: 'cloudflare-cdn-cache-control', keys: 'cache-tag', between: ',' },
} as const;

interface Stored {
	status: number;
	location: string;
	body: string;
	keys: Set<string>;
}

export interface FakeCdn {
	/** The address at which readers ask. */
	url: string;
	env: Record<string, string>;
	/** Nodes that it asks in turns. */
	origins: string[];
	/** Keys of each call that it has taken. */
	calls: string[][];
	/** Answers to the next calls; `silence` is none. */
	plan: (number | 'silence')[];
	/** Calls that came, whatever they were answered. */
	asked: number;
	/** Forgets what it keeps of an address, as one does that is full. */
	lose(path: string): void;
	/** From now on answers of the nodes are stored only when the returned function is called. */
	holdStores(): () => void;
	stop(): Promise<void>;
}

/**
 * A CDN that never expires anything it may keep, and drops what it is asked to by the API of Fastly or Cloudflare: what
 * it still shows is what it was not asked to drop.
 */
export async function startFakeCdn(name: keyof typeof SETTINGS): Promise<FakeCdn> {
	const kept = new Map<string, Stored>();
	const reads = READS[name];
	let turn = 0;
	let stores: (() => void)[] | undefined;

	async function obtain(path: string): Promise<Stored> {
		const found = kept.get(path);
		if (found) return found;
		turn += 1;
		const origin = cdn.origins[turn % cdn.origins.length] ?? '';
		const answer = await fetch(origin + path, { redirect: 'manual' });
		const stored: Stored = {
			status: answer.status,
			location: (answer.headers.get('location') ?? '').replace(origin, ''),
			body: await answer.text(),
			keys: new Set((answer.headers.get(reads.keys) ?? '').split(reads.between)),
		};
		const cacheControl = answer.headers.get(reads.lifetime) ?? answer.headers.get('cache-control') ?? '';
		const seconds = Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
		const isKept = seconds > 0 && !/no-store|private/.test(cacheControl);
		const store = () => void (isKept && kept.set(path, stored));
		if (stores) stores.push(store);
		else store();
		return stored;
	}

	async function purge(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = JSON.parse(await text(Readable.from(request))) as { surrogate_keys?: string[]; tags?: string[] };
		cdn.asked += 1;
		const planned = cdn.plan.shift();
		if (planned === 'silence') return;
		const given = request.headers['fastly-key'] ?? request.headers.authorization?.replace('Bearer ', '');
		const status = given === TOKEN ? (planned ?? 200) : 401;
		if (status === 200) {
			const keys = body.surrogate_keys ?? body.tags ?? [];
			cdn.calls.push(keys);
			for (const [path, stored] of kept) if (keys.some((key) => stored.keys.has(key))) kept.delete(path);
		}
		response.writeHead(status, {
			'content-type': 'application/json',
			...(status === 429 ? { 'retry-after': '1' } : {}),
		});
		response.end(JSON.stringify({ success: status === 200 }));
	}

	const server = createServer((request, response) => {
		const path = request.url ?? '/';
		const isCall = path === `/service/${SERVICE}/purge` || path === `/zones/${SERVICE}/purge_cache`;
		if (isCall) return void purge(request, response);
		obtain(path).then(
			({ status, location, body }) => response.writeHead(status, location ? { location } : {}).end(body),
			() => response.writeHead(502).end(),
		);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const cdn: FakeCdn = {
		url,
		env: { ...SETTINGS[name], CDN_URL: url },
		origins: [],
		calls: [],
		plan: [],
		asked: 0,
		lose: (path) => void kept.delete(path),
		holdStores() {
			const held: (() => void)[] = [];
			stores = held;
			return () => {
				stores = undefined;
				for (const store of held) store();
			};
		},
		async stop() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
	return cdn;
}

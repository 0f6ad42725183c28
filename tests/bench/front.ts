import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createFront } from '../../src/platform/http/front';

const run = promisify(execFile);
/** Beside this module in the source; the built bench finds it there too. */
const client =
	[new URL('./pipeline.mjs', import.meta.url), new URL('../../tests/bench/pipeline.mjs', import.meta.url)]
		.map((url) => fileURLToPath(url))
		.find((path) => existsSync(path)) ?? 'pipeline.mjs';

/** What a browser sends with a navigation. */
const REQUEST = [
	'GET /news/some-slug HTTP/1.1',
	'Host: site.test',
	'Connection: keep-alive',
	'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
	'sec-ch-ua-mobile: ?0',
	'sec-ch-ua-platform: "Linux"',
	'Upgrade-Insecure-Requests: 1',
	'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
	'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
	'Sec-Fetch-Site: same-origin',
	'Sec-Fetch-Mode: navigate',
	'Sec-Fetch-User: ?1',
	'Sec-Fetch-Dest: document',
	'Accept-Encoding: gzip, deflate, br, zstd',
	'Accept-Language: en-GB,en;q=0.9,es;q=0.8',
	'Cookie: cookie_choose=%5Btrue%2Cfalse%2Cfalse%2Cfalse%5D; letter_dialog=1',
	'\r\n',
].join('\r\n');

const CONNECTIONS = 8;
const DEPTH = 4;

export interface HitMeasure {
	/** CPU per cached page through the front ÷ CPU per answer of a bare `node:http` server with the same bytes. */
	ratio: number;
	/** Half of the pairs of rounds lie between these. */
	lower: number;
	upper: number;
	/** Microseconds of CPU per request. */
	frontUs: number;
	bareUs: number;
	/** Bytes of one answer's body. */
	bytes: number;
	requests: number;
}

export interface HitOptions {
	/** Requests per round and server. */
	requests?: number;
	/** Pairs of rounds; the result is the median pair. */
	rounds?: number;
	/** Body of the page, before compression. */
	html?: string;
}

/** HTML of the size and grain of an article page: words that do not compress away. */
function article(): string {
	let seed = 1;
	const next = () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed;
	};
	const word = () =>
		next()
			.toString(36)
			.slice(0, 2 + (next() % 6));
	const paragraphs = Array.from(
		{ length: 70 },
		(_, i) => `<p id="p${i}">${Array.from({ length: 50 }, word).join(' ')}.</p>`,
	);
	return `<!doctype html><html lang="en"><head><title>An
		article</title></head><body><main>${paragraphs.join('')}</main></body></html>`;
}

const listen = (server: Server): Promise<number> =>
	new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

const quantile = (values: number[], at: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * at)] as number;

/** CPU microseconds this process spends on each of `requests` answers to a client of its own process. */
async function cost(port: number, requests: number): Promise<number> {
	const before = process.cpuUsage();
	await run(process.execPath, [
		client,
		String(port),
		String(requests),
		String(CONNECTIONS),
		String(DEPTH),
		JSON.stringify(REQUEST),
	]);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / requests;
}

/**
 * Compares a cached page through the whole front with a bare `node:http` server that answers the very same headers and
 * bytes from memory. Rounds are short and alternate, so that whatever else the machine does strikes both; the median
 * pair counts.
 */
export async function measureHit({
	requests = 4_000,
	rounds = 41,
	html = article(),
}: HitOptions = {}): Promise<HitMeasure> {
	const front = createFront({
		handle: async () =>
			new Response(html, {
				headers: {
					'content-type': 'text/html; charset=utf-8',
					'cache-control': 'public, max-age=0, s-maxage=3600',
					'cache-tag': 'article:1',
				},
			}),
		site_url: 'https://site.test',
		allowedHosts: ['site.test'],
		trustedProxies: ['10.0.0.1'],
		is_public: true,
		pageCacheBytes: 64 * 1024 * 1024,
		editions: [],
		knownQuery: () => [],
		ready: async () => true,
		log: () => {},
		speculationRules: '/assets/speculation.json',
	});
	const frontPort = await listen(front.server);
	// Two reads make the page and have it compressed as well as can be; what is measured comes after that.
	await cost(frontPort, 64);
	await front.compressed();
	const variant = front.cache.get('/news/some-slug')?.variants[2];
	if (!variant) throw new Error('The page was not kept.');
	const { headers, body } = variant;
	const bare = createServer((_req, res) => {
		res.writeHead(200, headers);
		res.end(body);
	});
	const barePort = await listen(bare);

	try {
		await cost(barePort, requests * 5);
		await cost(frontPort, requests * 5);
		const pairs: { front: number; bare: number }[] = [];
		for (let round = 0; round < rounds; round++) {
			// Each goes first in turn.
			const first = round % 2 === 0 ? await cost(barePort, requests) : undefined;
			const throughFront = await cost(frontPort, requests);
			pairs.push({ front: throughFront, bare: first ?? (await cost(barePort, requests)) });
		}
		const ratios = pairs.map((pair) => pair.front / pair.bare);
		return {
			ratio: quantile(ratios, 0.5),
			lower: quantile(ratios, 0.25),
			upper: quantile(ratios, 0.75),
			frontUs: quantile(
				pairs.map((pair) => pair.front),
				0.5,
			),
			bareUs: quantile(
				pairs.map((pair) => pair.bare),
				0.5,
			),
			bytes: body.length,
			requests,
		};
	} finally {
		bare.close();
		bare.closeAllConnections();
		await front.close();
	}
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startFront } from '../src/platform/http/harness';
import { startServer } from './e2e/server';
import { limit } from './pace';

interface Attribute {
	key: string;
	value: { stringValue?: string; intValue?: number };
}
interface SentSpan {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	attributes: Attribute[];
}
interface Sent {
	resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector of OTLP over HTTP that keeps what it is sent. */
async function startCollector() {
	const sent: Sent[] = [];
	const paths = new Set<string | undefined>();
	const server = createServer((request, response) => {
		paths.add(request.url);
		void json(request).then((body) => {
			sent.push(body as Sent);
			response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const spans = () =>
		sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans)).flatMap((one) => one.spans);
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, paths, spans };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
/** The library sends every five seconds. */
const POLL_OPTIONS = { timeout: limit(20_000) };
const attributesOf = (span: SentSpan | undefined) =>
	Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a collector is told of a request, of its statements, and of a job, and of nothing that a reader has typed', async () => {
	const collector = await startCollector();
	const server = await startServer({
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_SERVICE_NAME: 'our-news',
		TRUSTED_PROXIES: '127.0.0.1',
	});
	try {
		// A request that is cut off gets no full answer and no line in the log, so the body is read to its end.
		const ask = async (path: string, headers = {}) => {
			const answer = await fetch(server.url + path, { headers });
			await answer.text();
			return answer.status;
		};
		expect(await ask('/news', { traceparent })).toBe(200);
		expect(await ask('/es/search/zanzibar?page=1')).toBe(200);
		expect(await ask('/api/v2/article/page?limit=3')).toBe(200);
		const named = (name: string) => collector.spans().find((span) => span.name === name);
		for (const name of ['GET /news', 'GET /es/search', 'GET /api/v2/article/page', 'job publish-due'])
			await expect.poll(() => named(name)?.name, POLL_OPTIONS).toBe(name);

		const page = named('GET /news');
		expect([page?.traceId, page?.parentSpanId]).toEqual([TRACE, '00f067aa0ba902b7']);
		expect(attributesOf(page)).toMatchObject({
			'http.request.method': 'GET',
			'url.path': '/news',
			'http.response.status_code': 200,
			cache: 'miss',
		});
		const beneath = (span: SentSpan | undefined) =>
			collector
				.spans()
				.filter(({ parentSpanId, traceId }) => parentSpanId === span?.spanId && traceId === span?.traceId);
		await expect.poll(() => beneath(page).map(({ name }) => name), POLL_OPTIONS).toContain('select article');
		await expect.poll(() => beneath(named('job publish-due')).length, POLL_OPTIONS).toBeGreaterThan(0);
		const line = new RegExp(`"event":"request".*"path":"/news".*"trace_id":"${TRACE}"`);
		await expect.poll(() => server.output()).toMatch(line);
		// Neither what was searched for nor a statement's values or text leave the site.
		expect(JSON.stringify(collector.sent)).not.toMatch(/zanzibar|127\.0\.0\.1:\d+\/es|\bwhere\b/i);
		const [{ resource } = { resource: undefined }] = collector.sent[0]?.resourceSpans ?? [];
		expect(resource?.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'our-news' } });
		expect([...collector.paths]).toEqual(['/v1/traces']);
	} finally {
		expect(await server.stop()).toBe(0);
	}
});

test.each([
	[['127.0.0.1'], traceparent],
	[['10.0.0.1'], undefined],
])('the trace of a request is taken over from a proxy that is trusted alone: %j', async (trustedProxies, wanted) => {
	let heard: string | undefined = 'nothing';
	const harness = await startFront(
		(_request, info) => {
			heard = info.traceparent;
			return new Response('');
		},
		{ trustedProxies },
	);
	await harness.get('/a', { traceparent });
	expect(heard).toBe(wanted);
});

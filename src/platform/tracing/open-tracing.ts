import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import { pages } from '../../shared/address/addresses';
import { loggable } from '../../shared/loggable';
import { traceStatements } from './trace-statements';
import type { Tracing } from './tracing';

/** Maximum number of requests whose traces are remembered until their lines are logged. */
const MAX_TRACES = 1_000;
/** Milliseconds for which the end of the process waits for the collector. */
const LAST_MS = 2_000;

export interface TracingOptions {
	/** Name of the site in traces, unless OTEL_SERVICE_NAME gives another. */
	service: string;
	/** Share of the requests and runs without a proxy's decision that is traced, 0 to 1. */
	ratio: number;
}

const propagator = new W3CTraceContextPropagator();

/** The context of a trace that a proxy has begun. */
const begunBy = (traceparent: string | undefined): Context =>
	traceparent === undefined
		? ROOT_CONTEXT
		: propagator.extract(
				ROOT_CONTEXT,
				{ traceparent },
				{ get: (from, key) => from[key as 'traceparent'], keys: Object.keys },
			);

const SEARCH = `${pages.search}/`;

/** A path without the words that a reader has searched for. */
function withoutWords(path: string): string {
	const [before, words] = path.split(SEARCH, 2);
	return words === undefined ? path : `${before}${SEARCH}…`;
}

/** A name with few values for a path: its first segment, after that of the edition; the whole path of a call. */
const nameOf = (path: string): string =>
	/^(?:\/api\/[^/]+\/[^/]+\/[^/]+|\/admin\/api\/[^/]+|\/[a-z]{2}\/[^/]+|\/[^/]*)/.exec(path)?.[0] ?? '/';

const traceOf = (span: Span | undefined): string | undefined => {
	const given = span?.spanContext();
	return given && trace.isSpanContextValid(given) ? given.traceId : undefined;
};

/**
 * Sends traces to the collector at OTEL_EXPORTER_OTLP_ENDPOINT; the library reads its other variables itself. This
 * module is loaded only where that is set.
 */
export function openTracing({ service, ratio }: TracingOptions): Tracing {
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	const resource = defaultResource()
		.merge(resourceFromAttributes({ 'service.name': service }))
		.merge(detectResources({ detectors: [envDetector] }));
	const provider = new TracerProvider({
		resource,
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
	});
	const tracer = provider.getTracer('site');
	const undo = traceStatements(tracer);
	const traces = new Map<string, string>();

	async function within<T>(span: Span, parent: Context, run: () => Promise<T>): Promise<T> {
		try {
			return await context.with(trace.setSpan(parent, span), run);
		} catch (error) {
			span.setStatus({ code: SpanStatusCode.ERROR });
			throw error;
		} finally {
			span.end();
		}
	}

	return {
		async request(request, { request_id, traceparent }, answer) {
			const parent = begunBy(traceparent);
			const path = withoutWords(loggable(new URL(request.url).pathname));
			const span = tracer.startSpan(
				`${request.method} ${nameOf(path)}`,
				{
					kind: SpanKind.SERVER,
					attributes: { 'http.request.method': request.method, 'url.path': path, 'request.id': request_id },
				},
				parent,
			);
			const id = traceOf(span);
			if (id) traces.set(request_id, id);
			if (traces.size > MAX_TRACES) traces.delete(traces.keys().next().value as string);
			return within(span, parent, async () => {
				const response = await answer();
				span.setAttributes({
					'http.response.status_code': response.status,
					// An answer from the page cache never gets here.
					cache: /s-maxage=[1-9]/.test(response.headers.get('cache-control') ?? '') ? 'miss' : 'none',
				});
				if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
				return response;
			});
		},
		span(name, attributes, run) {
			const parent = context.active();
			return within(tracer.startSpan(name, { attributes }, parent), parent, run);
		},
		idsOf(line) {
			const isRequest = line.event === 'request';
			const id = isRequest ? traces.get(String(line.id)) : traceOf(trace.getActiveSpan());
			if (isRequest) traces.delete(String(line.id));
			return id === undefined ? {} : { trace_id: id };
		},
		async stop() {
			undo();
			let timer: NodeJS.Timeout | undefined;
			const late = new Promise<void>((done) => {
				timer = setTimeout(done, LAST_MS);
			});
			await Promise.race([provider.shutdown().catch(() => {}), late]);
			clearTimeout(timer);
			context.disable();
		},
	};
}

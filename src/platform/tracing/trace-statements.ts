import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import pg from 'pg';

type Method = (this: unknown, ...given: unknown[]) => unknown;

const SUMMARY = /^\s*(\w+)(?:[^;]*?\b(?:from|into|update)\s+(?:"?public"?\.)?"?([a-z_]+)"?)?/i;

/** Operation and first table of a statement: `select article`. Its text is the project's, its values are never looked at. */
function summaryOf(text: string): { operation: string; summary: string } {
	const [, first = 'statement', table] = SUMMARY.exec(text) ?? [];
	const operation = first.toLowerCase();
	const target = operation === 'update' ? /^\s*update\s+"?([a-z_]+)"?/i.exec(text)?.[1] : table;
	return { operation, summary: target ? `${operation} ${target.toLowerCase()}` : operation };
}

const textOf = (given: unknown): string | undefined => {
	if (typeof given === 'string') return given;
	const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : undefined;
	return typeof text === 'string' ? text : undefined;
};

/**
 * Starts a child span for every statement that is sent within a span.
 * @returns a function that undoes this
 */
export function traceStatements(tracer: Tracer): () => void {
	const clients = pg.Client.prototype as unknown as { query: Method };
	const pools = pg.Pool.prototype as unknown as { connect: Method };
	const { query } = clients;
	const { connect } = pools;
	clients.query = function (...given) {
		const text = textOf(given[0]);
		if (text === undefined || !trace.getActiveSpan()) return query.apply(this, given);
		const { operation, summary } = summaryOf(text);
		const span = tracer.startSpan(summary, {
			kind: SpanKind.CLIENT,
			attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.summary': summary },
		});
		const end = (error: unknown) => {
			// The database's error message repeats values, so it is left out.
			if (error) span.setStatus({ code: SpanStatusCode.ERROR });
			span.end();
		};
		const last = given.at(-1);
		if (typeof last === 'function') {
			given[given.length - 1] = context.bind(context.active(), (error: unknown, result: unknown) => {
				end(error);
				(last as Method)(error, result);
			});
		}
		const returned = query.apply(this, given);
		if (returned instanceof Promise) returned.then(() => end(undefined), end);
		else if (typeof last !== 'function') end(undefined);
		return returned;
	};
	// A waiting caller is resumed by the one that releases a connection, so its own trace has to be bound here.
	pools.connect = function (...given) {
		const [done] = given;
		return connect.apply(this, typeof done === 'function' ? [context.bind(context.active(), done as Method)] : given);
	};
	return () => {
		clients.query = query;
		pools.connect = connect;
	};
}

import type { Edition } from '../editions/edition';
import type { Database } from '../platform/db/db';
import type { SigningKeys } from '../platform/security/signature';
import { limitsOf, takeLimits } from '../platform/security/take-limits';
import { visitorOf } from '../platform/security/visitor-token';
import type { CacheTag } from '../shared/cache-tags';
import { defaultConsent, standingConsent } from '../shared/consent';
import type { CallSettings, MutationCall, MutationContext } from './call';
import { callerEdition, callerEditionOf } from './caller';
import { WRITE_MS, within } from './deadline';
import { ApiError, refuse, succeed } from './envelope';
import { failure } from './failure';
import { jsonBody } from './json-body';
import { readInput } from './read-input';

export interface MutationOptions {
	db: Database;
	site_url: string;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	settings: CallSettings;
	log(line: Record<string, unknown>): void;
}

const NO_TAGS: ReadonlySet<CacheTag> = new Set();

/** The query of a call that acts by GET; a repeated parameter is refused, others are ignored. */
function queryOf(call: MutationCall, request: Request): Record<string, unknown> {
	const search = new URL(request.url).searchParams;
	const known = Object.keys(call.input.shape).filter((name) => search.has(name));
	const repeated = known.find((name) => search.getAll(name).length > 1);
	if (repeated) throw new ApiError('invalid', repeated);
	return Object.fromEntries(known.map((name) => [name, search.get(name)]));
}

/** What acts by GET must have been asked for by a person on this site: no other site, no look-ahead of a browser. */
function refuseForeignGet({ headers }: Request): void {
	const site = headers.get('sec-fetch-site');
	if (site !== null && site !== 'same-origin') throw new ApiError('foreign');
	const isPrefetch = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
	);
	if (isPrefetch) throw new ApiError('foreign');
}

function visitorIn(call: MutationCall, request: Request, keys: SigningKeys, now: number): string | undefined {
	const token = request.headers.get('user-token');
	if (!token && !call.needs_visitor) return undefined;
	const visitor = visitorOf(keys, token ?? '', now);
	if (!visitor) throw new ApiError('visitor');
	return visitor;
}

async function count(
	call: MutationCall,
	client: string,
	visitor: string | undefined,
	options: MutationOptions,
	keys: SigningKeys,
	now: number,
): Promise<void> {
	const limits = { ...call.limits, overall: call.limits.overall?.(options.settings) };
	const wait = await takeLimits(options.db, keys, limitsOf(call.path, limits, client, visitor), now);
	if (wait > 0) throw new ApiError('limited', undefined, wait);
}

/** Token, schema, limits, command; in this order, so that nothing is counted that could not have been done. */
async function carryOut(
	call: MutationCall,
	given: Record<string, unknown>,
	request: Request,
	client: string,
	edition: Edition,
	options: MutationOptions,
): Promise<unknown> {
	const { db, site_url, settings } = options;
	const now = options.clock();
	const keys = await options.keys();
	const visitor = visitorIn(call, request, keys, now);
	const input = readInput(call.input, given);
	await count(call, client, visitor, options, keys, now);
	const consent = standingConsent(request.headers.get('cookie'), now) ?? defaultConsent;
	const context: MutationContext = {
		db,
		site_url,
		now,
		edition,
		visitor,
		client,
		consent,
		headers: request.headers,
		keys,
		settings,
	};
	return call.answer(input, context);
}

/**
 * Answers a call that acts: for its own site alone, and within seconds whatever the database does.
 * @param client address of the client, '' where nobody knows it
 */
export async function answerMutation(
	call: MutationCall,
	request: Request,
	client: string,
	options: MutationOptions,
): Promise<Response> {
	let edition = callerEditionOf(request);
	let given: Record<string, unknown> = {};
	try {
		if (call.method === 'GET') refuseForeignGet(request);
		given = call.method === 'GET' ? queryOf(call, request) : await jsonBody(request);
		edition = callerEdition(request, given.edition);
		return succeed(await within(WRITE_MS, carryOut(call, given, request, client, edition, options)), NO_TAGS, false);
	} catch (error) {
		if (error instanceof ApiError) {
			const headers: Record<string, string> =
				error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
			return refuse(
				error.reason,
				edition,
				error.field,
				headers,
				error.reason === 'invalid' && error.field ? call.say?.(given, error.field, edition) : undefined,
			);
		}
		return failure(error, call.path, edition, options);
	}
}

import type { Database } from '../../platform/db/db';
import { clientNetwork } from '../../platform/security/client-network';
import { consumeRateLimits, rateLimitsOf } from '../../platform/security/rate-limits';
import type { CacheTag } from '../../shared/cache-tags';
import { defaultConsent, standingConsent } from '../../shared/consent';
import { Refusal } from '../../shared/refusal';
import { searchLimit } from '../../shared/search/search-limit';
import type { AnyCall, CallLimits, SearchLimit } from '../call';
import { callerEdition, callerEditionOf } from '../caller';
import type { MutationContext, QueryContext, UploadContext } from '../contexts';
import { WRITE_MS, within, writeWithin } from '../deadline';
import { succeed } from '../envelope';
import { headersOf, queryOf, readInput } from '../input';
import { jsonBody } from '../json-body';
import { type PublicRouterOptions, refuseAs, refuseForeignGet, visitorIn } from './public-access';

const NO_TAGS: ReadonlySet<CacheTag> = new Set();

/** A request for a call. */
interface Asked {
	call: AnyCall;
	request: Request;
	/** Address of the client; '' where it is unknown. */
	client: string;
}

const searchesWith = (limits: AnyCall['limits']) =>
	limits && 'search' in limits ? (limits as SearchLimit<Record<string, unknown>>) : undefined;

/**
 * Counts a search. Where the database takes no writes, the search is let through without being counted.
 * @throws Refusal `limited`
 */
async function countSearch({ call, client }: Asked, input: Record<string, unknown>, options: PublicRouterOptions) {
	const network = clientNetwork(client);
	const searches = searchesWith(call.limits);
	if (!network || !searches?.search(input)) return;
	const { db, keys, settings, clock } = options;
	const { times } = searches;
	const limit = {
		...searchLimit(network, settings.searchLimit * (times ?? 1)),
		...(times === undefined ? {} : { name: call.path }),
	};
	const wait = await consumeRateLimits(db, await keys(), [limit], clock()).catch(() => 0);
	if (wait > 0) throw new Refusal('limited', undefined, { retryAfter: wait });
}

async function answerReader(asked: Asked, options: PublicRouterOptions): Promise<Response> {
	const { call, request } = asked;
	const input = readInput(call.input.query, queryOf(call, request));
	await countSearch(asked, input, options);
	const tags = new Set<CacheTag>();
	let isKept = call.cache === 'tags';
	const context: QueryContext = {
		db: options.db.read,
		site_url: options.site_url,
		now: options.clock(),
		tag: (...names) => {
			for (const name of names) tags.add(name);
		},
		country: () => {
			const { countryHeader } = options.settings;
			if (!countryHeader) return undefined;
			isKept = false;
			const named = request.headers.get(countryHeader)?.toUpperCase() ?? '';
			return /^[A-Z]{2}$/.test(named) ? named : undefined;
		},
		hidden: options.brand.hidden,
		seoOf: options.seoOf,
	};
	return succeed(await call.run({ ...context, input } as never), tags, isKept);
}

/**
 * Checks the token and the input, counts the call, and runs it, in this order, so that a call that cannot run is not
 * counted.
 */
async function mutate(
	{ call, request, client }: Asked,
	given: Record<string, unknown>,
	db: Database,
	options: PublicRouterOptions,
): Promise<unknown> {
	const { site_url, settings } = options;
	const now = options.clock();
	const keys = await options.keys();
	const visitor = visitorIn(call, request, keys, now);
	const input = readInput(call.input.query ?? call.input.body, given);
	const { name = call.path, overall, ...limits } = call.limits as CallLimits;
	const counted = rateLimitsOf(name, { ...limits, overall: overall?.(settings) }, client, visitor);
	const wait = await consumeRateLimits(db, keys, counted, now);
	if (wait > 0) throw new Refusal('limited', undefined, { retryAfter: wait });
	const context: MutationContext = {
		db,
		site_url,
		now,
		edition: callerEdition(request, given.edition),
		visitor,
		client,
		consent: standingConsent(request.headers.get('cookie'), now) ?? defaultConsent,
		headers: request.headers,
		keys,
		settings,
	};
	return call.run({ ...context, input } as never);
}

/** A caller without the right is refused before a byte of the body is read (security rule 14). */
async function answerToken({ call, request }: Asked, right: string, options: PublicRouterOptions): Promise<Response> {
	const { db, site_url, clock, storage, uploadStore, settings } = options;
	const holder = await within(WRITE_MS, options.holderOf(request.headers, right));
	const answerHeaders = new Headers();
	const context: UploadContext = {
		db,
		site_url,
		clock,
		holder,
		request,
		storage,
		uploadStore,
		uploadLimits: settings.uploadLimits,
		answerHeaders,
	};
	const input = readInput(call.input.headers, headersOf(call, request));
	const data = await call.run({ ...context, input } as never);
	const response =
		call.method === 'HEAD'
			? new Response(null, { headers: { 'cache-control': 'no-store' } })
			: succeed(data, NO_TAGS, false);
	for (const [name, value] of answerHeaders) response.headers.set(name, value);
	return response;
}

/**
 * Answers a call of the API. A call that writes is open to this site's pages only, and is answered within seconds even
 * when the database does not answer.
 * @param client address of the client; '' where it is unknown
 */
export async function answerPublic(
	call: AnyCall,
	request: Request,
	client: string,
	options: PublicRouterOptions,
): Promise<Response> {
	const asked = { call, request, client };
	let edition = callerEditionOf(request);
	let given: Record<string, unknown> = {};
	try {
		const { access } = call;
		if (access.who === 'token') return await answerToken(asked, access.right, options);
		if (access.who === 'reader') return await answerReader(asked, options);
		if (call.method === 'GET') refuseForeignGet(request);
		given = call.method === 'GET' ? queryOf(call, request) : await jsonBody(request);
		edition = callerEdition(request, given.edition);
		return succeed(await writeWithin(options.db, (db) => mutate(asked, given, db, options)), NO_TAGS, false);
	} catch (error) {
		return refuseAs(error, { call, request, edition, given }, options);
	}
}

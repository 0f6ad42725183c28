import type { Database } from '../platform/db/db';
import { clientNetwork } from '../platform/security/client-network';
import type { SigningKeys } from '../platform/security/signature';
import { takeLimits } from '../platform/security/take-limits';
import type { CacheTag } from '../shared/cache-tags';
import { searchLimit } from '../shared/search-limit';
import type { Call, CallContext, CallSettings } from './call';
import { callerEditionOf } from './caller';
import { ApiError, refuse, succeed } from './envelope';
import { failure } from './failure';
import { readInput } from './read-input';

export interface QueryOptions {
	db: Database;
	site_url: string;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	settings: CallSettings;
	seoOf: CallContext['seoOf'];
	log(line: Record<string, unknown>): void;
}

/** Answers a call that reads. @param client address of the client, '' where nobody knows it */
export async function answerQuery(
	call: Call,
	request: Request,
	client: string,
	options: QueryOptions,
): Promise<Response> {
	const search = new URL(request.url).searchParams;
	const edition = callerEditionOf(request);
	const known = Object.keys(call.query.shape);
	const repeated = known.find((name) => search.getAll(name).length > 1);
	if (repeated) return refuse('invalid', edition, repeated);
	const tags = new Set<CacheTag>();
	let { is_cacheable } = call;
	try {
		const query = readInput(
			call.query,
			Object.fromEntries(known.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []))),
		);
		const network = clientNetwork(client);
		if (network && call.is_counted(query)) {
			// Whoever cannot be counted, because the database takes no writes, may still read.
			const wait = await takeLimits(
				options.db,
				await options.keys(),
				[searchLimit(network, options.settings.search_limit)],
				options.clock(),
			).catch(() => 0);
			if (wait > 0) return refuse('limited', edition, undefined, { 'retry-after': String(wait) });
		}
		const data = await call.answer(query, {
			db: options.db.read,
			site_url: options.site_url,
			now: options.clock(),
			tag: (...names) => {
				for (const name of names) tags.add(name);
			},
			country: () => {
				const { country_header } = options.settings;
				if (!country_header) return undefined;
				is_cacheable = false;
				const named = request.headers.get(country_header)?.toUpperCase() ?? '';
				return /^[A-Z]{2}$/.test(named) ? named : undefined;
			},
			seoOf: options.seoOf,
		});
		return succeed(data, tags, is_cacheable);
	} catch (error) {
		if (error instanceof ApiError) return refuse(error.reason, edition, error.field);
		return failure(error, call.path, edition, options);
	}
}

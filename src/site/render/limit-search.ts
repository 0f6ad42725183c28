import type { Context } from 'hono';
import { clientOf } from '../../call/client-of';
import type { Edition } from '../../editions/edition';
import { isSearchPath } from '../../editions/paths/is-search-path';
import type { Database } from '../../platform/db/db';
import { clientNetwork } from '../../platform/security/client-network';
import { consumeRateLimits } from '../../platform/security/rate-limits';
import type { SigningKeys } from '../../platform/security/signature';
import { searchLimit } from '../../shared/search/search-limit';
import type { FormRouterOptions } from '../forms/form-router';
import { limitedScreen } from '../screens/error/limited';
import type { Middleware } from './middleware';

/** The dependencies of counting searches. */
export interface SearchCount {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	/** Most searches of one client in a minute. */
	searchLimit: number;
}

/**
 * Counts a request that is a search. Only requests without a cached answer come here, since a cached answer costs
 * nothing.
 * @returns 0 when it may go on, else the seconds until the client may search again
 */
async function countSearch({ db, clock, keys, searchLimit: max }: SearchCount, c: Context): Promise<number> {
	const network = clientNetwork(clientOf(c));
	if (!network || !isSearchPath(decodeURIComponent(new URL(c.req.url).pathname))) return 0;
	const counting = async () => consumeRateLimits(db, await keys(), [searchLimit(network, max)], clock());
	// Searches go on uncounted while the database takes no writes.
	return counting().catch(() => 0);
}

/** Limits a client's searches on pages. */
export function limitSearch(context: FormRouterOptions & SearchCount): Middleware {
	return async (c, edition) => {
		const wait = await countSearch(context, c);
		return wait > 0
			? context.draw(c.req.raw, edition, '/*', limitedScreen(wait), { headers: { 'retry-after': String(wait) } })
			: undefined;
	};
}

/** Limits a client's searches by files: downloads and feeds. */
export function limitFiles(count: SearchCount): Middleware {
	return async (c: Context, { words }: Edition) => {
		const wait = await countSearch(count, c);
		return wait > 0
			? c.text(words.too_many, 429, { 'retry-after': String(wait), 'cache-control': 'no-store' })
			: undefined;
	};
}

import { takeLimits } from '../commands/take-limits';
import { pathOf } from '../editions/links';
import { clientNetwork } from '../shared/client-network';
import { searchLimit } from '../shared/search-limit';
import type { FormParts } from './form-parts';
import type { Middleware } from './middleware';
import { limitedScreen } from './site/error/limited';

/** Counts searches by client. Only those come here whose page is not in memory: a page that is kept costs nothing. */
export function limitSearch({ db, clock, keys, search_limit, draw, clientOf }: FormParts): Middleware {
	return async (c, edition) => {
		const network = clientNetwork(clientOf(c));
		const is_search = c.req.path !== pathOf(edition, '/search');
		// Whoever cannot be counted, because the database takes no writes, may still read.
		const counting = async () => takeLimits(db, await keys(), [searchLimit(network, search_limit)], clock());
		const wait = network && is_search ? await counting().catch(() => 0) : 0;
		return wait > 0 ? draw(c.req.raw, edition, '/search/*', limitedScreen(wait), { headers: { 'retry-after': String(wait) } }) : undefined;
	};
}

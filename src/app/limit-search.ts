import type { Hono } from 'hono';
import { takeLimits } from '../commands/take-limits';
import { editions } from '../editions/editions';
import { pathOf } from '../editions/links';
import { clientNetwork } from '../shared/client-network';
import { searchLimit } from '../shared/search-limit';
import type { FormParts } from './form-parts';
import { limitedScreen } from './site/error/limited';

/** Counts searches by client. Only those come here whose page is not in memory: a page that is kept costs nothing. */
export function limitSearch(app: Hono, { db, clock, keys, search_limit, draw, clientOf }: FormParts): void {
	for (const edition of editions) {
		app.use(pathOf(edition, '/search/*'), async (c, next) => {
			const network = clientNetwork(clientOf(c));
			const is_search = c.req.path !== pathOf(edition, '/search');
			// Whoever cannot be counted, because the database takes no writes, may still read.
			const counting = async () => takeLimits(db, await keys(), [searchLimit(network, search_limit)], clock());
			const wait = network && is_search ? await counting().catch(() => 0) : 0;
			if (wait > 0) return draw(c.req.raw, edition, '/search/*', limitedScreen(wait), { 'retry-after': String(wait) });
			return next();
		});
	}
}

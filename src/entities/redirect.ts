import { z } from 'zod';
import { redirect as table } from '../data/tables/site';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { address, choice, integer, needed, optional } from './kit/fields';

/** Where a redirect may lead: an address of this site, or one of another. */
const target = { ...address(), schema: z.union([address().schema, z.url({ protocol: /^https?$/ }).max(2_000)]) };

/** An address as it is looked up: decoded, and without the part that no server is asked for. */
function lookedUp(given: string): string {
	const [path = ''] = given.split('#', 1);
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** An old address and where it leads; one without a target says that what stood there is gone. */
export const redirectEntity = entity({
	noun: 'redirect',
	table,
	key: 'source',
	fields: {
		source: needed(address()),
		target: optional(target),
		status: integer({ min: 301, max: 410 }),
		reason: choice(['slug', 'import', 'newsroom', 'withdrawn']),
	},
	fixed: ['source'],
	title: ['source'],
	list: { order: 'source', search: ['source', 'target'], filters: ['reason', 'target'] },
	rights: { write: 'redirect.write', remove: 'redirect.write' },
	tags: () => [tag.redirects],
	// An address that leads to itself is never reached.
	misfit: ({ source, target: to }) => (to != null && lookedUp(to) === lookedUp(source) ? 'target' : undefined),
});

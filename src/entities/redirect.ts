import { admitRedirect } from '../commands/redirect/admit-redirect';
import { holdRedirects } from '../commands/redirect/core/redirect-rows';
import { describeRedirects } from '../commands/redirect/describe-redirects';
import { dropReached, followRedirects } from '../commands/redirect/follow-redirect';
import { redirect as table } from '../data/tables/site';
import { tag } from '../shared/cache-tags';
import { anyTarget } from '../shared/input/links';
import { entity } from './kit/declare';
import { address, choice, integer, needed, optional } from './kit/fields';

/** Where a redirect may lead: an address of this site, or one of another. */
const target = { ...address(), schema: anyTarget };

/** An old address and where it leads; one without a target says that what stood there is gone. */
export const redirectEntity = entity({
	name: 'redirect',
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
	list: { order: 'source', search: ['source', 'target'], filters: ['reason', 'target'], tell: describeRedirects },
	rights: { write: 'redirect.write', remove: 'redirect.write' },
	tags: () => [tag.redirects],
	hold: holdRedirects,
	async settle(ctx, row, before) {
		const { source, target } = await admitRedirect(ctx, row, before === undefined);
		// Where it leads is somebody's word now: nothing takes it back.
		return { source, ...(target === undefined ? {} : { target }), ...(before?.through ? { through: null } : {}) };
	},
	async follow(ctx, { after }) {
		if (!after) return;
		await dropReached(ctx, [after.target]);
		await followRedirects(ctx, [after.source], after.target);
	},
});

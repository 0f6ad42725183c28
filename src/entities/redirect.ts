import { admitRedirect } from '../commands/redirect/admit-redirect';
import { holdRedirects } from '../commands/redirect/core/redirect-rows';
import { describeRedirects } from '../commands/redirect/describe-redirects';
import { dropReached, followRedirects } from '../commands/redirect/follow-redirect';
import { redirect as table } from '../data/tables/site';
import { tag } from '../shared/cache-tags';
import { anyTarget } from '../shared/input/links';
import { entity } from './kit/declare';
import { address, choice, integer, needed, optional } from './kit/fields';

/** The target of a redirect: an address of this site, or of another one. */
const target = { ...address(), schema: anyTarget };

/** An old address and its target; a redirect without a target answers that the page is gone. */
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
		// The target is a person's decision now, so it is not restored to a former one later.
		return { source, ...(target === undefined ? {} : { target }), ...(before?.through ? { through: null } : {}) };
	},
	async follow(ctx, { after }) {
		if (!after) return;
		await dropReached(ctx, [after.target]);
		await followRedirects(ctx, [after.source], after.target);
	},
});

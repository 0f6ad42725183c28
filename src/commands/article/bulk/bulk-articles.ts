import { type BulkItem, bulk_change } from '../../../data/tables/desk/bulk-change';
import { bulkRights } from '../../../shared/article/bulk-acts';
import { Refusal } from '../../../shared/refusal';
import { command, joinTransaction } from '../../command';
import { type ArticleState, isArticleVisible, readArticles, readersOf, subjectOf } from '../core/article-state';
import { bulkInput, doToOne, requireComplete } from '../core/bulk';

function itemOf(state: ArticleState, version: number): BulkItem {
	const { row, links } = readersOf(state);
	const { authors, tags } = state.links;
	return {
		id: row.id,
		version,
		before: {
			status: row.status,
			type: row.type,
			authors: links.authors,
			tags: links.tags,
			scheduled_at: row.scheduled_at,
			zone: row.zone,
			unpublish_at: row.unpublish_at,
			...(state.readers ? { writers: { authors, tags } } : {}),
		},
	};
}

/**
 * Applies an action to several articles, to all of them or to none. Articles that are in the wanted state already are
 * left alone.
 * @returns the number under which it can be undone, and how many articles it changed
 * @throws Refusal of the first article that refuses: `forbidden`, `not_found`, `conflict`, `state`, `invalid`
 */
export const bulkArticles = command({
	action: 'bulk',
	input: bulkInput,
	async run(ctx, { articles, ...given }) {
		requireComplete(given);
		const ids = articles.map(({ id }) => id);
		const states = await readArticles(ctx.read, ids, true);
		const held = articles.map(({ id, version }) => {
			const state = states.get(id);
			if (!state || !isArticleVisible(ctx, state)) throw new Refusal('not_found', 'articles');
			ctx.authorize(bulkRights[given.act], subjectOf(state));
			if (state.row.version !== version) throw new Refusal('conflict', 'articles');
			return state;
		});
		const within = joinTransaction(ctx.tx, ctx.actor, ctx.now);
		const items = [];
		for (const state of held) {
			const { version } = await doToOne(within, ctx, state, given);
			if (version !== state.row.version) items.push(itemOf(state, version));
		}
		const account_id = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
		const [made] = await ctx.tx
			.insert(bulk_change)
			.values({ act: given.act, account_id, items, created_at: ctx.now })
			.returning({ id: bulk_change.id });
		const id = made?.id ?? 0;
		ctx.audit({ entity: 'bulk_change', id, detail: { act: given.act, articles: items.map((one) => one.id) } });
		return { id, n: items.length };
	},
});

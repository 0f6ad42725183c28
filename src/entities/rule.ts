import { rule_kinds, rule_stages, rule as table } from '../data/tables/site';
import { indexMarketsNamed } from '../search/index/index-markets';
import { tag } from '../shared/cache-tags';
import { partialDay } from '../shared/input/days';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { choice, day, integer, needed, optional, slug, text } from './kit/fields';
import { sourceDocument } from './kit/source-field';

/** A rule on its way through a market: the rule tracker of an edition, and the calendar of deadlines. */
export const ruleEntity = entity({
	name: 'rule',
	table,
	fields: {
		edition: needed(choiceOfEdition()),
		measure: needed(text(200)),
		slug: needed(slug()),
		/** Its name in the edition's language; not every market has a row here. */
		market: needed(text(120)),
		kind: optional(choice(rule_kinds)),
		stage: needed(choice(rule_stages)),
		/** A day, or only the month or the year where the source gives no more. */
		next_on: optional({ ...text(10), schema: partialDay }),
		next_text: text(300),
		position: integer({ min: 0, max: 9_999 }),
		source: optional(sourceDocument()),
		/** Set by itself where what is said of the rule changes. */
		changed_on: optional(day()),
	},
	fixed: ['edition'],
	title: ['measure', 'market'],
	list: { order: 'position', search: ['measure', 'market', 'slug'], filters: ['edition', 'kind', 'stage'] },
	rights: { write: 'rule.write', remove: 'rule.write' },
	tags: () => [tag.rules],
	// Its market is found by it.
	async follow(ctx, { before, after }) {
		const edition = (after ?? before)?.edition;
		if (edition === undefined) return;
		await indexMarketsNamed(
			ctx.tx,
			edition,
			[before, after].flatMap((row) => (row ? [row.market] : [])),
		);
	},
});

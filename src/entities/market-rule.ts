import { market_rule_names, market_rule as table } from '../data/tables/duty-rate';
import { indexMarketsOf } from '../search/index/index-markets';
import { tag } from '../shared/cache-tags';
import { lines as linesText } from '../shared/input/texts';
import { entity } from './kit/declare';
import { choice, day, decimal, needed, optional, referenceByText, texts } from './kit/fields';
import { sourceDocument } from './kit/source-field';

/** A limit of a market, as a number for the calculators to compare; without a number it is yes or no. */
export const marketRuleEntity = entity({
	name: 'market_rule',
	table,
	fields: {
		market: needed(referenceByText('market')),
		name: needed(choice(market_rule_names)),
		limit: optional(decimal(3)),
		valid_from: optional(day()),
		source: needed(sourceDocument()),
		texts: texts({ note: linesText(600) }),
	},
	title: ['market', 'name'],
	list: { order: 'market', search: ['market', 'name', 'source'], filters: ['market', 'name'] },
	rights: { write: 'rule.write', remove: 'rule.write' },
	tags: () => [tag.rules],
	// Its market is found by it.
	follow: (ctx, { before, after }) =>
		indexMarketsOf(
			ctx.tx,
			[before, after].flatMap((row) => (row ? [row.market] : [])),
		),
});

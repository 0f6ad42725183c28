import { z } from 'zod';
import { duty_bases, product_classes, duty_rate as table } from '../data/tables/duty-rate';
import { indexMarketsOf } from '../search/index/index-markets';
import { tag } from '../shared/cache-tags';
import { ruleError } from '../shared/http/refusal-rules';
import { lines as linesText } from '../shared/input/texts';
import { entity } from './kit/declare';
import { choice, day, decimal, moment, needed, optional, referenceByText, text, texts } from './kit/fields';
import { sourceDocument } from './kit/source-field';

/** A dated rate of a market, with the law it comes from; the calculators pick by class, strength and day. */
export const dutyRateEntity = entity({
	name: 'duty_rate',
	table,
	fields: {
		market: needed(referenceByText('market')),
		product_class: needed(choice(product_classes)),
		nicotine_above: optional(decimal(3)),
		nicotine_up_to: optional(decimal(3)),
		basis: needed(choice(duty_bases)),
		amount: needed(decimal(6)),
		currency: needed({ ...text(3), schema: z.string().regex(/^[A-Z]{3}$/, ruleError({ name: 'currency' })) }),
		valid_from: needed(day()),
		valid_to: optional(day()),
		source: needed(sourceDocument()),
		verified_at: needed(moment()),
		texts: texts({ note: linesText(600) }),
	},
	title: ['market', 'product_class', 'valid_from'],
	list: { order: 'market', search: ['market', 'currency', 'source'], filters: ['market', 'product_class', 'basis'] },
	rights: { write: 'duty_rate.write', remove: 'duty_rate.write' },
	tags: () => [tag.duty_rates],
	// Its market is found by it.
	follow: (ctx, { before, after }) =>
		indexMarketsOf(
			ctx.tx,
			[before, after].flatMap((row) => (row ? [row.market] : [])),
		),
});

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { createRedirect } from '../commands/redirect/create-redirect';
import { authority_tasks, duty_rate, market_rule, market as table } from '../data/tables/duty-rate';
import { editions } from '../editions/editions';
import { urls } from '../editions/urls';
import { indexMarkets } from '../search/index/index-markets';
import { tag } from '../shared/cache-tags';
import { ruleError } from '../shared/http/refusal-rules';
import { filledLine, lines, textsByEdition } from '../shared/input/texts';
import { entity } from './kit/declare';
import { integer, list, needed, optional, slug, text, texts } from './kit/fields';

const code = z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, ruleError({ name: 'country' }));
const codeField = { ...text(6), schema: code };

/** A place that sets duties or limits; a single row for all editions, with its name in each. */
export const marketEntity = entity({
	name: 'market',
	table,
	key: 'code',
	fields: {
		code: needed(codeField),
		slug: needed(slug()),
		parent: optional(codeField),
		currency: needed({ ...text(3), schema: z.string().regex(/^[A-Z]{3}$/, ruleError({ name: 'currency' })) }),
		vat: optional({ ...text(6), schema: z.string().regex(/^\d{1,2}(?:\.\d{1,2})?$/) }),
		position: integer({ min: 0, max: 9_999 }),
		texts: needed(texts({ name: filledLine(200), note: lines(600).optional() })),
		authorities: list(
			z.object({
				name: filledLine(200),
				names: textsByEdition(200).optional(),
				task: z.enum(authority_tasks),
			}),
			20,
		),
	},
	fixed: ['code'],
	title: ['texts.name'],
	list: { order: 'position', search: ['code', 'slug', 'texts'], filters: ['code', 'slug', 'parent', 'currency'] },
	rights: { write: 'market.write', remove: 'market.remove' },
	tags: () => [tag.duty_rates, tag.rules],
	async isUsed(ctx, row) {
		const own = [
			await ctx.read.select({ id: duty_rate.id }).from(duty_rate).where(eq(duty_rate.market, row.code)).limit(1),
			await ctx.read.select({ id: market_rule.id }).from(market_rule).where(eq(market_rule.market, row.code)).limit(1),
			await ctx.read.select({ id: table.id }).from(table).where(eq(table.parent, row.code)).limit(1),
		];
		return own.some((rows) => rows.length > 0);
	},
	async follow(ctx, { before, after }) {
		await indexMarkets(ctx.tx, [(after ?? before)?.id ?? 0]);
		if (!before || !after || before.slug === after.slug) return;
		for (const edition of editions)
			await createRedirect(ctx, urls.market.href(edition, before), urls.market.href(edition, after));
	},
});

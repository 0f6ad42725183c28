import { z } from 'zod';
import type { QueryContext } from '../../call/contexts';
import { editionParameter, limitParameter, listOf, pageParameter, slugParameter } from '../../call/parameters';
import { query } from '../../call/public-calls';
import { editionByCode, localeOf } from '../../editions/editions';
import { ruleKinds, ruleStages } from '../../editions/paths/rule-path';
import { isoDay } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import { type DutyRate, dutyTables, type Market, marketWithParents, rulesOf } from '../../queries/site/duty-rate';
import { byLastChange, type RuleRow, rulesWith, ruleTracker } from '../../queries/site/rule-tracker';
import { tag } from '../../shared/cache-tags';
import { day as dayText } from '../../shared/input/days';
import { Refusal } from '../../shared/refusal';
import { sourceLink, sourceSchema } from './source-link';

const codeParameter = z
	.string()
	.regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/)
	.describe('ISO 3166-1 alpha-2, 3166-2 for a part of a country, or "EU".');
/** More rules than a newsroom follows. */
const ALL = 2_000;

const market = z
	.object({
		code: z.string(),
		slug: z.string(),
		url: z.string().describe('Address of its page.'),
		name: z.string(),
		parent: z.string().nullable().describe('Code of what it is part of.'),
		currency: z.string().describe('ISO 4217.'),
		vat: z.string().nullable().describe('Percent; null where none is known.'),
		is_rate_known: z
			.boolean()
			.describe('False where no duty rate of today is known, which is not that none is charged.'),
		note: z.string().nullable(),
	})
	.describe('A place that sets duties or limits.');

const rate = z
	.object({
		id: z.int(),
		product_class: z.string(),
		nicotine_above: z.string().nullable().describe('mg/ml.'),
		nicotine_up_to: z.string().nullable().describe('mg/ml.'),
		basis: z.string().describe('What the amount is counted by.'),
		amount: z.string().describe('Money per ml or unit, or percent.'),
		currency: z.string(),
		valid_from: z.string().describe('ISO day.'),
		valid_to: z.string().nullable().describe('Its last day; null while it is open.'),
		note: z.string().nullable(),
		source: sourceSchema,
		verified_at: z.int().describe('Unix seconds.'),
	})
	.describe('A dated duty rate.');

const rule = z
	.object({
		slug: z.string(),
		market: z.string().nullable().describe('Code of its market.'),
		market_name: z.string(),
		measure: z.string(),
		kind: z.enum(ruleKinds).nullable(),
		stage: z.enum(ruleStages),
		next_on: z.string().nullable().describe('ISO day, month or year; null where nothing is pending that we know of.'),
		next_text: z.string(),
		source: sourceSchema.nullable(),
		changed_on: z.string().nullable().describe('ISO day, month or year of its last change; null where none is known.'),
	})
	.describe('A rule on its way through a market.');

const limitRow = z.object({
	name: z.string(),
	market: z.string().describe('Code of the market whose limit it is.'),
	limit: z.string().nullable(),
	valid_from: z.string().nullable(),
	source: sourceSchema,
});

const today = (edition: string, { now }: QueryContext) => isoDay(localeOf(edition), now);
const isInForce = (one: DutyRate, day: string) =>
	one.valid_from <= day && (one.valid_to === null || one.valid_to >= day);

function marketRow(one: Market, edition: string, rates: readonly DutyRate[], day: string): z.infer<typeof market> {
	const known = editionByCode(edition);
	return {
		code: one.code,
		slug: one.slug,
		url: known ? urls.market.href(known, one) : '',
		name: one.texts[edition]?.name ?? one.code,
		parent: one.parent,
		currency: one.currency,
		vat: one.vat,
		is_rate_known: rates.some((row) => row.market === one.code && isInForce(row, day)),
		note: one.texts[edition]?.note ?? null,
	};
}

const ruleRow = (one: RuleRow, edition: string): z.infer<typeof rule> => ({
	slug: one.slug,
	market: one.code,
	market_name: one.market,
	measure: one.measure,
	kind: one.kind,
	stage: one.stage,
	next_on: one.next_on,
	next_text: one.next_text,
	source: one.source && sourceLink(one.source, edition),
	changed_on: one.changed,
});

const rateRow = (one: DutyRate, edition: string): z.infer<typeof rate> => ({
	id: one.id,
	product_class: one.product_class,
	nicotine_above: one.nicotine_above,
	nicotine_up_to: one.nicotine_up_to,
	basis: one.basis,
	amount: one.amount,
	currency: one.currency,
	valid_from: one.valid_from,
	valid_to: one.valid_to,
	note: one.texts[edition]?.note ?? null,
	source: sourceLink(one.source, edition),
	verified_at: one.verified_at,
});

/** A page of rows that are all in memory. */
function pageOf<Row>(rows: readonly Row[], page: number, limit: number) {
	const from = (page - 1) * limit;
	return {
		list: rows.slice(from, from + limit),
		total: rows.length,
		page,
		limit,
		has_more: rows.length > from + limit,
	};
}

export const marketCalls = [
	query({
		path: 'market/all',
		summary: 'Markets in the order of the calculators, a page at a time',
		input: z.object({ edition: editionParameter, page: pageParameter, limit: limitParameter }),
		output: listOf(market),
		async run({ input, ...context }) {
			context.tag(tag.duty_rates);
			const { markets, rates } = await dutyTables(context.db);
			const day = today(input.edition, context);
			return pageOf(
				markets.map((one) => marketRow(one, input.edition, rates, day)),
				input.page,
				input.limit,
			);
		},
	}),
	query({
		path: 'market/get',
		summary: 'One market, by code or by slug, with its rates, its limits of today and its authorities',
		input: z.object({ edition: editionParameter, code: codeParameter.optional(), slug: slugParameter.optional() }),
		output: market.extend({
			rates: z.array(rate).describe('Every dated rate, the newest first.'),
			limits: z.array(limitRow).describe('Its own, and those of what it is part of.'),
			authorities: z.array(z.object({ name: z.string(), task: z.string().describe('What it answers for.') })),
		}),
		async run({ input, ...context }) {
			const { edition, code, slug } = input;
			if (code === undefined && slug === undefined) throw new Refusal('invalid', 'slug', { rule: { name: 'needed' } });
			const tables = await dutyTables(context.db);
			const found = tables.markets.find((one) => (code === undefined ? one.slug === slug : one.code === code));
			context.tag(tag.duty_rates, tag.rules);
			if (!found) throw new Refusal('not_found');
			const day = today(edition, context);
			return {
				...marketRow(found, edition, tables.rates, day),
				rates: tables.rates
					.filter((one) => one.market === found.code)
					.sort((a, b) => b.valid_from.localeCompare(a.valid_from) || a.id - b.id)
					.map((one) => rateRow(one, edition)),
				limits: rulesOf(tables, found.code, day).map((one) => ({
					name: one.name,
					market: one.market,
					limit: one.limit,
					valid_from: one.valid_from,
					source: sourceLink(one.source, edition),
				})),
				authorities: found.authorities.map((one) => ({ name: one.names?.[edition] ?? one.name, task: one.task })),
			};
		},
	}),
	query({
		path: 'rule/all',
		summary: 'The rule tracker, those with a date to come first, a page at a time',
		input: z.object({
			edition: editionParameter,
			market: codeParameter.optional().describe('Rules of a market, and of what it is part of, as the European Union.'),
			kind: z.enum(ruleKinds).optional().describe('What it is about.'),
			stage: z.enum(ruleStages).optional(),
			since: dayText.optional().describe('ISO day: only rules that have changed on it or later.'),
			order: z.enum(['date', 'change']).default('date').describe('By the next date, or by the last change.'),
			page: pageParameter,
			limit: limitParameter,
		}),
		output: listOf(rule),
		async run({ input, ...context }) {
			context.tag(tag.rules, tag.duty_rates, tag.dates(input.edition));
			const [rules, { markets }] = await Promise.all([
				ruleTracker(context.db, input.edition, today(input.edition, context), ALL),
				dutyTables(context.db),
			]);
			const { market, kind, stage, since } = input;
			const codes = market === undefined ? undefined : marketWithParents(markets, market);
			const found = rulesWith(rules, { markets: codes, kind, stage, since });
			return pageOf(
				(input.order === 'change' ? byLastChange(found) : found).map((one) => ruleRow(one, input.edition)),
				input.page,
				input.limit,
			);
		},
	}),
];

import type { Texts } from '../../data/tables/columns';
import type { Authority, DutyBasis, MarketRuleName, MarketText, ProductClass } from '../../data/tables/duty-rate';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { SourceDocument } from '../../shared/source-document';

/** A place with duties or limits of its own. */
export interface Market {
	/** ISO 3166-1 alpha-2, 3166-2 for a part of a country, or "EU". */
	code: string;
	/** Last part of its page's address. */
	slug: string;
	parent: string | null;
	/** ISO 4217. */
	currency: string;
	/** Percent, as text; null where there is none. */
	vat: string | null;
	texts: Texts<MarketText>;
	authorities: Authority[];
	/** Unix seconds. */
	updated_at: number;
}

/** A dated rate, numbers as text and days as ISO days. */
export interface DutyRate {
	id: number;
	market: string;
	product_class: ProductClass;
	/** Strength in mg/ml above which it applies; `nicotine_up_to` is its upper bound. */
	nicotine_above: string | null;
	nicotine_up_to: string | null;
	basis: DutyBasis;
	/** Money per ml or unit, or percent. */
	amount: string;
	currency: string;
	valid_from: string;
	/** Its last day; null while it is open. */
	valid_to: string | null;
	source: SourceDocument;
	/** Unix seconds. */
	verified_at: number;
	texts: Texts<{ note: string }>;
}

export interface MarketRule {
	market: string;
	name: MarketRuleName;
	/** Highest allowed value, as text. */
	limit: string | null;
	valid_from: string | null;
	source: SourceDocument;
	texts: Texts<{ note: string }>;
}

/** The tables that all calculators use. */
export interface DutyTables {
	markets: Market[];
	rates: DutyRate[];
	rules: MarketRule[];
}

/** A number as its digits; null where it cannot be calculated with. */
const finite = (column: string) => `case when ${column}::text ~ '^-?[0-9.]+$' then ${column}::text end`;
/** A JSON column that is never null. */
const document = (column: string) =>
	`coalesce(case when jsonb_typeof(${column}) = 'object' then ${column} end, '{"title": ""}') as source`;

/**
 * Markets in the newsroom's order, every rate by market and day, every rule. It is a few hundred rows, which all
 * calculations share.
 */
export function dutyTables(db: Db): Promise<DutyTables> {
	return remember(db, 'duty_tables', [tag.duty_rates, tag.rules], 300, async () => {
		const [markets, rates, rules] = await Promise.all([
			prepared<Market>(
				db,
				'duty_markets',
				`select code, slug, parent, currency, ${finite('vat')} as vat, texts, authorities, updated_at from market
					order by position, code`,
				[],
			),
			prepared<DutyRate>(
				db,
				'duty_rates',
				`select d.id, d.market, d.product_class, ${finite('d.nicotine_above')} as nicotine_above,
					${finite('d.nicotine_up_to')} as nicotine_up_to, d.basis, d.amount::text as amount, d.currency,
				d.valid_from::text as valid_from, d.valid_to::text as valid_to, ${document('d.source')}, d.verified_at, d.texts
				from duty_rate d join market m on m.code = d.market where d.amount::text ~ '^[0-9.]+$'
					order by m.position, d.product_class, d.nicotine_above nulls first, d.basis, d.valid_from desc, d.id`,
				[],
			),
			prepared<MarketRule>(
				db,
				'duty_rules',
				`select r.market, r.name, ${finite('r."limit"')} as "limit", r.valid_from::text as valid_from,
					${document('r.source')}, r.texts from market_rule r order by r.market, r.id`,
				[],
			),
		]);
		return { markets, rates, rules };
	});
}

/** Codes of a market and of the markets that it is part of, the widest last: what is law in one is law in its parts. */
export function marketWithParents(markets: readonly Pick<Market, 'code' | 'parent'>[], market: string): string[] {
	const codes: string[] = [];
	for (
		let code: string | null = market;
		code && !codes.includes(code);
		code = markets.find((one) => one.code === code)?.parent ?? null
	)
		codes.push(code);
	return codes;
}

/** Rules of a market on any day: its own, then those of the markets that it is part of. */
export const rulesOfAnyDay = ({ markets, rules }: DutyTables, market: string): MarketRule[] =>
	marketWithParents(markets, market).flatMap((code) => rules.filter((rule) => rule.market === code));

/** Rules of a market on a day: its own rule overrides one of the same name of a wider market. */
export function rulesOf(tables: DutyTables, market: string, day: string): MarketRule[] {
	const found = new Map<MarketRuleName, MarketRule>();
	for (const rule of rulesOfAnyDay(tables, market))
		if (!found.has(rule.name) && (rule.valid_from === null || rule.valid_from <= day)) found.set(rule.name, rule);
	return [...found.values()];
}

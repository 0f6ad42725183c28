import type { ExciseBasis, PriceName } from '../excise';
import { priceOf } from '../excise';
import type { RuleName } from '../rule-check';

/** A document as a page cites it: texts split into parts, of which those at odd indexes must stay on one line. */
export interface SourceWords {
	grade?: readonly [letter: string, text: string];
	url?: string;
	title: readonly string[];
	/** Publisher, place and day, and a note where it was not read. */
	rest: readonly string[];
}

/** A dated rate of a market, with the words that a page shows for it. */
export interface RateFact {
	id: number;
	product_class: string;
	nicotine_above: string | null;
	nicotine_up_to: string | null;
	basis: ExciseBasis;
	amount: string;
	valid_from: string;
	valid_to: string | null;
	/** Words of the rate: market and amount; class, strengths and days; day of verification; further remarks. */
	head: string;
	line: string;
	verified: string;
	note?: string;
	/** Warnings about the rate, such as that it is not in force yet, or that its verification is old. */
	remarks: readonly string[];
	/** A note for a strength on the border of two rates; only where another rate begins there. */
	border?: string;
	source: SourceWords;
}

/** A rule of a market; its own rules come before those of the market it is part of. */
export interface RuleFact {
	/** Its place among the rules of the tables. */
	at: number;
	rule: RuleName;
	name: string;
	/** Unit of its limit. */
	unit: string;
	limit: string | null;
	valid_from: string | null;
	since?: string;
	note?: string;
	source: SourceWords;
}

/** The facts that are known about a market. */
export interface MarketFacts {
	code: string;
	name: string;
	href: string;
	/** ISO 4217. */
	currency: string;
	/** Percent, as text; null where the market has none. */
	vat: string | null;
	rates: readonly RateFact[];
	rules: readonly RuleFact[];
	/** Periods in which rates of a class are known, by class. */
	periods: Readonly<Record<string, string>>;
}

/** Classes that hold liquid, and so come under a rate on any liquid. */
const LIQUIDS = ['closed_pod', 'open_bottle', 'base', 'disposable', 'any_liquid'];

/** Whether a rate is about a class: its own, or any liquid. */
export const touches = (rate: Pick<RateFact, 'product_class'>, product_class: string): boolean =>
	rate.product_class === product_class || (rate.product_class === 'any_liquid' && LIQUIDS.includes(product_class));

/** Rates of a market for a class on a day, of any strength. */
const ratesOn = (rates: readonly RateFact[], product_class: string, day: string): RateFact[] =>
	rates.filter(
		(rate) =>
			touches(rate, product_class) && rate.valid_from <= day && (rate.valid_to === null || rate.valid_to >= day),
	);

/**
 * The rates that apply together: each basis once, a class's own rate before that on any liquid, the later before the
 * earlier. Bounds of strength: above the lower, up to and including the upper. Both days of a rate's validity count.
 * @param strength mg/ml
 */
export function pickRates(
	rates: readonly RateFact[],
	{ product_class, strength, day }: { product_class: string; strength: number; day: string },
): RateFact[] {
	const picked = new Map<ExciseBasis, RateFact>();
	for (const rate of ratesOn(rates, product_class, day)) {
		if (rate.nicotine_above !== null && strength <= Number(rate.nicotine_above)) continue;
		if (rate.nicotine_up_to !== null && strength > Number(rate.nicotine_up_to)) continue;
		const before = picked.get(rate.basis);
		const isCloser = rate.product_class === product_class && before?.product_class !== product_class;
		const isLater = rate.product_class === before?.product_class && rate.valid_from > before.valid_from;
		if (!before || isCloser || isLater) picked.set(rate.basis, rate);
	}
	return [...picked.values()];
}

/** The rules on a day, of each name the nearest. */
export function rulesOn({ rules }: MarketFacts, day: string): RuleFact[] {
	const found = new Map<RuleName, RuleFact>();
	for (const rule of rules)
		if (!found.has(rule.rule) && (rule.valid_from === null || rule.valid_from <= day)) found.set(rule.rule, rule);
	return [...found.values()];
}

/**
 * Fields that the rates of a market ask for on a day: prices that a duty is a share of, pieces that it counts.
 */
export const askedFields = (
	market: MarketFacts | null,
	product_class: string,
	day: string,
): Set<PriceName | 'pieces'> =>
	new Set(
		ratesOn(market?.rates ?? [], product_class, day).flatMap((rate) =>
			rate.basis === 'per_piece' ? 'pieces' : (priceOf(rate.basis) ?? []),
		),
	);

import { type Decimal, HUNDRED, shareOf, ZERO } from './number';

/**
 * What a duty is a rate of. A cigarette equivalent is published per millilitre, as a share of the duty on as many
 * cigarettes.
 */
export type ExciseBasis =
	| 'per_ml'
	| 'per_piece'
	| 'percent_production'
	| 'percent_wholesale'
	| 'percent_retail'
	| 'cigarette_equivalent';
/** Prices a duty may be a percentage of. */
export type PriceName = 'production' | 'wholesale' | 'retail';

export interface ExciseRate {
	basis: ExciseBasis;
	/** Money per ml or per piece, or percent. */
	amount: Decimal;
}

export interface Pack {
	/** Liquid in it, in ml. */
	ml: Decimal;
	/** Devices or pods in it. */
	pieces: Decimal;
	/** Its price without duty at each stage, where known. */
	prices: Partial<Record<PriceName, Decimal>>;
}

const PRICES: Partial<Record<ExciseBasis, PriceName>> = {
	percent_production: 'production',
	percent_wholesale: 'wholesale',
	percent_retail: 'retail',
};

/** The price a basis is a percentage of; undefined for duties on volume or number. */
export const priceOf = (basis: ExciseBasis): PriceName | undefined => PRICES[basis];

/**
 * Duty on one pack at one rate.
 * @returns money, unrounded: rate × ml, rate × pieces, or price × rate / 100; undefined while the price is unknown
 * @see domain notes, section 4: duty = rate(market, class, nicotine, date) × ml × packs (+ per piece)
 */
export function dutyOnPack(rate: ExciseRate, pack: Pack): Decimal | undefined {
	if (rate.basis === 'per_ml' || rate.basis === 'cigarette_equivalent') return rate.amount.times(pack.ml);
	if (rate.basis === 'per_piece') return rate.amount.times(pack.pieces);
	const name = priceOf(rate.basis);
	return name && pack.prices[name]?.times(shareOf(rate.amount));
}

export interface Excise {
	/** On one pack. */
	unit: Decimal;
	/** On all of them. */
	shipment: Decimal;
	/** Value-added tax on the duty alone. */
	vat: Decimal;
	/** Duty and the tax on it. */
	total: Decimal;
}

/**
 * Duty on a shipment and the value-added tax on that duty, unrounded.
 * @param duties duty on one pack at each rate that applies: they add up
 * @param vat percent; zero where there is none
 */
export function exciseOn(duties: readonly Decimal[], packs: Decimal, vat: Decimal): Excise {
	const unit = duties.reduce((sum, duty) => sum.plus(duty), ZERO);
	const shipment = unit.times(packs);
	const tax = shipment.times(vat).div(HUNDRED);
	return { unit, shipment, vat: tax, total: shipment.plus(tax) };
}

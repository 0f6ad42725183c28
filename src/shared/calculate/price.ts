import { type Decimal, HUNDRED } from './number';

/** Price of one unit from a price by the kilogram: price × grams / 1,000. */
export const perUnit = (per_kg: Decimal, grams: Decimal): Decimal => per_kg.times(grams).div(1000);
/** Price by the kilogram from that of one unit: price × 1,000 / grams. @param grams weight of a unit, above zero */
export const perKilogram = (per_unit: Decimal, grams: Decimal): Decimal => per_unit.times(1000).div(grams);

/** Share of a yearly allowed volume that is used, in percent: produced / allowed × 100. @param allowed above zero */
export const quotaUse = (produced: Decimal, allowed: Decimal): Decimal => produced.div(allowed).times(HUNDRED);

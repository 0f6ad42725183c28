import { mixDensity } from './density';
import type { Decimal } from './number';

export type StrengthUnit = 'mg_ml' | 'percent' | 'mg_g';

/**
 * A strength in mg/ml. mg/ml = % × 10 (weight by volume); mg/ml = mg/g × density of the mixture.
 * @param pg percent of PG in the mixture, for mg/g
 */
export function toMgPerMl(value: Decimal, unit: StrengthUnit, pg: Decimal): Decimal {
	if (unit === 'percent') return value.times(10);
	return unit === 'mg_g' ? value.times(mixDensity(pg)) : value;
}

/** The way back of `toMgPerMl`. */
export function fromMgPerMl(mg_ml: Decimal, unit: StrengthUnit, pg: Decimal): Decimal {
	if (unit === 'percent') return mg_ml.div(10);
	return unit === 'mg_g' ? mg_ml.div(mixDensity(pg)) : mg_ml;
}

/** Nicotine in a volume, in mg: mg/ml × ml. */
export const totalNicotine = (mg_ml: Decimal, ml: Decimal): Decimal => mg_ml.times(ml);

import { Decimal, shareOf } from './number';

/** Grams per millilitre (redmoonconverters; figcalc). */
export const DENSITY = { pg: new Decimal('1.036'), vg: new Decimal('1.261'), nicotine: new Decimal('1.01') } as const;

/** Density of a mixture of PG and VG in g/ml: p × 1.036 + (1 − p) × 1.261. @param pg percent of volume */
export const mixDensity = (pg: Decimal): Decimal => shareOf(pg).times(DENSITY.pg.minus(DENSITY.vg)).plus(DENSITY.vg);

/**
 * Density of a nicotine base in g/ml: its nicotine fills strength / 1,010 of the volume.
 * @param strength mg/ml, at most 1,010
 */
export function baseDensity(strength: Decimal, pg: Decimal): Decimal {
	const nicotine = Decimal.min(1, strength.div(DENSITY.nicotine.times(1000)));
	return nicotine.times(DENSITY.nicotine).plus(mixDensity(pg).times(nicotine.neg().plus(1)));
}

/** g = ml × density. */
export const gramsOf = (ml: Decimal, density: Decimal): Decimal => ml.times(density);
/** ml = g / density. */
export const millilitresOf = (grams: Decimal, density: Decimal): Decimal => grams.div(density);

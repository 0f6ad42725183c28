import { Decimal, HUNDRED, shareOf, ZERO } from './number';

/** Volumes in ml, strengths in mg/ml, shares in percent of volume. */
export interface Recipe {
	/** V: what is to be mixed. */
	volume: Decimal;
	/** T: strength wanted. */
	target: Decimal;
	/** S: strength of the nicotine base; may be zero where no nicotine is wanted. */
	base: Decimal;
	/** PG in the base and in the flavour. */
	base_pg: Decimal;
	flavour_pg: Decimal;
	/** f: flavour in the mix. */
	flavour: Decimal;
	/** p: PG wanted in the mix. */
	pg: Decimal;
}

export type Mix =
	| { isReachable: true; base: Decimal; flavour: Decimal; pg: Decimal; vg: Decimal }
	/** The base is too weak, or leaves no room for the flavour: nothing above `highest` mg/ml. */
	| { isReachable: false; reason: 'strength'; highest: Decimal }
	/** Base and flavour bring too much PG or VG: only `from` to `to` percent PG. */
	| { isReachable: false; reason: 'pg'; from: Decimal; to: Decimal };

/**
 * Volumes of a mix. base = T × V / S; flavour = V × f; PG = V × p − base × pBase − flavour × pFlavour;
 * VG = V × (1 − p) − base × (1 − pBase) − flavour × (1 − pFlavour).
 */
export function mix(recipe: Recipe): Mix {
	const { volume, target } = recipe;
	const flavour = volume.times(shareOf(recipe.flavour));
	const highest = Decimal.max(0, recipe.base.times(HUNDRED.minus(recipe.flavour)).div(HUNDRED));
	if (target.gt(highest)) return { isReachable: false, reason: 'strength', highest };
	const base = target.isZero() ? ZERO : target.times(volume).div(recipe.base);
	const broughtPg = base.times(shareOf(recipe.base_pg)).plus(flavour.times(shareOf(recipe.flavour_pg)));
	const broughtVg = base.plus(flavour).minus(broughtPg);
	const pg = volume.times(shareOf(recipe.pg)).minus(broughtPg);
	const vg = volume.minus(base).minus(flavour).minus(pg);
	if (pg.lt(-NOTHING) || vg.lt(-NOTHING)) {
		return {
			isReachable: false,
			reason: 'pg',
			from: broughtPg.div(volume).times(HUNDRED),
			to: HUNDRED.minus(broughtVg.div(volume).times(HUNDRED)),
		};
	}
	return { isReachable: true, base, flavour, pg: Decimal.max(0, pg), vg: Decimal.max(0, vg) };
}

/** Volumes in ml below this are rounding errors of the forty-digit arithmetic. */
const NOTHING = 1e-20;

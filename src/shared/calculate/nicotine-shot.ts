import { type Decimal, ZERO } from './number';

export type Shot = { isReachable: true; shot: Decimal; total: Decimal } | { isReachable: false };

/**
 * Nicotine shot for a bottle without nicotine: x = T × V0 / (S − T), total = V0 + x.
 * @param volume V0, ml in the bottle @param target T, mg/ml wanted @param strength S of the shot; must exceed T
 */
export function nicotineShot(volume: Decimal, target: Decimal, strength: Decimal): Shot {
	if (target.isZero()) return { isReachable: true, shot: ZERO, total: volume };
	if (strength.lte(target)) return { isReachable: false };
	const shot = target.times(volume).div(strength.minus(target));
	return { isReachable: true, shot, total: volume.plus(shot) };
}

/** Strength that a volume of shot gives, in mg/ml: S × x / (V0 + x). */
export const strengthWithShot = (volume: Decimal, shot: Decimal, strength: Decimal): Decimal =>
	volume.plus(shot).isZero() ? ZERO : strength.times(shot).div(volume.plus(shot));

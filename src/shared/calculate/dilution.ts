import type { Decimal } from './number';

export type Dilution = { isReachable: true; add: Decimal; total: Decimal } | { isReachable: false };

/**
 * Liquid without nicotine to add: add = V × (S / T − 1).
 * @param volume V, ml at hand
 * @param from S, its strength in mg/ml
 * @param target T, mg/ml wanted: above zero and not above S
 */
export function dilute(volume: Decimal, from: Decimal, target: Decimal): Dilution {
	if (target.lte(0) || target.gt(from)) return { isReachable: false };
	const total = volume.times(from).div(target);
	return { isReachable: true, add: total.minus(volume), total };
}

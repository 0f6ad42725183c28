import type { Decimal } from './number';

export type Dilution = { is_reachable: true; add: Decimal; total: Decimal } | { is_reachable: false };

/**
 * Liquid without nicotine to add: add = V × (S / T − 1).
 * @param volume V, ml at hand @param from S, its strength in mg/ml @param target T, mg/ml wanted: above zero and not above S
 */
export function dilute(volume: Decimal, from: Decimal, target: Decimal): Dilution {
	if (target.lte(0) || target.gt(from)) return { is_reachable: false };
	const total = volume.times(from).div(target);
	return { is_reachable: true, add: total.minus(volume), total };
}

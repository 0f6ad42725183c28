import type { Decimal } from './number';

/** Rules that a market may have for a product; the newsroom's table holds those that apply, with limit and source. */
export type RuleName =
	| 'nicotine_mg_ml'
	| 'nicotine_mg_g'
	| 'nicotine_total_mg'
	| 'bottle_ml'
	| 'tank_ml'
	| 'tobacco_flavour_only'
	| 'rechargeable'
	| 'refillable'
	| 'nicotine_required'
	| 'duty_stamp';

/** A product, with what rules may limit or demand. */
export interface Product {
	/** Strength in both units. */
	mg_ml: Decimal;
	mg_g: Decimal;
	ml: Decimal;
	/** What holds the liquid: a bottle to refill from, a tank or pod, or neither. */
	vessel: 'bottle' | 'tank' | undefined;
	isTobaccoFlavour: boolean;
	isRechargeable: boolean;
	isRefillable: boolean;
	isDevice: boolean;
}

/** Whether a product keeps a rule; `not_asked` where the rule does not concern it. */
export type Verdict = 'kept' | 'broken' | 'not_asked';

/**
 * The value of a product that a rule limits; undefined for yes-or-no rules and for products that it does not concern.
 */
export function measured(rule: RuleName, product: Product): Decimal | undefined {
	if (rule === 'nicotine_mg_ml') return product.mg_ml;
	if (rule === 'nicotine_mg_g') return product.mg_g;
	if (rule === 'nicotine_total_mg') return product.mg_ml.times(product.ml);
	if (rule === 'bottle_ml') return product.vessel === 'bottle' ? product.ml : undefined;
	if (rule === 'tank_ml') return product.vessel === 'tank' ? product.ml : undefined;
	return undefined;
}

/** Whether a product keeps a rule; a value equal to the limit does. @param limit highest allowed value */
export function checkRule(rule: RuleName, limit: Decimal | undefined, product: Product): Verdict {
	const verdict = (isKept: boolean): Verdict => (isKept ? 'kept' : 'broken');
	if (rule === 'tobacco_flavour_only') return verdict(product.isTobaccoFlavour);
	if (rule === 'rechargeable') return product.isDevice ? verdict(product.isRechargeable) : 'not_asked';
	if (rule === 'refillable') return product.isDevice ? verdict(product.isRefillable) : 'not_asked';
	if (rule === 'nicotine_required') return verdict(product.mg_ml.gt(0));
	const value = measured(rule, product);
	return value && limit ? verdict(value.lte(limit)) : 'not_asked';
}

import type { Decimal } from './number';

/** Rules a market may have for a product; the table of the newsroom says which, with limit and source. */
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

export interface Product {
	/** Strength in both units. */
	mg_ml: Decimal;
	mg_g: Decimal;
	ml: Decimal;
	/** Whether the liquid stands in a bottle to refill from, in a tank or pod, or in none of them. */
	vessel: 'bottle' | 'tank' | undefined;
	isTobaccoFlavour: boolean;
	isRechargeable: boolean;
	isRefillable: boolean;
	isDevice: boolean;
}

export type Verdict = 'kept' | 'broken' | 'not_asked';

/** The value of a product that a rule limits; undefined for rules that are yes or no, or do not touch it. */
export function measured(rule: RuleName, product: Product): Decimal | undefined {
	if (rule === 'nicotine_mg_ml') return product.mg_ml;
	if (rule === 'nicotine_mg_g') return product.mg_g;
	if (rule === 'nicotine_total_mg') return product.mg_ml.times(product.ml);
	if (rule === 'bottle_ml') return product.vessel === 'bottle' ? product.ml : undefined;
	if (rule === 'tank_ml') return product.vessel === 'tank' ? product.ml : undefined;
	return undefined;
}

/** Whether a product keeps a rule. A limit itself is allowed. @param limit highest allowed value */
export function checkRule(rule: RuleName, limit: Decimal | undefined, product: Product): Verdict {
	const verdict = (isKept: boolean): Verdict => (isKept ? 'kept' : 'broken');
	if (rule === 'tobacco_flavour_only') return verdict(product.isTobaccoFlavour);
	if (rule === 'rechargeable') return product.isDevice ? verdict(product.isRechargeable) : 'not_asked';
	if (rule === 'refillable') return product.isDevice ? verdict(product.isRefillable) : 'not_asked';
	if (rule === 'nicotine_required') return verdict(product.mg_ml.gt(0));
	const value = measured(rule, product);
	return value && limit ? verdict(value.lte(limit)) : 'not_asked';
}

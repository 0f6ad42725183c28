import { mixDensity } from '../density';
import { Decimal } from '../number';
import { checkRule, measured, type Product } from '../rule-check';
import { filled } from './calculator-words';
import type { Duty } from './duty';
import { type RuleFact, rulesOn } from './facts';
import { figures, type Task } from './outcome';

/** A limit or a value with the unit of its rule. */
export const withRuleUnit = (task: Task, rule: RuleFact, value: Decimal): string =>
	`${figures(task).number(value)} ${rule.unit}`.trim();

/** What a class of goods is to a rule. */
export const vesselOf = (product_class: string): Product['vessel'] => {
	if (product_class === 'open_bottle') return 'bottle';
	return product_class === 'closed_pod' || product_class === 'disposable' ? 'tank' : undefined;
};

/** Limits that a consignment exceeds, as warnings. By weight a mixture of equal parts is assumed. */
export function brokenLimits(task: Task, { market, day, product_class, strength, ml }: Duty): string[] {
	const { words } = task;
	if (product_class === 'pouch') return [];
	const product: Product = {
		mg_ml: strength,
		mg_g: strength.div(mixDensity(new Decimal(50))),
		ml,
		vessel: vesselOf(product_class),
		isTobaccoFlavour: true,
		isRechargeable: product_class !== 'disposable',
		isRefillable: product_class !== 'disposable',
		isDevice: product_class === 'disposable',
	};
	return rulesOn(market, day).flatMap((rule) => {
		if (rule.rule === 'nicotine_required' && product_class === 'device') return [];
		// A base or an aroma is no product for sale to those whom these limits protect.
		if (product_class === 'base' && (rule.rule === 'nicotine_required' || rule.rule === 'nicotine_total_mg')) return [];
		const limit = rule.limit === null ? undefined : new Decimal(rule.limit);
		if (checkRule(rule.rule, limit, product) !== 'broken') return [];
		const value = measured(rule.rule, product);
		return [
			value && limit
				? filled(words.above_limit, {
						rule: rule.name,
						value: withRuleUnit(task, rule, value),
						limit: withRuleUnit(task, rule, limit),
						market: market.name,
					})
				: filled(words.against_rule, {
						rule: rule.note ?? rule.name,
						market: market.name,
					}),
		];
	});
}

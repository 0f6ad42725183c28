import { type MarketRule, rulesOf } from '../../../queries/site/duty-rate';
import { mixDensity } from '../../../shared/calculate/density';
import { Decimal } from '../../../shared/calculate/number';
import { checkRule, measured, type Product } from '../../../shared/calculate/rule-check';
import type { Duty } from './duty';
import { figures, marketName, type Task } from './outcome';

/** A limit or a value with the unit of its rule. */
export function withRuleUnit(task: Task, rule: MarketRule, value: Decimal): string {
	return `${figures(task).number(value)} ${task.edition.words.calculate.rule_units[rule.name] ?? ''}`.trim();
}

/** What a class of goods is to a rule. */
export const vesselOf = (product_class: string): Product['vessel'] => {
	if (product_class === 'open_bottle') return 'bottle';
	return product_class === 'closed_pod' || product_class === 'disposable' ? 'tank' : undefined;
};

/** Limits that a consignment exceeds, as warnings. By weight a mixture of equal parts is assumed. */
export function brokenLimits(task: Task, { market, day, product_class, strength, ml }: Duty): string[] {
	const words = task.edition.words.calculate;
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
	return rulesOf(task.tables, market.code, day).flatMap((rule) => {
		if (rule.name === 'nicotine_required' && product_class === 'device') return [];
		// A base or an aroma is no product for sale to those whom these limits protect.
		if (product_class === 'base' && (rule.name === 'nicotine_required' || rule.name === 'nicotine_total_mg')) return [];
		const limit = rule.limit === null ? undefined : new Decimal(rule.limit);
		if (checkRule(rule.name, limit, product) !== 'broken') return [];
		const name = words.rules[rule.name] ?? rule.name;
		const value = measured(rule.name, product);
		return [
			value && limit
				? words.above_limit({
						rule: name,
						value: withRuleUnit(task, rule, value),
						limit: withRuleUnit(task, rule, limit),
						market: marketName(task.edition, market),
					})
				: words.against_rule({
						rule: rule.texts[task.edition.code]?.note ?? name,
						market: marketName(task.edition, market),
					}),
		];
	});
}

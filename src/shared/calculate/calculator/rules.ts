import { mixDensity } from '../density';
import { Decimal } from '../number';
import { checkRule, measured, type Product } from '../rule-check';
import { type StrengthUnit, toMgPerMl } from '../strength';
import { filled, pluralOf } from './calculator-words';
import { rulesOn } from './facts';
import { vesselOf, withRuleUnit } from './limits';
import { type Check, emptyOutcome, figures, marketOf, type Task, type Worked } from './outcome';

/** What a product says to each rule of a market on a day. */
export function workRules(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const market = marketOf(task);
	const product_class = entries.text('class');
	const pg = entries.number('pg');
	const mg_ml = toMgPerMl(entries.number('strength'), entries.text('unit') as StrengthUnit, pg);
	const ml = entries.number('ml');
	const product: Product = {
		mg_ml,
		mg_g: mg_ml.div(mixDensity(pg)),
		ml,
		vessel: vesselOf(product_class),
		isTobaccoFlavour: entries.text('taste') === 'tobacco',
		isRechargeable: entries.text('rechargeable') === 'yes',
		isRefillable: entries.text('refillable') === 'yes',
		isDevice: ['device', 'disposable', 'closed_pod'].includes(product_class),
	};
	const hasLiquid = product_class !== 'device' && product_class !== 'pouch';
	// A stamp is no property of the product: the calculator of the duty counts stamps.
	const rules = rulesOn(market, entries.text('date')).filter(({ rule }) => rule !== 'duty_stamp');
	const checks = rules.map((rule): Check => {
		const limit = rule.limit === null ? undefined : new Decimal(rule.limit);
		const value = measured(rule.rule, product);
		const isAsked = hasLiquid || rule.rule === 'rechargeable' || rule.rule === 'refillable';
		return {
			verdict: isAsked ? checkRule(rule.rule, limit, product) : 'not_asked',
			rule,
			measure:
				isAsked && value && limit
					? filled(words.verdict_of, { value: withRuleUnit(task, rule, value), limit: withRuleUnit(task, rule, limit) })
					: '',
		};
	});
	const broken = checks.filter((check) => check.verdict === 'broken').length;
	if (checks.length === 0)
		return {
			...emptyOutcome(),
			warnings: [filled(words.no_rules, { market: market.name })],
			notes: [words.more_rules],
		};
	return {
		...emptyOutcome(),
		headline: {
			value: broken === 0 ? words.all_kept : pluralOf(task.locale, words.plurals.some_broken, broken),
			line: filled(words.of_rules, { n: checks.length, market: market.name }),
		},
		rows: hasLiquid
			? [
					[words.rows.strength, `${show.strength(product.mg_ml).text} · ${show.number(product.mg_g)} mg/g`],
					[words.rows.nicotine_in, show.mass(mg_ml.times(ml))],
				]
			: [],
		working: hasLiquid
			? [
					`${show.exact(mg_ml)} mg/ml ÷ ${show.exact(mixDensity(pg))} g/ml ${show.is(product.mg_g)} ${show.exact(product.mg_g)} mg/g`,
					`${show.exact(mg_ml)} mg/ml × ${show.exact(ml)} ml ${show.is(mg_ml.times(ml))} ${show.exact(mg_ml.times(ml))} mg`,
				]
			: [],
		checks,
		notes: [words.more_rules],
	};
}

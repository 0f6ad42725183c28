import { type Market, rulesOf } from '../../../queries/site/duty-rate';
import { mixDensity } from '../../../shared/calculate/density';
import { Decimal } from '../../../shared/calculate/number';
import { checkRule, measured, type Product } from '../../../shared/calculate/rule-check';
import { type StrengthUnit, toMgPerMl } from '../../../shared/calculate/strength';
import { vesselOf, withRuleUnit } from './limits';
import { type Check, emptyOutcome, figures, marketName, type Task, type Worked } from './outcome';

/** What a product says to each rule of a market on a day. */
export function workRules(task: Task): Worked {
	const { entries, edition, tables } = task;
	const words = edition.words.calculate;
	const show = figures(task);
	const market = tables.markets.find((one) => one.code === entries.text('market')) as Market;
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
	const name = marketName(edition, market);
	const hasLiquid = product_class !== 'device' && product_class !== 'pouch';
	// A stamp is no property of the product: the calculator of the duty counts stamps.
	const rules = rulesOf(tables, market.code, entries.text('date')).filter((rule) => rule.name !== 'duty_stamp');
	const checks = rules.map((rule): Check => {
		const limit = rule.limit === null ? undefined : new Decimal(rule.limit);
		const value = measured(rule.name, product);
		const isAsked = hasLiquid || rule.name === 'rechargeable' || rule.name === 'refillable';
		return {
			verdict: isAsked ? checkRule(rule.name, limit, product) : 'not_asked',
			name: words.rules[rule.name] ?? rule.name,
			measure:
				isAsked && value && limit
					? words.verdict_of({ value: withRuleUnit(task, rule, value), limit: withRuleUnit(task, rule, limit) })
					: '',
			since: rule.valid_from,
			note: rule.texts[edition.code]?.note,
			source: rule.source,
		};
	});
	const broken = checks.filter((check) => check.verdict === 'broken').length;
	if (checks.length === 0)
		return { ...emptyOutcome(), warnings: [words.no_rules({ market: name })], notes: [words.more_rules] };
	return {
		...emptyOutcome(),
		headline: {
			value: broken === 0 ? words.all_kept : words.some_broken({ n: broken }),
			line: words.of_rules({ n: checks.length, market: name }),
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

import { DENSITY, gramsOf, millilitresOf, mixDensity } from '../density';
import { perKilogram, perUnit, quotaUse } from '../price';
import { fromMgPerMl, type StrengthUnit, toMgPerMl, totalNicotine } from '../strength';
import { filled } from './calculator-words';
import { emptyOutcome, figures, type Task, type Worked } from './outcome';

const STRENGTHS: readonly StrengthUnit[] = ['mg_ml', 'percent', 'mg_g'];

/** One strength in all its units. */
export function workStrength(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const [value, unit, pg] = [entries.number('value'), entries.text('unit') as StrengthUnit, entries.number('pg')];
	const mg_ml = toMgPerMl(value, unit, pg);
	const shown = (one: StrengthUnit) => {
		const amount = fromMgPerMl(mg_ml, one, pg);
		return one === 'percent' ? show.percent(amount) : `${show.number(amount, 4)} ${words.units[one]}`;
	};
	const others = STRENGTHS.filter((one) => one !== unit);
	const density = show.exact(mixDensity(pg));
	return {
		...emptyOutcome(),
		headline: {
			value: shown(unit === 'mg_ml' ? 'percent' : 'mg_ml'),
			line: filled(words.equals, {
				what: unit === 'percent' ? show.percent(value) : `${show.exact(value)} ${words.units[unit]}`,
			}),
		},
		rows: [
			...others.map((one): [string, string] => [words.units[one] ?? one, shown(one)]),
			[words.rows.density, `${density} g/ml`],
		],
		working: [
			`${shown('percent')} × 10 = ${shown('mg_ml')}`,
			`${show.percent(pg)} × ${show.exact(DENSITY.pg)} + ${show.percent(pg.neg().plus(100))} × ${show.exact(DENSITY.vg)} = ${density} g/ml`,
			`${shown('mg_g')} × ${density} g/ml = ${shown('mg_ml')}`,
		],
	};
}

/** Grams of a volume, or the volume of a weight. */
export function workGrams(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const [value, pg] = [entries.number('value'), entries.number('pg')];
	const isVolume = entries.text('unit') === 'ml';
	const density = entries.text('substance') === 'nicotine' ? DENSITY.nicotine : mixDensity(pg);
	const answer = isVolume ? gramsOf(value, density) : millilitresOf(value, density);
	const [from, to] = isVolume ? ['ml', 'g'] : ['g', 'ml'];
	return {
		...emptyOutcome(),
		headline: {
			value: `${show.number(answer)} ${to}`,
			line: filled(words.equals, { what: `${show.exact(value)} ${from}` }),
		},
		rows: [[words.rows.density, `${show.exact(density)} g/ml`]],
		working: [
			`${show.exact(value)} ${from} ${isVolume ? '×' : '÷'} ${show.exact(density)} g/ml ${show.is(answer)} ${show.exact(answer)} ${to}`,
		],
	};
}

/** Nicotine in a pack and in all packs. */
export function workNicotine(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const [strength, ml, packs] = [entries.number('strength'), entries.number('ml'), entries.number('packs')];
	const one = totalNicotine(strength, ml);
	return {
		...emptyOutcome(),
		headline: {
			value: show.mass(one.times(packs)),
			line: packs.eq(1) ? words.in_one : filled(words.in_packs, { packs: show.number(packs, 0) }),
		},
		rows: [
			[words.rows.nicotine_unit, show.mass(one)],
			[words.rows.volume, show.volume(ml.times(packs))],
		],
		working: [
			`${show.exact(strength)} mg/ml × ${show.exact(ml)} ml ${show.is(one)} ${show.exact(one)} mg`,
			...(packs.eq(1)
				? []
				: [
						`${show.exact(one)} mg × ${show.exact(packs)} ${show.is(one.times(packs))} ${show.exact(one.times(packs))} mg`,
					]),
		],
	};
}

/** Price by the kilogram and by the unit. */
export function workPrice(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const [price, grams] = [entries.number('price'), entries.number('grams')];
	const isByWeight = entries.text('per') === 'kg';
	const answer = isByWeight ? perUnit(price, grams) : perKilogram(price, grams);
	const [from, to] = isByWeight ? [words.units.kg, words.units.unit] : [words.units.unit, words.units.kg];
	const sum = isByWeight
		? `${show.exact(price)} × ${show.exact(grams)} g ÷ ${show.exact(grams.minus(grams).plus(1000))} g`
		: `${show.exact(price)} × ${show.exact(grams.minus(grams).plus(1000))} g ÷ ${show.exact(grams)} g`;
	return {
		...emptyOutcome(),
		headline: {
			value: `${show.number(answer, 4)} ${to}`,
			line: filled(words.equals, { what: `${show.exact(price)} ${from}` }),
		},
		working: [`${sum} ${show.is(answer)} ${show.exact(answer)}`],
	};
}

/** Use of an annual allowed volume. */
export function workQuota(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const [produced, allowed] = [entries.number('produced'), entries.number('allowed')];
	const use = quotaUse(produced, allowed);
	const left = allowed.minus(produced);
	return {
		...emptyOutcome(),
		headline: { value: show.percent(use.toDecimalPlaces(2)), line: words.quota_used },
		warnings: left.lt(0) ? [words.quota_over] : [],
		rows: left.lt(0) ? [] : [[words.rows.left, show.count(left, 2)]],
		working: [`${show.exact(produced)} ÷ ${show.exact(allowed)} ${show.is(use)} ${show.percent(use)}`],
	};
}

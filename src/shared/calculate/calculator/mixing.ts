import { baseDensity, gramsOf, mixDensity } from '../density';
import { dilute } from '../dilution';
import { mix } from '../mixing';
import { nicotineShot, strengthWithShot } from '../nicotine-shot';
import { Decimal } from '../number';
import { totalNicotine } from '../strength';
import { filled, pluralOf } from './calculator-words';
import { type Amount, emptyOutcome, figures, type Task, type Worked } from './outcome';

const ALL = new Decimal(100);
const NONE = new Decimal(0);

/** Volumes and weights of a mix. */
export function workMixing(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const names = ['base', 'base_pg', 'flavour', 'flavour_pg', 'pg'] as const;
	const [base, base_pg, flavour, flavour_pg, pg] = names.map((name) => entries.number(name)) as [
		Decimal,
		Decimal,
		Decimal,
		Decimal,
		Decimal,
	];
	const volume = entries.number('ml');
	const target = entries.number('strength');
	const made = mix({ volume, target, base, base_pg, flavour, flavour_pg, pg });
	if (!made.isReachable) {
		const range =
			made.reason === 'strength'
				? filled(words.reach_strength, { highest: show.strength(made.highest.toDecimalPlaces(2, 'down')).text })
				: filled(words.reach_pg, {
						from: show.percent(made.from.toDecimalPlaces(2, 'up')),
						to: show.percent(made.to.toDecimalPlaces(2, 'down')),
					});
		return { ...emptyOutcome(), headline: { value: words.not_reachable, line: range }, warnings: [] };
	}
	const weights = {
		base: gramsOf(made.base, baseDensity(base, base_pg)),
		flavour: gramsOf(made.flavour, mixDensity(flavour_pg)),
		pg: gramsOf(made.pg, mixDensity(ALL)),
		vg: gramsOf(made.vg, mixDensity(NONE)),
	};
	const part = (name: keyof typeof weights): [string, Amount] => [
		words.rows[name],
		{
			...show.ml(made[name]),
			text: `${show.ml(made[name]).text} · ${show.grams(weights[name])}`,
		},
	];
	const nicotine = totalNicotine(target, volume);
	const share = (value: Decimal) => show.percent(value);
	const { exact } = show;
	return {
		...emptyOutcome(),
		headline: { value: show.ml(made.base), line: words.base_to_take },
		rows: [
			part('base'),
			part('flavour'),
			part('pg'),
			part('vg'),
			[
				words.rows.mix,
				{
					...show.ml(volume),
					text: `${show.ml(volume).text} · ${show.grams(weights.base.plus(weights.flavour).plus(weights.pg).plus(weights.vg))}`,
				},
			],
			[words.rows.nicotine_in, show.mass(nicotine)],
		],
		working: [
			...(target.isZero()
				? []
				: [
						`${words.rows.base}: ${exact(target)} mg/ml × ${exact(volume)} ml ÷ ${exact(base)} mg/ml ${show.is(made.base)} ${exact(made.base)} ml`,
					]),
			`${words.rows.flavour}: ${exact(volume)} ml × ${share(flavour)} ${show.is(made.flavour)} ${exact(made.flavour)} ml`,
			`PG: ${exact(volume)} ml × ${share(pg)} − ${exact(made.base)} ml × ${share(base_pg)} − ${exact(made.flavour)} ml × ${share(flavour_pg)} ${show.is(made.pg)} ${exact(made.pg)} ml`,
			`VG: ${exact(volume)} ml × ${share(ALL.minus(pg))} − ${exact(made.base)} ml × ${share(ALL.minus(base_pg))} − ${exact(made.flavour)} ml × ${share(ALL.minus(flavour_pg))} ${show.is(made.vg)} ${exact(made.vg)} ml`,
			`${words.rows.mix}: ${exact(made.base)} + ${exact(made.flavour)} + ${exact(made.pg)} + ${exact(made.vg)} ${show.is(volume)} ${exact(volume)} ml`,
			`${words.rows.density}: PG ${exact(mixDensity(ALL))} g/ml, VG ${exact(mixDensity(NONE))} g/ml`,
		],
	};
}

/** Shot for a bottle, and what whole shots come to. */
export function workShot(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const volume = entries.number('ml');
	const target = entries.number('strength');
	const base = entries.number('base');
	const shot_ml = entries.number('shot_ml');
	const made = nicotineShot(volume, target, base);
	if (!made.isReachable)
		return {
			...emptyOutcome(),
			headline: { value: words.not_reachable, line: filled(words.reach_shot, { strength: show.strength(base).text }) },
		};
	const shots = made.shot.div(shot_ml);
	const whole = [...new Set([shots.floor().toFixed(), shots.ceil().toFixed()])]
		.map((text) => new Decimal(text))
		.filter((count) => count.gt(0));
	const { exact } = show;
	return {
		...emptyOutcome(),
		headline: { value: show.ml(made.shot), line: words.to_add_shot },
		rows: [
			[words.rows.bottle, show.ml(made.total)],
			[words.rows.shots, show.count(shots, 2)],
			...whole.map((count): [string, Amount] => [
				pluralOf(task.locale, words.plurals.with_shots, count.toNumber(), show.number(count, 0)),
				show.strength(strengthWithShot(volume, count.times(shot_ml), base)),
			]),
			[words.rows.nicotine_in, show.mass(totalNicotine(base, made.shot))],
		],
		working: [
			...(target.isZero()
				? []
				: [
						`${exact(target)} mg/ml × ${exact(volume)} ml ÷ (${exact(base)} − ${exact(target)}) mg/ml ${show.is(made.shot)} ${exact(made.shot)} ml`,
					]),
			`${exact(volume)} + ${exact(made.shot)} ${show.is(made.total)} ${exact(made.total)} ml`,
			...whole.map((count) => {
				const added = count.times(shot_ml);
				return `${exact(base)} mg/ml × ${exact(added)} ml ÷ ${exact(volume.plus(added))} ml ${show.is(strengthWithShot(volume, added, base))} ${exact(strengthWithShot(volume, added, base))} mg/ml`;
			}),
		],
	};
}

/** Liquid without nicotine that brings a strength down. */
export function workDilution(task: Task): Worked {
	const { entries, words } = task;
	const show = figures(task);
	const [volume, from, target] = (['ml', 'from', 'strength'] as const).map((name) => entries.number(name)) as [
		Decimal,
		Decimal,
		Decimal,
	];
	const made = dilute(volume, from, target);
	if (!made.isReachable)
		return {
			...emptyOutcome(),
			headline: {
				value: words.not_reachable,
				line: filled(words.reach_dilution, { strength: show.strength(from).text }),
			},
		};
	const { exact } = show;
	return {
		...emptyOutcome(),
		headline: { value: show.ml(made.add), line: words.to_add },
		rows: [
			[words.rows.thinned, show.ml(made.total)],
			[words.rows.nicotine_in, show.mass(totalNicotine(from, volume))],
		],
		working: [
			`${exact(volume)} ml × (${exact(from)} ÷ ${exact(target)} − 1) ${show.is(made.add)} ${exact(made.add)} ml`,
			`${exact(volume)} + ${exact(made.add)} ${show.is(made.total)} ${exact(made.total)} ml`,
		],
	};
}

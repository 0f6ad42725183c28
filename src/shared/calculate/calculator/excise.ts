import { exciseOn } from '../excise';
import { Decimal, ZERO } from '../number';
import { totalNicotine } from '../strength';
import { filled, shownDay } from './calculator-words';
import { type Duty, dutyOf } from './duty';
import { rulesOn } from './facts';
import { brokenLimits } from './limits';
import { type Amount, emptyOutcome, figures, type Task, type Worked } from './outcome';

/** Stamps of a market that asks for them: one a retail pack, from the day of its rule. */
function stamps(task: Task, duty: Duty): { row: [string, Amount] | undefined; note: string | undefined } {
	const { words } = task;
	const rule = duty.market.rules.find((one) => one.rule === 'duty_stamp');
	if (!rule || duty.ml.isZero()) return { row: undefined, note: undefined };
	const from = rule.valid_from ? shownDay(words, rule.valid_from) : '';
	const isRequired = rulesOn(duty.market, duty.day).includes(rule);
	const note = isRequired
		? [filled(words.stamp_since, { date: from }), rule.note].filter(Boolean).join(' ')
		: filled(words.stamp_not_yet, { date: from });
	return { row: isRequired ? [words.rows.stamps, figures(task).count(duty.packs)] : undefined, note };
}

/** What the figure is a duty on. */
function dutyLine(task: Task, volume: Decimal, packs: Decimal): string {
	const { words } = task;
	const show = figures(task);
	if (volume.isZero()) return filled(words.duty_on_packs, { packs: show.number(packs, 0) });
	return packs.eq(1)
		? filled(words.duty_on_one, { volume: show.volume(volume).text })
		: filled(words.duty_on, { volume: show.volume(volume).text, packs: show.number(packs, 0) });
}

/** Excise duty on a pack and a consignment, with the tax on it, the nicotine in it and the stamps it takes. */
export function workExcise(task: Task): Worked {
	const duty = dutyOf(task);
	if (duty instanceof Map) return duty;
	const { words } = task;
	const show = figures(task);
	const { market, packs, ml, strength } = duty;
	const money = (value: Decimal) => show.money(value, market.currency);
	const exact = (value: Decimal) => show.exactMoney(value, market.currency);
	const vat = market.vat === null ? ZERO : new Decimal(market.vat);
	const sum = exciseOn(duty.duties, packs, vat);
	const nicotine = totalNicotine(strength, ml);
	const volume = ml.times(packs);
	const stamped = stamps(task, duty);
	const isKnown = duty.duties.length > 0;
	const hasNicotine = ml.gt(0) && strength.gt(0);
	const rows: (readonly [string, Amount] | undefined | false)[] = [
		isKnown && [words.rows.duty_unit, money(sum.unit)],
		isKnown && [words.rows.duty, money(sum.shipment)],
		isKnown && market.vat !== null && [`${words.rows.vat}, ${show.percent(vat)}`, money(sum.vat)],
		isKnown && market.vat !== null && [words.rows.duty_with_vat, money(sum.total)],
		isKnown && market.vat !== null && [words.rows.unit_with_vat, money(sum.total.div(packs))],
		hasNicotine && [words.rows.nicotine_unit, show.mass(nicotine)],
		hasNicotine && packs.gt(1) && [words.rows.nicotine, show.mass(nicotine.times(packs))],
		ml.gt(0) && [words.rows.volume, show.volume(volume)],
		stamped.row,
	];
	return {
		...emptyOutcome(),
		...(isKnown ? { headline: { value: money(sum.shipment), line: dutyLine(task, volume, packs) } } : {}),
		warnings: [...duty.warnings, ...brokenLimits(task, duty)],
		rows: rows.filter((row) => Boolean(row)) as [string, Amount][],
		working: [
			...duty.working,
			...(isKnown ? [`${exact(sum.unit)} × ${show.exact(packs)} ${show.is(sum.shipment)} ${exact(sum.shipment)}`] : []),
			...(isKnown && market.vat !== null
				? [
						`${exact(sum.shipment)} × ${show.percent(vat)} ${show.is(sum.vat)} ${exact(sum.vat)}`,
						`${exact(sum.shipment)} + ${exact(sum.vat)} ${show.is(sum.total)} ${exact(sum.total)}`,
					]
				: []),
			...(hasNicotine
				? [`${show.exact(strength)} mg/ml × ${show.exact(ml)} ml ${show.is(nicotine)} ${show.exact(nicotine)} mg`]
				: []),
		],
		rates: duty.rates,
		notes: [
			...duty.notes,
			...(stamped.note ? [stamped.note] : []),
			isKnown ? (market.vat === null ? words.no_vat : words.vat_note) : '',
		].filter(Boolean),
	};
}

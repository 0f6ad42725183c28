import { exciseOn } from '../excise';
import { landedCost } from '../landed-cost';
import { Decimal, ZERO } from '../number';
import { dutyOf } from './duty';
import { brokenLimits } from './limits';
import { type Amount, emptyOutcome, figures, type Task, type Worked } from './outcome';

/** What a consignment costs once it is in the market. */
export function workLanded(task: Task): Worked {
	const duty = dutyOf(task);
	if (duty instanceof Map) return duty;
	const { entries, words } = task;
	const show = figures(task);
	const { market, packs } = duty;
	const money = (value: Decimal) => show.money(value, market.currency);
	const exact = (value: Decimal) => show.exactMoney(value, market.currency);
	const vat = market.vat === null ? ZERO : new Decimal(market.vat);
	const cif = entries.number('cif');
	const customs = entries.number('customs');
	const excise = exciseOn(duty.duties, packs, ZERO).shipment;
	const cost = landedCost({ cif, customs, excise, vat, packs });
	return {
		...emptyOutcome(),
		headline: { value: money(cost.unit), line: words.unit_cost },
		warnings: [
			...duty.warnings,
			...(duty.duties.length === 0 ? [words.counted_as_zero] : []),
			...brokenLimits(task, duty),
		],
		rows: [
			[words.rows.cif, money(cif)],
			[`${words.rows.customs}, ${show.percent(customs)}`, money(cost.customs)],
			[words.rows.excise, money(excise)],
			...(market.vat === null
				? []
				: [[`${words.rows.import_vat}, ${show.percent(vat)}`, money(cost.vat)] as [string, Amount]]),
			[words.rows.total, money(cost.total)],
		],
		working: [
			`${exact(cif)} × ${show.percent(customs)} ${show.is(cost.customs)} ${exact(cost.customs)}`,
			...duty.working,
			...(duty.duties.length > 0
				? [`${exact(excise.div(packs))} × ${show.exact(packs)} ${show.is(excise)} ${exact(excise)}`]
				: []),
			...(market.vat === null
				? []
				: [
						`(${exact(cif)} + ${exact(cost.customs)} + ${exact(excise)}) × ${show.percent(vat)} ${show.is(cost.vat)} ${exact(cost.vat)}`,
					]),
			`${[cif, cost.customs, excise, ...(market.vat === null ? [] : [cost.vat])].map(exact).join(' + ')} ${show.is(cost.total)} ${exact(cost.total)}`,
			`${exact(cost.total)} ÷ ${show.exact(packs)} ${show.is(cost.unit)} ${exact(cost.unit)}`,
		],
		rates: duty.rates,
		notes: [...duty.notes, market.vat === null ? words.no_vat : words.vat_note],
	};
}

import type { Edition } from '../../../editions/edition';
import type { DutyRate, DutyTables, Market } from '../../../queries/site/duty-rate';
import { shownMoney, shownNumber, shownPercent } from '../../../shared/calculate/notation';
import { type Decimal, rounded } from '../../../shared/calculate/number';
import type { Verdict } from '../../../shared/calculate/rule-check';
import type { Entries, Faults } from './entries';

/** A rule of a market and what a product says to it. */
export interface Check {
	verdict: Verdict;
	name: string;
	/** Value and limit; empty for rules that are yes or no. */
	measure: string;
	since: string | null;
	note: string | undefined;
	source: DutyRate['source'];
}

/** A figure as it is shown, and as a number with its unit for files. */
export interface Amount {
	text: string;
	/** Digits with a point, rounded as it is shown. */
	value: string;
	/** Currency by ISO 4217, or a sign; '' for a count. */
	unit: string;
}

/** How a value is shown. */
export const textOf = (value: string | Amount): string => (typeof value === 'string' ? value : value.text);

/** What a calculator answers, in the edition's words and notation. */
export interface Outcome {
	/** The figure and what it is of. */
	headline?: { value: string | Amount; line: string };
	warnings: string[];
	rows: [name: string, value: string | Amount][];
	/** Line by line, each a sum. */
	working: string[];
	rates: DutyRate[];
	checks: Check[];
	notes: string[];
}

export const emptyOutcome = (): Outcome => ({ warnings: [], rows: [], working: [], rates: [], checks: [], notes: [] });

/** What a calculator works with. */
export interface Task {
	edition: Edition;
	entries: Entries;
	tables: DutyTables;
	/** ISO day and Unix seconds of now. */
	today: string;
	now: number;
}

/** A result, or the fields that keep it from being one. */
export type Worked = Outcome | Faults;

/** Decimal places of the working. */
const PLACES = 8;

/** Words for figures of a task. */
export function figures({ edition }: Pick<Task, 'edition'>) {
	const number = (value: Decimal, places = 2) => shownNumber(edition, value, places);
	const amount = (text: string, value: Decimal, places: number, unit: string): Amount => ({
		text,
		value: rounded(value, places).toFixed(),
		unit,
	});
	const exact = (value: Decimal) => shownNumber(edition, value, PLACES);
	return {
		number,
		exact,
		/** The sign before an `exact` value that is all of it, or has been cut. */
		is: (value: Decimal) => (value.decimalPlaces() > PLACES ? '≈' : '='),
		money: (value: Decimal, currency: string) => amount(shownMoney(edition, value, currency), value, 2, currency),
		/** Money to the last place it has, for the working. */
		exactMoney: (value: Decimal, currency: string) => shownMoney(edition, value, currency, PLACES),
		percent: (value: Decimal) => shownPercent(edition, value, PLACES),
		count: (value: Decimal, places = 0) => amount(number(value, places), value, places, ''),
		ml: (value: Decimal) => amount(`${number(value)} ml`, value, 2, 'ml'),
		/** Litres from a thousand millilitres on. */
		volume: (value: Decimal) =>
			amount(value.gte(1000) ? `${number(value.div(1000), 3)} l` : `${number(value)} ml`, value, 2, 'ml'),
		/** Grams from a thousand milligrams on. */
		mass: (mg: Decimal) => amount(mg.gte(1000) ? `${number(mg.div(1000), 3)} g` : `${number(mg)} mg`, mg, 2, 'mg'),
		grams: (value: Decimal) => `${number(value)} g`,
		strength: (value: Decimal) => amount(`${number(value)} mg/ml`, value, 2, 'mg/ml'),
	};
}

/** Name of a market in the edition's words. */
export const marketName = (edition: Edition, market: Market | undefined): string =>
	market?.texts[edition.code]?.name ?? market?.code ?? '';

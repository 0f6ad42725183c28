import { shownMoney, shownNumber, shownPercent } from '../notation';
import { type Decimal, rounded } from '../number';
import type { Verdict } from '../rule-check';
import type { CalculatorWords } from './calculator-words';
import type { Entries, FieldErrors } from './entries';
import type { MarketFacts, RateFact, RuleFact } from './facts';

/** A rule of a market and what a product says to it. */
export interface Check {
	verdict: Verdict;
	rule: RuleFact;
	/** Value and limit; empty for rules that are yes or no. */
	measure: string;
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
	rates: RateFact[];
	checks: Check[];
	notes: string[];
}

export const emptyOutcome = (): Outcome => ({ warnings: [], rows: [], working: [], rates: [], checks: [], notes: [] });

/** What a calculator works with. */
export interface Task {
	locale: string;
	words: CalculatorWords;
	entries: Entries;
	/** What is known of the chosen market; only missing where the form asks for none. */
	market: MarketFacts | null;
}

/** A result, or the fields that keep it from being one. */
export type Worked = Outcome | FieldErrors;
export type Work = (task: Task) => Worked;

/** The market of a calculator that asks for one. */
export function marketOf({ market }: Task): MarketFacts {
	if (!market) throw new Error('A market was chosen of which nothing is known.');
	return market;
}

/** Decimal places of the working. */
const PLACES = 8;

/** Words for figures of a task. */
export function figures(task: Pick<Task, 'locale'>) {
	const number = (value: Decimal, places = 2) => shownNumber(task, value, places);
	const amount = (text: string, value: Decimal, places: number, unit: string): Amount => ({
		text,
		value: rounded(value, places).toFixed(),
		unit,
	});
	const exact = (value: Decimal) => shownNumber(task, value, PLACES);
	return {
		number,
		exact,
		/** The sign before an `exact` value that is all of it, or has been cut. */
		is: (value: Decimal) => (value.decimalPlaces() > PLACES ? '≈' : '='),
		money: (value: Decimal, currency: string) => amount(shownMoney(task, value, currency), value, 2, currency),
		/** Money to the last place it has, for the working. */
		exactMoney: (value: Decimal, currency: string) => shownMoney(task, value, currency, PLACES),
		percent: (value: Decimal) => shownPercent(task, value, PLACES),
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

import type { Edition } from '../../../editions/edition';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type DutyTables, dutyTables } from '../../../queries/site/duty-rate';
import type { PageRequest } from '../../render/screen';
import { askedFields } from './duty';
import { type Entries, type EntryTerms, permalinkOf, readEntries } from './entries';
import { workExcise } from './excise';
import { addressOf, type CalculatorName, calculatorOf } from './fields';
import { workLanded } from './landed';
import { workDilution, workMixing, workShot } from './mixing';
import type { Outcome, Task, Worked } from './outcome';
import { type RateView, rateView } from './rate-view';
import { workRules } from './rules';
import { workGrams, workNicotine, workPrice, workQuota, workStrength } from './units';

const WORK: Record<CalculatorName, (task: Task) => Worked> = {
	excise: workExcise,
	landed: workLanded,
	mixing: workMixing,
	shot: workShot,
	dilution: workDilution,
	strength: workStrength,
	grams: workGrams,
	nicotine: workNicotine,
	price: workPrice,
	quota: workQuota,
	rules: workRules,
};

/** What an address asks, and the answer. */
export interface Calculation {
	calculator: CalculatorName;
	entries: Entries;
	tables: DutyTables;
	/** Undefined while a field needs another value; `entries.faults` says which. */
	outcome: Outcome | undefined;
	/** Fields on demand that the market asks for. */
	asked: Set<string>;
	/** How the table of rates is narrowed and ordered. */
	table: RateView;
	/** What the address asked, in an edition's notation; the calculator alone where it brought no value. */
	pairs(edition: Edition): [name: string, value: string][];
	/** Where this result stands on any day, in an edition's notation. */
	permalink(edition: Edition, as?: 'page' | 'csv'): string;
}

const address = (pairs: readonly [string, string][]) =>
	pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}` : '';

/** Where a calculator stands, without values. */
export const calculatorUrl = (edition: Edition, calculator: CalculatorName): string =>
	urls.calculate.href(edition) + address(addressOf(calculator));

/**
 * Codes of markets to choose from.
 * @param hasRates without those whose parts alone charge a duty, as the Union and the United States do
 */
export function marketCodes({ markets, rates }: DutyTables, hasRates: boolean): string[] {
	const rated = new Set(rates.map((rate) => rate.market));
	const wholes = new Set(markets.map((market) => market.parent));
	return markets
		.filter((market) => !hasRates || rated.has(market.code) || !wholes.has(market.code))
		.map((market) => market.code);
}

/** Reads and works out what an address asks; undefined where no calculator has that name. */
export async function calculate({
	db,
	edition,
	now,
	query,
}: Pick<PageRequest, 'db' | 'edition' | 'now' | 'query'>): Promise<Calculation | undefined> {
	const calculator = calculatorOf(query);
	if (!calculator) return undefined;
	const tables = await dutyTables(db);
	const today = isoDay(edition, now);
	const terms: EntryTerms = { edition, today, marketCodes: (hasRates) => marketCodes(tables, hasRates) };
	const entries = readEntries(calculator, query, terms);
	let outcome: Outcome | undefined;
	if (entries.faults.size === 0) {
		const worked = WORK[calculator]({ edition, entries, tables, today, now });
		if (worked instanceof Map) for (const [name, fault] of worked) entries.faults.set(name, fault);
		else outcome = worked;
	}
	// A form that nobody has filled in has no values to keep.
	const pairs = (other: Edition) => [
		...addressOf(calculator),
		...(entries.isAsked ? permalinkOf(entries, terms, other) : []),
	];
	const permalink = (other: Edition, as = 'page') =>
		(as === 'csv' ? urls.calculateCsv : urls.calculate).href(other) +
		address([...addressOf(calculator), ...permalinkOf(entries, terms, other)]);
	return {
		calculator,
		entries,
		tables,
		outcome,
		asked: askedFields({ entries, tables }),
		permalink,
		pairs,
		table: rateView(query),
	};
}

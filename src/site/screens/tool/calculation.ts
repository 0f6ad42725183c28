import type { Edition } from '../../../editions/edition';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type DutyTables, dutyTables } from '../../../queries/site/duty-rate';
import type { PageRequest } from '../../render/screen';
import { type Entries, type EntryTerms, permalinkOf, readEntries } from './entries';
import { workExcise } from './excise';
import { addressOf, type CalculatorName, calculatorOf } from './fields';
import { workLanded } from './landed';
import { workDilution, workMixing, workShot } from './mixing';
import type { Outcome, Task, Worked } from './outcome';
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
	/** Where this result stands on any day, in an edition's notation. */
	permalink(edition: Edition, as?: 'page' | 'csv'): string;
}

const address = (pairs: readonly [string, string][]) =>
	pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}` : '';

/** Where a calculator stands, without values. */
export const calculatorUrl = (edition: Edition, calculator: CalculatorName): string =>
	urls.calculate.href(edition) + address(addressOf(calculator));

/** Codes of markets to choose from. */
export function marketCodes({ markets, rates }: DutyTables, hasRates: boolean): string[] {
	const rated = new Set(rates.map((rate) => rate.market));
	return markets.filter((market) => !hasRates || rated.has(market.code)).map((market) => market.code);
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
	const permalink = (other: Edition, as = 'page') =>
		(as === 'csv' ? urls.calculateCsv : urls.calculate).href(other) +
		address([...addressOf(calculator), ...permalinkOf(entries, terms, other)]);
	return { calculator, entries, tables, outcome, permalink };
}

import type { Edition } from '../../../editions/edition';
import { queryOf } from '../../../editions/paths/calculator-path';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type DutyTables, dutyTables } from '../../../queries/site/duty-rate';
import { type Calculated, type CalculatorData, calculated } from '../../../shared/calculate/calculator/calculator';
import { addressOf, type CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import { permalinkOf } from '../../../shared/calculate/calculator/entries';
import { work } from '../../../shared/calculate/calculator/work';
import type { Brand } from '../../../shared/site/brand';
import type { PageRequest } from '../../render/screen';
import { calculatorWords } from './calculator-words';
import { calculatorOf, fieldGroups } from './fields';
import { formOf } from './form-data';
import { marketFacts } from './market-facts';
import { marketCodes } from './names';
import { type RateView, rateView } from './rate-view';
import { isAsked, textsOf } from './texts';

/** The calculation that an address asks for, with its result. */
export interface Calculation extends Calculated {
	calculator: CalculatorName;
	/** True where the address has any of the values. */
	isAsked: boolean;
	data: CalculatorData;
	tables: DutyTables;
	/** Filter and order of the table of rates. */
	table: RateView;
	/** The parameters of the address, in an edition's notation; only the calculator where it has no value. */
	pairs(edition: Edition): [name: string, value: string][];
	/** The address of this result on any day, in an edition's notation. */
	permalink(edition: Edition, as?: 'page' | 'csv'): string;
}

/** Reads an address and calculates its result; undefined where there is no calculator of that name. */
export async function calculate({
	db,
	edition,
	now,
	query,
	site,
}: Pick<PageRequest, 'db' | 'edition' | 'now' | 'query'> & { site: { brand: Pick<Brand, 'hidden'> } }): Promise<
	Calculation | undefined
> {
	const calculator = calculatorOf(query);
	if (!calculator) return undefined;
	const tables = await dutyTables(db);
	const today = isoDay(edition, now);
	const texts = textsOf(calculator, query, {
		edition,
		today,
		marketCodes: (hasRates) => marketCodes(tables, hasRates),
	});
	const hasRates = fieldGroups[calculator].some(({ fields }) =>
		fields.some((field) => field.kind === 'market' && field.hasRates),
	);
	const data: CalculatorData = {
		locale: edition.locale,
		groups: formOf(edition, calculator, tables),
		texts,
		market: marketFacts({ edition, tables, today, now, hidden: site.brand.hidden }, texts.market, hasRates),
		words: calculatorWords(edition, calculator),
	};
	const done = calculated(data, work[calculator]);
	const values = (other: Edition) => permalinkOf(data.groups, done.entries, other.locale);
	const asked = isAsked(calculator, query);
	return {
		...done,
		calculator,
		isAsked: asked,
		data,
		tables,
		// A form that was not filled in has no values to keep.
		pairs: (other) => [...addressOf(calculator), ...(asked ? values(other) : [])],
		permalink: (other, as = 'page') =>
			(as === 'csv' ? urls.calculateCsv : urls.calculate).href(other) +
			queryOf([...addressOf(calculator), ...values(other)]),
		table: rateView(query),
	};
}

import type { Edition } from '../../../editions/edition';
import type { DutyTables, Market } from '../../../queries/site/duty-rate';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';

/** Name of a market in the edition's words. */
export const marketName = (edition: Edition, market: Market | undefined): string =>
	market?.texts[edition.code]?.name ?? market?.code ?? '';

/** Name of a field in the words of its calculator. */
export const labelOf = (edition: Edition, calculator: CalculatorName, name: string): string => {
	const { labels } = edition.words.calculate;
	return labels[`${calculator}.${name}`] ?? labels[name] ?? name;
};

/**
 * Codes of markets to choose from.
 * @param hasRates leaves out markets of which only parts charge a duty, such as the Union and the United States
 */
export function marketCodes({ markets, rates }: DutyTables, hasRates: boolean): string[] {
	const rated = new Set(rates.map((rate) => rate.market));
	const wholes = new Set(markets.map((market) => market.parent));
	return markets
		.filter((market) => !hasRates || rated.has(market.code) || !wholes.has(market.code))
		.map((market) => market.code);
}

import { addressOf, type CalculatorName } from '../../shared/calculate/calculator/calculator-names';
import type { Hideable } from '../../shared/site/site-config';
import type { Edition } from '../edition';
import { isSwitchedOff } from '../switched-off';
import { urls } from '../urls';

/** The query of an address. */
export const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
	pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}` : '';

/** The address of a calculator without values. */
export const calculatorUrl = (edition: Edition, calculator: CalculatorName): string =>
	urls.calculate.href(edition) + queryOf(addressOf(calculator));

/**
 * The calculators of a text as other programs show them, in an edition's words.
 * @param site_url without a slash
 * @param hidden parts of the site that are switched off
 */
export const calculatorsElsewhere = (edition: Edition, site_url: string, hidden: readonly Hideable[]) => {
	const isOff = isSwitchedOff(hidden, urls.calculate.href(edition));
	return (calculator: CalculatorName) =>
		isOff
			? undefined
			: { page: site_url + calculatorUrl(edition, calculator), title: calculatorName(edition, calculator) };
};

/** What a calculator is called. */
export function calculatorName(edition: Edition, calculator: CalculatorName): string {
	const { tools: names, conversions: converts } = edition.words.calculate;
	return names[calculator] ?? converts[calculator] ?? calculator;
}

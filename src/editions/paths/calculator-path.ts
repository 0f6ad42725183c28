import { addressOf, type CalculatorName } from '../../shared/calculate/calculator/calculator-names';
import type { Edition } from '../edition';
import { urls } from '../urls';

/** The query of an address. */
export const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
	pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}` : '';

/** The address of a calculator without values. */
export const calculatorUrl = (edition: Edition, calculator: CalculatorName): string =>
	urls.calculate.href(edition) + queryOf(addressOf(calculator));

/** What a calculator is called. */
export function calculatorName(edition: Edition, calculator: CalculatorName): string {
	const { tools: names, conversions: converts } = edition.words.calculate;
	return names[calculator] ?? converts[calculator] ?? calculator;
}

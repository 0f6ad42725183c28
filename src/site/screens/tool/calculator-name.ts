import type { Edition } from '../../../editions/edition';
import { type CalculatorName, calculators } from '../../../shared/calculate/calculator/calculator-names';

export const isCalculator = (name: string): name is CalculatorName => (calculators as readonly string[]).includes(name);

/** What a calculator is called. */
export function nameOf(edition: Edition, calculator: CalculatorName): string {
	const { tools: names, conversions: converts } = edition.words.calculate;
	return names[calculator] ?? converts[calculator] ?? calculator;
}

import type { CalculatorData } from '../../../shared/calculate/calculator/calculator';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';

/** What a calculator is drawn from. */
export interface CalculatorProps extends CalculatorData {
	calculator: CalculatorName;
	/** Where the calculator stands, its table, and what it is drawn from. */
	path: string;
	csv: string;
	json: string;
	/** What of the address names the calculator. */
	pairs: readonly (readonly [name: string, value: string])[];
	/** Drawings of the buttons below a result. */
	icons: Readonly<Record<'link' | 'download' | 'print', string>>;
	/** Origin of the site, for paper. */
	site: string;
}

import type { CalculatorData } from '../../../shared/calculate/calculator/calculator';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';

/** The data that a calculator is drawn from. */
export interface CalculatorProps extends CalculatorData {
	calculator: CalculatorName;
	/** Addresses of the calculator, of its table, and of these data. */
	path: string;
	csv: string;
	json: string;
	/** The part of the address that names the calculator. */
	pairs: readonly (readonly [name: string, value: string])[];
	/** Icons of the buttons below a result. */
	icons: Readonly<Record<'link' | 'download' | 'print', string>>;
	/** Origin of the site, for print. */
	site: string;
	/** Set for a calculator within a text: what its ids begin with. Its values are not the page's address. */
	inText?: string;
}

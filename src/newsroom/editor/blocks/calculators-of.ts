import type { CalculatorChoice } from '../../../api/newsroom/desk/calculator-calls';
import { ask } from '../../calls';
import type { SiteCalculators } from './site-calculators';

/** The calculators of an edition, asked for once; after a failure they are asked for again. */
export function calculatorsOf(edition: string): SiteCalculators {
	let known: Promise<CalculatorChoice[]> | undefined;
	const load = async (): Promise<CalculatorChoice[]> => {
		try {
			return (await ask<{ rows: CalculatorChoice[] }>('calculator/choice', { query: { edition } })).rows;
		} catch (error) {
			known = undefined;
			throw error;
		}
	};
	return () => {
		known ??= load();
		return known;
	};
}

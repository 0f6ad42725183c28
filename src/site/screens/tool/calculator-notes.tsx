import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import { usePage } from '../../render/contexts';
import type { Calculation } from './calculation';

/** Calculators whose results people use for mixing. */
const HANDLING: readonly CalculatorName[] = ['mixing', 'shot', 'dilution'];

/** What to mind where a calculator is used for mixing. */
export function Handling({ calculator }: { calculator: CalculatorName }) {
	const { edition } = usePage();
	if (!HANDLING.includes(calculator)) return null;
	const words = edition.words.calculate;
	return (
		<aside className="calc-handling" aria-label={words.handling_title}>
			<b>{words.handling_title}</b>
			<p>{words.handling}</p>
			<p>
				<b>18+</b> {words.age}
			</p>
		</aside>
	);
}

/** True where the calculator needs a market and the site has none. */
export const lacksMarkets = ({ data }: Calculation): boolean =>
	data.groups.some(({ fields }) =>
		fields.some(
			(field) =>
				field.name === 'market' && field.kind === 'choice' && field.options.length === 0 && !field.parts?.length,
		),
	);

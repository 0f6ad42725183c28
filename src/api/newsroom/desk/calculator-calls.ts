import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { editionParameter } from '../../../call/parameters';
import { localeOf } from '../../../editions/editions';
import { calculatorName } from '../../../editions/paths/calculator-path';
import { isSwitchedOff } from '../../../editions/switched-off';
import { urls } from '../../../editions/urls';
import { calculators } from '../../../shared/calculate/calculator/calculator-names';

const choice = z.object({
	name: z.enum(calculators),
	title: z.string(),
	/** What it is for, in a line. */
	line: z.string(),
});
/** A calculator that a text can show. */
export type CalculatorChoice = z.output<typeof choice>;

/** Calculators, for a text. */
export const calculatorCalls = [
	staffCall({
		method: 'GET',
		path: 'calculator/choice',
		summary: 'Calculators that readers of an edition have; none where they are switched off',
		// Everyone who writes texts has it; the answer is what readers can find as well.
		right: 'media.store',
		input: { query: z.object({ edition: editionParameter }) },
		output: z.object({ rows: z.array(choice) }),
		async run({ installation, input }) {
			const edition = localeOf(input.edition);
			if (isSwitchedOff(installation.brand.hidden, urls.calculate.href(edition))) return { rows: [] };
			return {
				rows: calculators.map((name) => ({
					name,
					title: calculatorName(edition, name),
					line: edition.words.calculate.purposes[name] ?? '',
				})),
			};
		},
	}),
];

import { calculatorName, calculatorUrl } from '../../../editions/paths/calculator-path';
import { usePage } from '../../render/contexts';
import type { Calculation } from './calculation';
import { CalculatorIsland } from './calculator-island';
import { Handling, lacksMarkets } from './calculator-notes';

/**
 * A calculator within a text, under its name, which leads to its page. What is typed changes its result here; without
 * script the form leads to the page. A preview, which holds no form, shows its name.
 * @param n number of the part of the text, for the ids of its elements
 */
export function CalculatorInText({ data, n }: { data: Calculation; n: number }) {
	const { edition, isPreview } = usePage();
	const words = edition.words.calculate;
	const { calculator } = data;
	// Ids that a text gives its headings hold no underscore.
	const id = `calculator_${n}`;
	return (
		<section className="calc-text" aria-labelledby={id}>
			<h3 id={id}>
				<a className="link" href={calculatorUrl(edition, calculator)}>
					{calculatorName(edition, calculator)}
				</a>
			</h3>
			<p className="dek dek--s">{words.purposes[calculator]}</p>
			<Handling calculator={calculator} />
			{lacksMarkets(data) && <p className="help">{words.no_markets}</p>}
			{!lacksMarkets(data) && !isPreview && (
				<>
					<p className="calc-example">{words.example}</p>
					<CalculatorIsland data={data} inText={id} />
				</>
			)}
		</section>
	);
}

import type { Edition } from '../../../editions/edition';
import { noBreakTexts } from '../../../editions/no-break';
import { queryOf } from '../../../editions/paths/calculator-path';
import { urls } from '../../../editions/urls';
import { plainly } from '../../../editions/words/untranslated';
import { isPartial } from '../../../editions/words/words';
import { addressOf } from '../../../shared/calculate/calculator/calculator-names';
import { iconPath } from '../../../ui/icon';
import type { CalculatorProps } from '../../islands/calculator/calculator-props';
import type { Calculation } from './calculation';

/** The data that a calculator is drawn from, on the server and in the browser. @param site_url origin of the site */
export function calculatorProps(
	edition: Edition,
	site_url: string,
	{ calculator, data: given }: Pick<Calculation, 'calculator' | 'data'>,
): CalculatorProps {
	// Data for the browser cannot mark texts of another language, so the marks are removed.
	const data = isPartial(edition.words) ? plainly(given) : given;
	return {
		...data,
		market: noBreakTexts(data.market),
		calculator,
		path: urls.calculate.href(edition),
		csv: urls.calculateCsv.href(edition),
		json: urls.calculateJson.href(edition),
		pairs: addressOf(calculator),
		icons: { link: iconPath('link'), download: iconPath('download'), print: iconPath('print') },
		site: site_url,
	};
}

/** The address of these data as JSON, with all values of the fields, so that server and browser draw the same. */
export const calculatorJson = (
	edition: Edition,
	{ calculator, data }: Pick<Calculation, 'calculator' | 'data'>,
): string => urls.calculateJson.href(edition) + queryOf([...addressOf(calculator), ...Object.entries(data.texts)]);

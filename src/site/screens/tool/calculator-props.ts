import type { Edition } from '../../../editions/edition';
import { noBreakTexts } from '../../../editions/no-break';
import { urls } from '../../../editions/urls';
import { plainly } from '../../../editions/words/untranslated';
import { isPartial } from '../../../editions/words/words';
import { iconPath } from '../../../ui/icon';
import type { CalculatorProps } from '../../islands/calculator/calculator-props';
import type { Calculation } from './calculation';
import { addressOf } from './fields';
import { queryOf } from './names';

/** What a calculator is drawn from, on both sides. @param site_url origin of the site */
export function calculatorProps(
	edition: Edition,
	site_url: string,
	{ calculator, data: given }: Pick<Calculation, 'calculator' | 'data'>,
): CalculatorProps {
	// Texts of another language cannot say so inside what the browser draws again.
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

/** Where the same stands as JSON: an address with everything that is in the fields, so that both are drawn alike. */
export const calculatorJson = (
	edition: Edition,
	{ calculator, data }: Pick<Calculation, 'calculator' | 'data'>,
): string => urls.calculateJson.href(edition) + queryOf([...addressOf(calculator), ...Object.entries(data.texts)]);

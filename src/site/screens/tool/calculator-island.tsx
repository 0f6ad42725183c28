import { noBreakTexts } from '../../../editions/no-break';
import { urls } from '../../../editions/urls';
import { plainly } from '../../../editions/words/untranslated';
import { isPartial } from '../../../editions/words/words';
import { iconPath } from '../../../ui/icon';
import { DutyCalculator } from '../../islands/calculator/duty-calculator';
import { MixingCalculator } from '../../islands/calculator/mixing-calculator';
import { RuleCalculator } from '../../islands/calculator/rule-calculator';
import { UnitCalculator } from '../../islands/calculator/unit-calculator';
import { Island } from '../../islands/island';
import { usePage } from '../../render/contexts';
import type { Calculation } from './calculation';
import { addressOf, type Tool, toolOf } from './fields';

const DUTY = ['duty-calculator', DutyCalculator] as const;
const MIXING = ['mixing-calculator', MixingCalculator] as const;
const ISLANDS = {
	excise: DUTY,
	landed: DUTY,
	mixing: MIXING,
	shot: MIXING,
	dilution: MIXING,
	units: ['unit-calculator', UnitCalculator],
	rules: ['rule-calculator', RuleCalculator],
} as const satisfies Record<Tool, unknown>;

/** The form of a calculator and its result, which come alive together. */
export function CalculatorIsland({ data: { calculator, data } }: { data: Calculation }) {
	const { edition, site } = usePage();
	const [name, Block] = ISLANDS[toolOf(calculator)];
	const props = {
		// Texts of another language cannot say so inside what the browser draws again.
		...(isPartial(edition.words) ? plainly(data) : data),
		market: noBreakTexts(data.market),
		calculator,
		path: urls.calculate.href(edition),
		csv: urls.calculateCsv.href(edition),
		pairs: addressOf(calculator),
		icons: { link: iconPath('link'), download: iconPath('download'), print: iconPath('print') },
		site: site.url,
	};
	return (
		<Island name={name} props={props}>
			<Block {...props} />
		</Island>
	);
}

import { type Tool, toolOf } from '../../../shared/calculate/calculator/calculator-names';
import { DutyCalculator } from '../../islands/calculator/duty-calculator';
import { MixingCalculator } from '../../islands/calculator/mixing-calculator';
import { RuleCalculator } from '../../islands/calculator/rule-calculator';
import { UnitCalculator } from '../../islands/calculator/unit-calculator';
import { Island } from '../../islands/island';
import { usePage } from '../../render/contexts';
import type { Calculation } from './calculation';
import { calculatorJson, calculatorProps } from './calculator-props';

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

/**
 * The form of a calculator and its result, which come alive together.
 * @param inText what its ids begin with within a text
 */
export function CalculatorIsland({ data, inText }: { data: Calculation; inText?: string }) {
	const { edition, site } = usePage();
	const [name, Block] = ISLANDS[toolOf(data.calculator)];
	const own = inText === undefined ? undefined : { inText };
	const props = { ...calculatorProps(edition, site.url, data), ...own };
	return (
		<Island name={name} props={props} from={calculatorJson(edition, data)} own={own}>
			<Block {...props} />
		</Island>
	);
}

import type { CalculatorName } from './calculator-names';
import { workExcise } from './excise';
import { workLanded } from './landed';
import { workDilution, workMixing, workShot } from './mixing';
import type { Work } from './outcome';
import { workRules } from './rules';
import { workGrams, workNicotine, workPrice, workQuota, workStrength } from './units';

/** What each calculator works out. */
export const work: Record<CalculatorName, Work> = {
	excise: workExcise,
	landed: workLanded,
	mixing: workMixing,
	shot: workShot,
	dilution: workDilution,
	strength: workStrength,
	grams: workGrams,
	nicotine: workNicotine,
	price: workPrice,
	quota: workQuota,
	rules: workRules,
};

import {
	workGrams,
	workNicotine,
	workPrice,
	workQuota,
	workStrength,
} from '../../../shared/calculate/calculator/units';
import { calculatorWith } from './calculator';

/** One unit in another. */
export const UnitCalculator = calculatorWith({
	strength: workStrength,
	grams: workGrams,
	nicotine: workNicotine,
	price: workPrice,
	quota: workQuota,
});

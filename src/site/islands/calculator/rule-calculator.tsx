import { workRules } from '../../../shared/calculate/calculator/rules';
import { calculatorWith } from './calculator';

/** What a product says to the rules of a market. */
export const RuleCalculator = calculatorWith({ rules: workRules });

import { workExcise } from '../../../shared/calculate/calculator/excise';
import { workLanded } from '../../../shared/calculate/calculator/landed';
import { calculatorWith } from './calculator';

/** Duty and landed cost of a consignment. */
export const DutyCalculator = calculatorWith({ excise: workExcise, landed: workLanded });

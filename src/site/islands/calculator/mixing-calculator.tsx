import { workDilution, workMixing, workShot } from '../../../shared/calculate/calculator/mixing';
import { calculatorWith } from './calculator';

/** What is mixed, and what is added to a bottle. */
export const MixingCalculator = calculatorWith({ mixing: workMixing, shot: workShot, dilution: workDilution });

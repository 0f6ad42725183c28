import { editions } from '../../../src/editions/editions';
import { isFull } from '../../full';
import { walkScreens } from './walk';

walkScreens(390, isFull ? editions : editions.slice(-1));

import { editions } from '../../../src/editions/editions';
import { isFull } from '../../full';
import { walkScreens } from './walk';

walkScreens(1440, isFull ? editions : editions.slice(0, 1));

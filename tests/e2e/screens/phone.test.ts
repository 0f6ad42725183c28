import { walkScreens } from './walk';

walkScreens(390);

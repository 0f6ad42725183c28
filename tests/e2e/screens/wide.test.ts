import { walkScreens } from './walk';

walkScreens(1440);

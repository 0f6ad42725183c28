import { walkScreens } from './walk';

walkScreens('en', 1440);

import { walkScreens } from './walk';

walkScreens('en', 390);

import { walkScreens } from './walk';

walkScreens('es', 1440);

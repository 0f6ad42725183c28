import { walkScreens } from './walk';

walkScreens('es', 390);

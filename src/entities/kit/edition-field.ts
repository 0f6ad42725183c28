import { editionCodes } from '../../editions/editions';
import { choice, type Field } from './fields';

/** Code of an edition of this installation. */
export const choiceOfEdition = (): Field => choice(editionCodes);

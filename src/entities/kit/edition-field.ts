import { editionCodes } from '../../editions/editions';
import { choice } from './fields';

/** Code of an edition of this installation. */
export const choiceOfEdition = () => choice(editionCodes);

import { editionCode } from '../../editions/edition-code';
import type { Field } from './fields';

/** A field for the code of an edition of this installation. */
export const choiceOfEdition = (): Field<typeof editionCode, false> => ({
	kind: 'choice',
	schema: editionCode,
	isNeeded: false,
});

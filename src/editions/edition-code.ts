import { z } from 'zod';
import { ruleError } from '../shared/http/refusal-rules';
import { editionCodes, isEdition } from './editions';

/** By this a printed schema is known for that of an edition. */
const MARK = 'is_edition';

/** Code of an edition of the site: which there are is asked whenever one is given. */
export const editionCode = z
	.string()
	.refine(isEdition, ruleError({ name: 'edition' }))
	.meta({ [MARK]: true });

/** A schema as documents and forms print it, with the editions there are now. */
export function printSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
	return z.toJSONSchema(schema, {
		io,
		unrepresentable: 'any',
		override({ jsonSchema }) {
			if (!(MARK in jsonSchema)) return;
			delete jsonSchema[MARK];
			jsonSchema.enum = [...editionCodes];
		},
	}) as Record<string, unknown>;
}

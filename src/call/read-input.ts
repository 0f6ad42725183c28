import type { z } from 'zod';
import { isUnstorable } from '../shared/stored-text';
import { ApiError } from './envelope';

/**
 * What was given to a call, by its schema; unknown names are let go.
 * @throws ApiError `invalid` with the name of the first that is wrong, or is text that cannot be stored
 */
export function readInput<Schema extends z.ZodObject>(
	schema: Schema,
	given: Record<string, unknown>,
): z.output<Schema> {
	const input = schema.safeParse(given);
	if (!input.success) throw new ApiError('invalid', String(input.error.issues[0]?.path[0] ?? ''));
	const unstorable = Object.entries(input.data).find(([, value]) => isUnstorable(value));
	if (unstorable) throw new ApiError('invalid', unstorable[0]);
	return input.data;
}

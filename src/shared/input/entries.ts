import { z } from 'zod';
import { hasContent } from './content';

/**
 * A list whose empty entries (`hasContent`) are dropped before they are validated. An error in another entry names its
 * index in the list as it was sent.
 * @param of schema of an entry
 * @param max largest number of entries with content
 */
export function entries<S extends z.ZodType>(of: S, max: number): z.ZodArray<S> {
	const entry = z.preprocess((one) => (hasContent(one) ? one : undefined), of.optional());
	const list = z
		.array(entry)
		.max(max * 2)
		.overwrite((all) => all.filter((one) => one !== undefined))
		.max(max);
	return list as unknown as z.ZodArray<S>;
}

/** An object that becomes null where none of its values has content. */
export const orNothing = <S extends z.ZodType>(of: S): z.ZodNullable<S> =>
	z.preprocess((one) => (hasContent(one) ? one : null), of.nullable()) as unknown as z.ZodNullable<S>;

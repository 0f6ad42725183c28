import { z } from 'zod';
import { hasContent } from './content';

/**
 * A list whose entries without content are left out before anything is asked of them (`hasContent`). What is wrong with
 * another entry is named by its place in the list as it was sent.
 * @param of what an entry is
 * @param max entries with content
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

/** A thing with several values, of which there is none where no value says anything. */
export const orNothing = <S extends z.ZodType>(of: S): z.ZodNullable<S> =>
	z.preprocess((one) => (hasContent(one) ? one : null), of.nullable()) as unknown as z.ZodNullable<S>;

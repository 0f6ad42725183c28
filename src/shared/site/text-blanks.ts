import { z } from 'zod';
import { line } from '../input/texts';

const needed = line(120).min(1);
const free = line(200).default('');

/** What only a publisher knows, and the texts of an edition leave blank. */
export const textBlanks = z.object({
	/** Country or place of the applicable law and of its courts, as the edition's sentences word them. */
	law: needed,
	courts: needed,
	/** The authority that supervises the publisher's handling of data. */
	authority: needed,
	/** Lines of the imprint that not every publisher has; '' leaves one out. */
	register: free,
	vat: free,
	represented: free,
	responsible: free,
});
/** The blanks of one edition, filled in. */
export type Blanks = z.output<typeof textBlanks>;

/** Key in the table of settings: what was typed into the blanks, by edition. */
export const TEXT_BLANKS_SETTING = 'text_blanks';

const saved = z.record(z.string(), textBlanks);
export type SavedBlanks = z.output<typeof saved>;

/** What was typed into the blanks; nothing where this version does not understand it. */
export function savedBlanks(value: unknown): SavedBlanks {
	const known = saved.safeParse(value ?? {});
	return known.success ? known.data : {};
}

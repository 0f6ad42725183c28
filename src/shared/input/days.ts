import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';

/** A day, as `2026-11-22`, from the year 1 to the year 9999: the database knows no year 0. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'), ruleError({ name: 'day' }));

/** A day, a month or a year, as far as a document says it: `2026-11-22`, `2026-11`, `2026`. */
export const partialDay = z
	.string()
	.regex(/^\d{4}(?:-\d{2}){0,2}$/, ruleError({ name: 'part_of_day' }))
	.refine((text) => day.safeParse(`${text}-01-01`.slice(0, 10)).success, ruleError({ name: 'part_of_day' }));

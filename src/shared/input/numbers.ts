import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';
import { MAX_MOMENT, MAX_ROW_ID } from './limits';

/** Number of a row, of a version or of a revision: from 1 to the largest that a column holds. */
export const rowId = z.int().min(1).max(MAX_ROW_ID);

/** The same as an address or the command line gives it, where digits are a text. */
export const givenRowId = z.preprocess(
	(given) => (typeof given === 'string' && /^[1-9]\d{0,9}$/.test(given) ? Number(given) : given),
	rowId,
);

/** How many there are, or the place of something in an order, from 0. */
export const wholeFromZero = z.int().min(0).max(MAX_ROW_ID);

/** A moment in Unix seconds, from 1970 to the end of the year 9999. Milliseconds are refused. */
export const moment = z
	.int()
	.min(0, ruleError({ name: 'moment' }))
	.max(MAX_MOMENT, ruleError({ name: 'moment' }));

/** A moment of a browser, in milliseconds since 1970. */
export const momentMs = z
	.int()
	.min(1)
	.max(MAX_MOMENT * 1000);

/** A whole number between two bounds. */
export const whole = (min: number, max: number) => z.int().min(min).max(max);

/** The same as an address or the command line gives it, where digits are a text. */
export const givenWhole = (min: number, max: number) =>
	z.preprocess(
		(given) => (typeof given === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(given) ? Number(given) : given),
		whole(min, max),
	);

/** A number with a point as text, so that no digit is lost: an amount of money, a strength. @param places digits behind it */
export const decimal = (places: number) =>
	z.string().regex(new RegExp(`^\\d{1,9}(?:\\.\\d{1,${places}})?$`), ruleError({ name: 'decimal', places }));

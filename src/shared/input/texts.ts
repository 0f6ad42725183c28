import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';
import { isBlank } from './content';
import { foldLine, foldLines } from './fold';

const isFilled = (text: string) => !isBlank(text);

/** A text on one line, which may be empty (`foldLine`). @param max characters */
export const line = (max: number) => z.string().overwrite(foldLine).trim().max(max);

/** The same, which says something. @param max characters */
export const filledLine = (max: number) =>
	line(max)
		.min(1)
		.refine(isFilled, ruleError({ name: 'needed' }));

/** A text of several lines, which may be empty (`foldLines`). @param max characters */
export const lines = (max: number) => z.string().overwrite(foldLines).trim().max(max);

/** The same, which says something. @param max characters */
export const filledLines = (max: number) =>
	lines(max)
		.min(1)
		.refine(isFilled, ruleError({ name: 'needed' }));

/** Two letters of an edition, as a key of texts. */
export const editionKey = z.string().regex(/^[a-z]{2}$/, ruleError({ name: 'edition' }));

/** Texts by the code of an edition; an edition whose text is blank is left out. @param max characters of each */
export const textsByEdition = (max: number) =>
	z
		.record(editionKey, line(max))
		.overwrite((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => isFilled(text))));

/** The version of a row as a caller saw it: a fingerprint of what it held. */
export const rowVersion = z.string().max(100);

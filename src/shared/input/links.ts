import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';

/** Largest number of characters in an address. */
const MAX_LENGTH = 2_000;

/**
 * False for an address with blanks or line feeds: browsers drop them, and the address would differ from the one that
 * was checked.
 */
const isWritten = (address: string): boolean => !/[\s\p{Cc}]/u.test(address);

const schemed = (protocol: RegExp) =>
	z
		.url({ protocol })
		.max(MAX_LENGTH)
		.refine(isWritten, ruleError({ name: 'link' }));

/** An address of another site. */
export const webLink = schemed(/^https?$/);

/** A contact: an address of another site, or a mailto link. */
export const contactLink = schemed(/^(?:https?|mailto)$/);

/** An address of this site, perhaps with a query. */
export const sitePath = z
	.string()
	.regex(/^\/(?![/\\])[^\s\\]*$/, ruleError({ name: 'address' }))
	.max(MAX_LENGTH);

/** An address of this site or of another one. */
export const anyTarget = z.union([sitePath, webLink]);

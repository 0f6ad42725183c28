import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';

/** Characters of an address, at most. */
const MAX_LENGTH = 2_000;

/** A browser leaves blanks and line feeds out of an address, which would then be another than the one that was checked. */
const isWritten = (address: string): boolean => !/[\s\p{Cc}]/u.test(address);

const schemed = (protocol: RegExp) =>
	z
		.url({ protocol })
		.max(MAX_LENGTH)
		.refine(isWritten, ruleError({ name: 'link' }));

/** An address of another site. */
export const webLink = schemed(/^https?$/);

/** Where somebody is reached: an address of another site, or one to write to. */
export const contactLink = schemed(/^(?:https?|mailto)$/);

/** An address of this site, perhaps with a query. */
export const sitePath = z
	.string()
	.regex(/^\/(?![/\\])[^\s\\]*$/, ruleError({ name: 'address' }))
	.max(MAX_LENGTH);

/** An address of this site or of another one. */
export const anyTarget = z.union([sitePath, webLink]);

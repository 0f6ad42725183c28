import { isSigned, type SigningKeys, sign } from './signature';

/** Name of the hidden field that says when the page of a form was drawn. */
export const FORM_TOKEN_FIELD = 'made';
/** Nobody reads a form, fills it in and sends it within so many seconds. */
export const MIN_AGE_SECONDS = 2;
/** Seconds a form may lie open, in a tab or a cache. */
export const MAX_AGE_SECONDS = 7 * 86_400;

const PURPOSE = 'form';
const DIGITS = 10;
const TOKEN = /^(\d{10})\.([A-Za-z0-9_-]{43})$/;
const LENGTH = DIGITS + 1 + 43;
/** How a token begins in a drawn page. No text can hold this: what people write has its `<` or its quotes escaped. */
const BEFORE = Buffer.from(`<input type="hidden" name="${FORM_TOKEN_FIELD}" value="`);

/** Why a form cannot be taken: sent too soon, too late, or with a token that is missing or not ours. */
export type FormTokenError = 'quick' | 'old' | 'unknown';

/** Says, and proves, when a page was drawn. @param now Unix seconds */
export const makeFormToken = (keys: SigningKeys, now: number): string =>
	`${now}.${sign(keys[0], PURPOSE, String(now))}`;

/**
 * What is wrong with the token a form came with; undefined where nothing is.
 * @param now Unix seconds
 */
export function formTokenError(keys: SigningKeys, token: string, now: number): FormTokenError | undefined {
	const [, made = '', signature = ''] = TOKEN.exec(token) ?? [];
	if (!made || !isSigned(keys, PURPOSE, made, signature)) return 'unknown';
	const age = now - Number(made);
	// A clock was wrong when it was drawn: a new token helps, waiting might not.
	if (age < 0) return 'unknown';
	if (age < MIN_AGE_SECONDS) return 'quick';
	return age > MAX_AGE_SECONDS ? 'old' : undefined;
}

/**
 * A form that is drawn again keeps a token which is, or soon will be, good: whoever corrects a word and sends at once
 * is not too quick.
 */
export const keepsFormToken = (error: FormTokenError | undefined): boolean => error === undefined || error === 'quick';

/** A form token in a drawn page. */
export interface DrawnFormToken {
	/** Its first byte, and the byte behind it. */
	from: number;
	to: number;
	/** UTC day it was drawn on, counted since the epoch. */
	day: number;
}

/** The form tokens in the bytes of a drawn page, in their order. */
export function* formTokensIn(page: Buffer): Generator<DrawnFormToken> {
	for (let at = page.indexOf(BEFORE); at >= 0; at = page.indexOf(BEFORE, at + 1)) {
		const from = at + BEFORE.length;
		const [, made] = TOKEN.exec(page.toString('latin1', from, from + LENGTH)) ?? [];
		if (made && page[from + LENGTH] === 0x22) yield { from, to: from + LENGTH, day: Math.floor(Number(made) / 86_400) };
	}
}

import { isSigned, type SigningKeys, sign } from './signature';

/** Name of the hidden field with the time at which the page of a form was rendered. */
export const FORM_TOKEN_FIELD = 'made';
/** Minimum age in seconds: a person takes longer to read, fill in and send a form. */
export const MIN_AGE_SECONDS = 2;
/** Maximum age in seconds: a page may be open in a tab or a cache for so long. */
export const MAX_AGE_SECONDS = 7 * 86_400;

const PURPOSE = 'form';
const DIGITS = 10;
const TOKEN = /^(\d{10})\.([A-Za-z0-9_-]{43})$/;
const LENGTH = DIGITS + 1 + 43;
/** Start of a token in a rendered page. Texts cannot contain it, because their `<` or quotes are escaped. */
const BEFORE = Buffer.from(`<input type="hidden" name="${FORM_TOKEN_FIELD}" value="`);

/** Why a form is refused: sent too soon or too late, or with a token that is missing or not ours. */
export type FormTokenError = 'quick' | 'old' | 'unknown';

/** Signs the time at which a page was rendered. @param now Unix seconds */
export const makeFormToken = (keys: SigningKeys, now: number): string =>
	`${now}.${sign(keys[0], PURPOSE, String(now))}`;

/**
 * Error of a form's token; undefined where it is valid.
 * @param now Unix seconds
 */
export function formTokenError(keys: SigningKeys, token: string, now: number): FormTokenError | undefined {
	const [, made = '', signature = ''] = TOKEN.exec(token) ?? [];
	if (!made || !isSigned(keys, PURPOSE, made, signature)) return 'unknown';
	const age = now - Number(made);
	// The clock was wrong when the page was rendered: a new token helps, waiting may not.
	if (age < 0) return 'unknown';
	if (age < MIN_AGE_SECONDS) return 'quick';
	return age > MAX_AGE_SECONDS ? 'old' : undefined;
}

/**
 * True where a form that is rendered again keeps its token, because the token is valid or soon will be: a person who
 * corrects a word and sends the form at once is then not too quick.
 */
export const keepsFormToken = (error: FormTokenError | undefined): boolean => error === undefined || error === 'quick';

/** A form token in a rendered page. */
export interface DrawnFormToken {
	/** Offset of its first byte, and of the byte after it. */
	from: number;
	to: number;
	/** UTC day on which it was signed, counted since the epoch. */
	day: number;
}

/** Finds the form tokens in the bytes of a rendered page, in their order. */
export function* formTokensIn(page: Buffer): Generator<DrawnFormToken> {
	for (let at = page.indexOf(BEFORE); at >= 0; at = page.indexOf(BEFORE, at + 1)) {
		const from = at + BEFORE.length;
		const [, made] = TOKEN.exec(page.toString('latin1', from, from + LENGTH)) ?? [];
		if (made && page[from + LENGTH] === 0x22) yield { from, to: from + LENGTH, day: Math.floor(Number(made) / 86_400) };
	}
}

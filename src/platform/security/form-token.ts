import { isSigned, type SigningKeys, sign } from './signature';

/** Name of the hidden field that says when the page of a form was drawn. */
export const FORM_STAMP = 'made';
/** Nobody reads a form, fills it in and sends it within so many seconds. */
export const MIN_AGE_SECONDS = 2;
/** Seconds a form may lie open, in a tab or a cache. */
export const MAX_AGE_SECONDS = 7 * 86_400;

const PURPOSE = 'form';
const DIGITS = 10;
const STAMP = /^(\d{10})\.([A-Za-z0-9_-]{43})$/;
const LENGTH = DIGITS + 1 + 43;
/** How a stamp begins in a drawn page. No text can hold this: what people write has its `<` or its quotes escaped. */
const BEFORE = Buffer.from(`<input type="hidden" name="${FORM_STAMP}" value="`);

/** Why a form cannot be taken: sent too soon, too late, or with a stamp that is missing or not ours. */
export type StampError = 'quick' | 'old' | 'unknown';

/** Says, and proves, when a page was drawn. @param now Unix seconds */
export const makeFormStamp = (keys: SigningKeys, now: number): string =>
	`${now}.${sign(keys[0], PURPOSE, String(now))}`;

/**
 * What is wrong with the stamp a form came with; undefined where nothing is.
 * @param now Unix seconds
 */
export function stampErrorOf(keys: SigningKeys, stamp: string, now: number): StampError | undefined {
	const [, made = '', signature = ''] = STAMP.exec(stamp) ?? [];
	if (!made || !isSigned(keys, PURPOSE, made, signature)) return 'unknown';
	const age = now - Number(made);
	// A clock was wrong when it was drawn: a new stamp helps, waiting might not.
	if (age < 0) return 'unknown';
	if (age < MIN_AGE_SECONDS) return 'quick';
	return age > MAX_AGE_SECONDS ? 'old' : undefined;
}

/**
 * A form that is drawn again keeps a stamp which is, or soon will be, good: whoever corrects a word and sends at once
 * is not too quick.
 */
export const keepsStamp = (error: StampError | undefined): boolean => error === undefined || error === 'quick';

/** A stamp in a drawn page. */
export interface DrawnStamp {
	/** Its first byte, and the byte behind it. */
	from: number;
	to: number;
	/** UTC day it was drawn on, counted since the epoch. */
	day: number;
}

/** The stamps in the bytes of a drawn page, in their order. */
export function* formStampsIn(page: Buffer): Generator<DrawnStamp> {
	for (let at = page.indexOf(BEFORE); at >= 0; at = page.indexOf(BEFORE, at + 1)) {
		const from = at + BEFORE.length;
		const [, made] = STAMP.exec(page.toString('latin1', from, from + LENGTH)) ?? [];
		if (made && page[from + LENGTH] === 0x22) yield { from, to: from + LENGTH, day: Math.floor(Number(made) / 86_400) };
	}
}

import type { SearchToken } from '../../shared/search/search-text';

/** Words of a text that are one number or code, however they are separated: "1,284" and "1 284", "GB 41700". */
export interface JoinedNumber {
	/** Its first word, and how many words it has. */
	from: number;
	length: number;
	/** Without dots, commas, blanks and hyphens: "1284", "gb41700". */
	text: string;
}

const DIGITS = /^\d+$/;
/** A sum in groups of three digits. */
const SUM = /^\d{1,3}(?:\.\d{3})+$/;
/** A code of at least six digits, as "8543.40"; "12.50" is an amount, and the dot is part of it. */
const isCode = (text: string): boolean => text.includes('.') && text.replaceAll('.', '').length >= 6;
const LETTERS = /^[a-z]{1,4}$/;
const DIGITS_OF_CODE = /^\d{2,8}$/;

const isBeside = (a: SearchToken | undefined, b: SearchToken | undefined): boolean =>
	a !== undefined && b !== undefined && b.start - a.end === 1;

/** How many words from `at` on are a sum ("1 284 000") or a customs code ("8543 40 00") in groups; 1 where none are. */
function groupsFrom(tokens: readonly SearchToken[], at: number): number {
	const first = tokens[at]?.text ?? '';
	const size = /^\d{1,3}$/.test(first) ? 3 : /^\d{4}$/.test(first) ? 2 : 0;
	let length = 1;
	while (
		size > 0 &&
		isBeside(tokens[at + length - 1], tokens[at + length]) &&
		DIGITS.test(tokens[at + length]?.text ?? '') &&
		tokens[at + length]?.text.length === size
	)
		length += 1;
	return length;
}

/**
 * The numbers and codes of a text that can also be written together.
 * @param isAsked whether it is a question, where letters before digits are taken for a code in lower case too
 */
export function joinedNumbers(tokens: readonly SearchToken[], isAsked = false): JoinedNumber[] {
	const found: JoinedNumber[] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (!token || token.isHan) continue;
		const length = groupsFrom(tokens, at);
		if (length > 1) {
			const text = tokens
				.slice(at, at + length)
				.map((one) => one.text)
				.join('');
			found.push({ from: at, length, text });
			at += length - 1;
		} else if (SUM.test(token.text) || isCode(token.text)) {
			found.push({ from: at, length: 1, text: token.text.replaceAll('.', '') });
		} else if (
			LETTERS.test(token.text) &&
			(isAsked || token.isCapital) &&
			isBeside(token, tokens[at + 1]) &&
			DIGITS_OF_CODE.test(tokens[at + 1]?.text ?? '')
		)
			found.push({ from: at, length: 2, text: token.text + (tokens[at + 1]?.text ?? '') });
	}
	return found;
}

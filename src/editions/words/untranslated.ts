/**
 * Marks around a text that an edition has not translated yet. Both are characters that Unicode keeps for a program's
 * own use: no text holds them. A page puts an element with the text's language in their place, and everything else
 * leaves them out.
 */
const [START, END] = ['\uFDD0', '\uFDD1'];
/** The language of what is not translated. */
const LANGUAGE = 'en';

/** A text with the marks around it. */
export const markOf = (text: string): string => START + text + END;

/** A text without marks: for attributes, files, emails and machines. */
export const withoutMarks = (text: string): string => text.replaceAll(START, '').replaceAll(END, '');

/** Elements of which the content is text alone, where no element can say a language. */
const TEXT_ALONE = /<(title|script|style|textarea|option|text)\b[^>]*>[\s\S]*?<\/\1>/g;
const TAG = /<[^>]*>/g;
const MARKED = new RegExp(`${START}([^${START}${END}]*)${END}`, 'g');

/** A page in which every text that is not translated says its language. */
export function sayLanguages(html: string): string {
	const plain = html.replace(TEXT_ALONE, withoutMarks).replace(TAG, withoutMarks);
	return withoutMarks(plain.replace(MARKED, `<span lang="${LANGUAGE}">$1</span>`));
}

/** A value in which no text has marks: for what draws pages without a language of their own. */
export function plainly<T>(value: T): T {
	if (typeof value === 'string') return withoutMarks(value) as T;
	if (typeof value === 'function') return ((...given: unknown[]) => plainly(value(...given))) as T;
	if (typeof value !== 'object' || value === null) return value;
	return (
		Array.isArray(value)
			? value.map(plainly)
			: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainly(one)]))
	) as T;
}

/** True for a text in which nothing is to be seen: it is empty, or has blanks and signs without a shape alone. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]*$/u.test(text);

/**
 * Names of values that an entry of a list has before anybody has typed in it: choices with a first value, and the
 * moment at which it was added.
 */
const NO_CONTENT: ReadonlySet<string> = new Set(['kind', 'grade', 'task', 'drawn_as', 'at']);

/**
 * True where a value says something: a text that is not blank, a number, or a list or an object with one in it. A choice
 * or a moment alone is no content, so an entry that was added and never filled in has none.
 */
export function hasContent(value: unknown): boolean {
	if (typeof value === 'string') return !isBlank(value);
	if (Array.isArray(value)) return value.some(hasContent);
	if (typeof value === 'object' && value !== null)
		return Object.entries(value).some(([name, inner]) => !NO_CONTENT.has(name) && hasContent(inner));
	return typeof value === 'number' || typeof value === 'boolean';
}

/** The entries of a list that say something; what is no list has none. */
export const withContent = <Entry>(list: readonly Entry[] | null | undefined): Entry[] =>
	Array.isArray(list) ? list.filter(hasContent) : [];

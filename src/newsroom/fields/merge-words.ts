/** The difference between two texts: a range of the first, and the words that replace it in the second. */
interface Change {
	from: number;
	to: number;
	words: string;
}

/** Finds the smallest single replacement that makes one text of another. */
function changeBetween(before: string, after: string): Change {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	// Half of a surrogate pair is no character.
	while (start > 0 && /[\uD800-\uDBFF]/.test(before[start - 1] as string)) start -= 1;
	while (end > 0 && /[\uDC00-\uDFFF]/.test(before.at(-end) as string)) end -= 1;
	return { from: start, to: before.length - end, words: after.slice(start, after.length - end) };
}

/**
 * Merges two people's changes of one text.
 * @returns undefined where they changed the same place, or places that touch: only a person can decide then
 */
export function mergeWords(before: string, mine: string, theirs: string): string | undefined {
	if (mine === theirs || mine === before) return theirs;
	if (theirs === before) return mine;
	const [first, second] = [changeBetween(before, mine), changeBetween(before, theirs)].sort((a, b) => a.from - b.from);
	if (!first || !second || first.to >= second.from) return undefined;
	const middle = before.slice(first.to, second.from);
	return before.slice(0, first.from) + first.words + middle + second.words + before.slice(second.to);
}

const isWords = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isLines = (value: unknown): value is string[] =>
	Array.isArray(value) && value.every((line) => typeof line === 'string');

/** Merges two people's changes of a field; undefined where only a person can decide (`mergeWords`). */
export function mergeField(before: unknown, mine: unknown, theirs: unknown): string | string[] | undefined {
	if (isWords(before) && isWords(mine) && isWords(theirs)) return mergeWords(before ?? '', mine ?? '', theirs ?? '');
	if (!isLines(before) || !isLines(mine) || !isLines(theirs)) return undefined;
	const [was, own, other] = [before, mine, theirs].map((lines) => lines.map((line) => `${line}\n`).join(''));
	const both = mergeWords(was ?? '', own ?? '', other ?? '');
	return both === undefined ? undefined : both.split('\n').filter((line, n, all) => line !== '' || n < all.length - 1);
}

/** Maps a place in a text to the text that was made of it. */
export function placeAfter(before: string, after: string, place: number): number {
	const { from, to, words } = changeBetween(before, after);
	if (place <= from) return place;
	return place >= to ? place + after.length - before.length : from + words.length;
}

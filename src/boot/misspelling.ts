/** Shorter names, and names of one word, resemble the variables of other programs too much. */
const MIN_CHARACTERS = 7;
/** A word of at least this length may have two typing errors, a shorter one only one. */
const LONG_WORD = 8;

/** Edit distance: the least number of letters to add, leave out, replace or swap with the next one. */
function slips(a: string, b: string): number {
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, n) => n);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				least = Math.min(least, (before[j - 2] ?? 0) + 1);
			row.push(least);
		}
		before = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

const singular = (word: string): string => word.replace(/IES$/, 'Y').replace(/S$/, '');

function isNear(name: string, known: string): boolean {
	if (Math.abs(name.length - known.length) > 4) return false;
	if (slips(name, known) <= 1) return true;
	const [words, wanted] = [name.split('_'), known.split('_')];
	return (
		words.length === wanted.length &&
		words.every((word, n) => {
			const other = wanted[n] ?? '';
			return (
				singular(word) === singular(other) ||
				(other.length > 2 && slips(word, other) <= (other.length >= LONG_WORD ? 2 : 1))
			);
		})
	);
}

/**
 * Finds the setting that was meant by a misspelt name: one that differs by typing errors, by case, or by singular and
 * plural. Other programs have variables in the same environment, so nothing else counts as a mistake.
 * @param name a name that is none of the known ones
 * @param known in capitals, words joined by underscores
 */
export function meantName(name: string, known: readonly string[]): string | undefined {
	const upper = name.toUpperCase().replaceAll('-', '_');
	return known.find((one) => one.length >= MIN_CHARACTERS && one.includes('_') && isNear(upper, one));
}

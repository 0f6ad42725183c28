/**
 * A keyword as a path can carry it: separators, line ends and other control characters are blanks, which a search does
 * not tell from any other; a keyword of dots alone would mean another folder and is empty.
 */
export function pathKeyword(keyword: string): string {
	const clean = keyword
		.toWellFormed()
		.replace(/[\s\p{Cc}/\\]+/gu, ' ')
		.trim()
		.slice(0, 200)
		.toWellFormed()
		.trim();
	return clean === '.' || clean === '..' ? '' : clean;
}

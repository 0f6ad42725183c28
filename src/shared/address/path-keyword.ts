/**
 * Prepares a keyword for a path: separators, line ends and other control characters become blanks, which make no
 * difference to a search; a keyword of dots alone would name another folder and becomes empty.
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

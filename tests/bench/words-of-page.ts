/** Elements without words that a reader sees. */
const UNSEEN = /<(head|script|style|template|svg|noscript|math)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
/** Tags within a line. */
const INLINE = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/**
 * The words of a page, in lines: one for each innermost block of it.
 * @throws Error where there are none
 */
export function wordsOfPage(html: string): string[] {
	const lines = html
		.replaceAll(UNSEEN, '')
		.replaceAll(INLINE, '')
		.split(/<[^>]*>/)
		.map((line) => line.replaceAll(/&(#?\w+);/g, (whole, name) => CHARACTERS[name] ?? whole).trim())
		.filter(Boolean);
	if (lines.length === 0) throw new Error('The page has no words.');
	return lines;
}

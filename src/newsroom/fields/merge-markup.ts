/**
 * What two people have made of one text with markup, block by block.
 * @returns undefined where only a person can say what is meant, or where the script that knows texts is out of reach
 */
export async function mergeMarkup(before: unknown, mine: unknown, theirs: unknown): Promise<string | undefined> {
	const texts = [before ?? '', mine ?? '', theirs ?? ''];
	if (!texts.every((text) => typeof text === 'string')) return undefined;
	const [was, own, others] = texts as [string, string, string];
	// A document weighs as much as its editor, and few saves need one.
	const merging = await import('../editor/together/merge-html').catch(() => undefined);
	return merging?.mergeHtml(was, own, others);
}

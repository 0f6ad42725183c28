import { eq } from 'drizzle-orm';
import { note } from '../../../data/tables/desk/note';
import { documentOfHtml } from '../../../platform/html/html-document';
import type { Anchor } from '../../../shared/text/anchor';
import { plainTextOf } from '../../../shared/text/plain-places';
import { valueWithout } from '../../article/core/erase/passage';
import type { CommandContext } from '../../command';

/** The anchor of a note whose words must not be kept. */
const ERASED: Anchor = { quote: '[…]', before: '', after: '', at: 0 };

/**
 * Erases a passage from the notes on an article, and the anchors whose words are no longer in its text.
 * @param html the text without the passage
 * @returns how many notes were changed
 */
export async function eraseInNotes(
	ctx: CommandContext,
	article_id: number,
	passage: string,
	html: string,
): Promise<number> {
	const rows = await ctx.read.select().from(note).where(eq(note.article_id, article_id));
	if (rows.length === 0) return 0;
	const { text: words } = plainTextOf(documentOfHtml(html));
	let n = 0;
	for (const row of rows) {
		const text = valueWithout(row.text, passage) as string;
		const { quote = '', before = '', after = '' } = row.anchor ?? {};
		const anchor = row.anchor && !words.includes(before + quote + after) ? ERASED : row.anchor;
		if (text === row.text && anchor === row.anchor) continue;
		await ctx.tx.update(note).set({ text, anchor }).where(eq(note.id, row.id));
		n += 1;
	}
	return n;
}

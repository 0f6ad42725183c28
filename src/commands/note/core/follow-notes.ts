import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { note } from '../../../data/tables/desk/note';
import { documentOfHtml } from '../../../platform/html/html-document';
import { type Anchor, anchorAt, followAnchor } from '../../../shared/text/anchor';
import { plainTextOf } from '../../../shared/text/plain-places';
import type { CommandContext } from '../../command';

/** A text as it was and as it is now. */
interface Saved {
	id: number;
	htmlBefore: string;
	html: string;
}

const textOf = (html: string) => plainTextOf(documentOfHtml(html)).text;
const areSame = (a: Anchor, b: Anchor) =>
	a.at === b.at && a.quote === b.quote && a.before === b.before && a.after === b.after;

/**
 * Finds the words of an article's notes in the text that is saved, and stores their place there. A note whose words are
 * gone keeps those it had: they are found again when they come back.
 */
export async function followNotes(ctx: CommandContext, saved: readonly Saved[]): Promise<void> {
	const changed = new Map(saved.filter((one) => one.html !== one.htmlBefore).map((one) => [one.id, one]));
	if (changed.size === 0) return;
	const rows = await ctx.read
		.select({ id: note.id, article_id: note.article_id, anchor: note.anchor })
		.from(note)
		.where(and(inArray(note.article_id, [...changed.keys()]), isNotNull(note.anchor)));
	for (const [article_id, notes] of Map.groupBy(rows, (row) => row.article_id)) {
		const { htmlBefore, html } = changed.get(article_id) as Saved;
		const [earlier, later] = [textOf(htmlBefore), textOf(html)];
		for (const { id, anchor } of notes) {
			const place = anchor && followAnchor(earlier, later, anchor);
			const now = place && anchorAt(later, place);
			if (now && !areSame(anchor, now)) await ctx.tx.update(note).set({ anchor: now }).where(eq(note.id, id));
		}
	}
}

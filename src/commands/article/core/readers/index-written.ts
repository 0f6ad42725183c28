import type { Written } from '../../../../data/article-content';
import { indexArticles, indexAuthors } from '../../../../search/index/index-document';
import type { CommandContext } from '../../../command';

/**
 * Indexes for the search what readers see, and the authors whose first article of an edition came or whose last went.
 */
export async function indexWritten(
	ctx: CommandContext,
	written: readonly { before?: Written; after: Written }[],
): Promise<void> {
	if (written.length === 0) return;
	await indexArticles(
		ctx.tx,
		written.map(({ after }) => after.row.id),
	);
	const moved = written.filter(
		({ before, after }) =>
			before?.row.status !== after.row.status || String(before.links.authors) !== String(after.links.authors),
	);
	const authors = new Set(
		moved.flatMap(({ before, after }) => [...(before?.links.authors ?? []), ...after.links.authors]),
	);
	if (authors.size > 0) await indexAuthors(ctx.tx, [...authors]);
}

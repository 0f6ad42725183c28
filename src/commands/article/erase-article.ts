import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ArticleRow, contentColumns } from '../../data/article-content';
import { media } from '../../data/tables/media';
import { revision } from '../../data/tables/revision';
import { audit } from '../../data/tables/site';
import { filledLines } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { keepsWorkingCopy } from '../../shared/statuses';
import { type CommandContext, command } from '../command';
import { eraseInNotes } from '../note/core/erase-in-notes';
import { eraseInLinks } from '../preview/core/preview-links';
import { seen } from './core/article-input';
import { type ArticleState, lockArticle, readersOf } from './core/article-state';
import { withdrawnTags } from './core/article-tags';
import { forgetSteps } from './core/article-text';
import { eraseFromAudit } from './core/erase/erase-from-audit';
import { eraseInIssues } from './core/erase/erase-issues';
import { erasePictures } from './core/erase/erase-pictures';
import { valueWithout } from './core/erase/passage';
import { removeArticles } from './core/remove-articles';
import type { ArticleColumns } from './core/working-copy/wanted-state';
import { writeArticles } from './core/write-articles';
import { eraseInPending } from './pending/erase-in-pending';

const input = z.object({
	...seen,
	/** The reason, for the audit log, which does not repeat the erased words. */
	reason: filledLines(500),
	/** The words to erase; the whole article where they are missing. */
	passage: z.string().trim().min(3).max(20_000).optional(),
});

/** A kept value without a passage; undefined where it does not contain the passage. */
function without(value: Record<string, unknown>, passage: string): Record<string, unknown> | undefined {
	const left = valueWithout(value, passage) as Record<string, unknown>;
	return JSON.stringify(left) === JSON.stringify(value) ? undefined : left;
}

/** Erases a passage from every revision of the article. @returns how many contained it */
async function eraseInRevisions(ctx: CommandContext, id: number, passage: string): Promise<number> {
	let n = 0;
	const ofRevision = and(eq(revision.noun, 'article'), eq(revision.row_id, id));
	for (const { id: of, snapshot, note } of await ctx.read.select().from(revision).where(ofRevision)) {
		const left = without({ ...snapshot, note }, passage);
		if (!left) continue;
		const { note: words, ...kept } = left;
		await ctx.tx
			.update(revision)
			.set({ snapshot: kept, note: words as string | null })
			.where(eq(revision.id, of));
		n += 1;
	}
	return n;
}

/** Details of the article's audit entries that contain a passage, without it, by the numbers of their rows. */
async function detailsWithout(ctx: CommandContext, id: number, passage: string): Promise<Record<number, unknown>> {
	const rows = await ctx.read
		.select({ id: audit.id, detail: audit.detail })
		.from(audit)
		.where(and(eq(audit.noun, 'article'), eq(audit.row_id, String(id))));
	return Object.fromEntries(
		rows.flatMap((row) => {
			const left = without(row.detail, passage);
			return left ? [[row.id, left]] : [];
		}),
	);
}

/** Erases a passage from the article and from everything that was kept of it. */
async function erasePassage(ctx: CommandContext, before: ArticleState, passage: string, note: string): Promise<number> {
	const row = { ...before.row, html: before.typed ?? before.row.html };
	// The slug is left as it is: it joins words by hyphens, so the passage cannot be found in it.
	const erased = (from: ArticleRow) =>
		Object.fromEntries(
			contentColumns
				.filter((name) => name !== 'seo_url')
				.map((name) => [name, valueWithout(from[name], passage, name === 'html' ? name : undefined)]),
		) as ArticleColumns;
	const set = keepsWorkingCopy(before.row.status) ? erased(readersOf(before).row) : erased(row);
	const draft = { before, set, copy: { set: erased(row) }, changeKind: 'erasure' as const, note };
	const [written] = await writeArticles(ctx, [draft], { audits: false });
	const html = written?.after.row.html ?? row.html;
	const n =
		(await eraseInRevisions(ctx, row.id, passage)) +
		(await eraseInNotes(ctx, row.id, passage, html)) +
		(await eraseInLinks(ctx, row.id, passage)) +
		(await eraseInPending(ctx, row.id, passage));
	await forgetSteps(ctx, row.id);
	if (written?.outcome === 'same' && n === 0) throw new Refusal('not_found', 'passage');
	return written?.after.row.version ?? row.version;
}

/** Name of an article's own picture in the storage. */
async function coverOf(ctx: CommandContext, { row }: ArticleState): Promise<string | undefined> {
	if (row.cover_id === null) return undefined;
	const [picture] = await ctx.read.select({ name: media.name }).from(media).where(eq(media.id, row.cover_id));
	return picture?.name;
}

/**
 * Erases an article, or a passage of it, because the law demands it: from its row, its revisions, the search, the audit
 * log, the archive of the newsletter and every page. With a whole article go the pictures that nothing else uses. Only
 * the actor, the moment and the reason are kept.
 * @returns its version; null where the whole article is gone
 * @throws Refusal `forbidden`, `unproved`, `not_found` (the article, or with the field the words), `conflict`
 */
export const eraseArticle = command({
	action: 'erase',
	input,
	async run(ctx, { id, version, reason, passage }): Promise<{ version: number | null }> {
		const before = await lockArticle(ctx, 'article.erase', id, version);
		ctx.purge(...withdrawnTags(before, await coverOf(ctx, before)));
		if (passage !== undefined) {
			const erased = await erasePassage(ctx, before, passage, reason);
			await eraseInIssues(ctx, before, [passage]);
			await eraseFromAudit(ctx, id, 'erase_passage', { note: reason }, await detailsWithout(ctx, id, passage));
			return { version: erased };
		}
		await eraseInIssues(ctx, before, [before.row.title, before.row.standfirst]);
		await removeArticles(ctx, [before]);
		const pictures = await erasePictures(ctx, before);
		await eraseFromAudit(ctx, id, 'erase', { note: reason, pictures });
		return { version: null };
	},
});

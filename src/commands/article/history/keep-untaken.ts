import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { UNTAKEN } from '../../../data/changers';
import { article } from '../../../data/tables/article';
import { cleanHtml } from '../../../platform/html/clean-html';
import { sameValue } from '../../../shared/text/compare/same-value';
import { changesBetween } from '../../changes-between';
import { command } from '../../command';
import { keepUntakenState } from '../../keep-revisions';
import { articleContent, articleLinks, seen } from '../core/article-input';
import { type ArticleState, lockArticle, snapshotOf } from '../core/article-state';

const input = z.object({
	id: seen.id,
	...articleContent.shape,
	links: articleLinks.optional(),
});

/**
 * Keeps words that somebody typed over an article and did not take in a conflict, as a revision that can be compared and
 * restored. The article stays as it is, with its dates, and readers see nothing of it; its version counts on, for its
 * own state is the newest revision again.
 * @returns the version before, and the one now; both are the same where the words are those of the article
 * @throws Refusal `forbidden`, `not_found`
 */
export const keepUntaken = command({
	action: UNTAKEN,
	input,
	async run(ctx, { id, links, ...set }) {
		const before = await lockArticle(ctx, 'article.write', id);
		const { version } = before.row;
		const html = set.html === undefined ? {} : { html: cleanHtml(set.html) };
		const wanted = { ...before, row: { ...before.row, ...set, ...html }, links: { ...before.links, ...links } };
		const [standing, untaken] = [snapshotOf(before), snapshotOf(wanted as ArticleState)];
		if (sameValue(standing, untaken)) return { before: version, version };
		// Such a state was nowhere on the way to readers.
		const { status: _nowhere, ...words } = untaken;
		const now = await keepUntakenState(ctx, 'article', { id, untaken: words, standing, version });
		if (now === undefined) return { before: version, version };
		await ctx.tx.update(article).set({ version: now }).where(eq(article.id, id));
		const fields = Object.keys(changesBetween(standing, untaken));
		ctx.audit({ entity: 'article', id, detail: { number: now - 1, fields } });
		return { before: version, version: now };
	},
});

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type PinnedState, preview_link } from '../../data/tables/desk/preview-link';
import { cleanHtml } from '../../platform/html/clean-html';
import { tokenHash } from '../../platform/security/signature';
import { previewDays, shownOutside } from '../../shared/article/preview-days';
import { rowId } from '../../shared/input/numbers';
import { filledLine } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { articleContent, articleLinks } from '../article/core/article-input';
import { type ArticleState, lockArticle } from '../article/core/article-state';
import { type CommandContext, command } from '../command';
import { linkEntry } from './core/preview-links';

/** The address of an article is not part of its content: a pinned state uses the one it has when it is shown. */
const { seo_url: _address, ...pinnedFields } = articleContent.shape;

const input = z.object({
	article_id: rowId,
	/** Name of the person it is for. */
	name: filledLine(120),
	/** True to show the article as it is now, false to show later saves too. */
	is_pinned: z.boolean(),
	days: z.literal(previewDays),
	/** Unsaved changes of the article, which a pinned state includes. */
	...pinnedFields,
	links: articleLinks.optional(),
});

function pinnedState({ row, links, typed }: ArticleState, given: z.output<typeof input>): PinnedState {
	const now: Record<string, unknown> = { ...row, html: typed ?? row.html };
	const names = Object.keys(pinnedFields) as (keyof typeof pinnedFields)[];
	const content = Object.fromEntries(names.map((name) => [name, given[name] === undefined ? now[name] : given[name]]));
	return { content: { ...content, html: cleanHtml(String(content.html)) }, links: { ...links, ...given.links } };
}

/** Number of the actor's account: a person must answer for what the link shows. @throws Refusal `forbidden` */
function accountOf({ actor }: CommandContext): number {
	if (actor.kind !== 'staff') throw new Refusal('forbidden');
	return actor.id;
}

/**
 * Makes a link by which a person without an account sees an article before readers do. Only the hash of its 192 random
 * bits is stored.
 * @returns its number, its token, the edition in which it opens, and when it ends
 * @throws Refusal `forbidden`, `not_found`, `state` (withdrawn or discarded)
 */
export const makePreviewLink = command({
	action: 'make',
	input,
	async run(ctx, given) {
		const before = await lockArticle(ctx, 'preview_link.make', given.article_id);
		const { row } = before;
		if (!(shownOutside as readonly string[]).includes(row.status))
			throw new Refusal('state', 'status', { rule: { name: 'status', status: row.status } });
		const token = randomBytes(24).toString('base64url');
		const { article_id, name, is_pinned, days } = given;
		const ends_at = ctx.now + days * 86_400;
		const [made] = await ctx.tx
			.insert(preview_link)
			.values({
				article_id,
				account_id: accountOf(ctx),
				hash: tokenHash(token),
				name,
				is_pinned,
				pinned: is_pinned ? pinnedState(before, given) : null,
				created_at: ctx.now,
				ends_at,
			})
			.returning({ id: preview_link.id });
		if (!made) throw new Error('The link has no number.');
		ctx.audit(linkEntry(ctx, { id: made.id, article_id, is_pinned, ends_at }));
		return { id: made.id, token, edition: row.edition, ends_at };
	},
});

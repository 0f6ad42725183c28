/** The preview to which a token leads. It reads as the owner: no reading role sees hashes of tokens. */
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { article_draft } from '../../data/tables/desk/article-draft';
import { article_text } from '../../data/tables/desk/article-text';
import { preview_link } from '../../data/tables/desk/preview-link';
import { account, account_role } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';
import { EMAIL_TOKEN } from '../../platform/security/email-token';
import { tokenHash } from '../../platform/security/signature';
import { shownOutside } from '../../shared/article/preview-days';
import { grantOf } from './staff-session';

/**
 * The link with a token while it opens, with the article it leads to and the person who made it as they are now;
 * undefined for one that is unknown, revoked, too old, of an article that was taken away, or of an account that is
 * closed.
 * @param now Unix seconds
 */
export async function previewLinkBehind(db: Database, token: string, now: number) {
	if (!EMAIL_TOKEN.test(token)) return undefined;
	const { id, article_id, name, is_pinned, pinned, created_at, ends_at, hash, revoked_at } = preview_link;
	return db.write(async (tx) => {
		const [row] = await tx
			.select({
				link: { id, article_id, name, is_pinned, pinned, created_at, ends_at },
				article: {
					id: article.id,
					edition: article.edition,
					seo_url: article.seo_url,
					is_published: sql<boolean>`${article.status} = 'published'`,
					is_protected: sql<boolean>`${article.password_hash} is not null`,
					/** Whether its writers have more than readers do, saved or not. */
					is_changed: sql<boolean>`exists (select from ${article_draft} d where d.article_id = ${article}.id)
						or exists (select from ${article_text} t where t.article_id = ${article}.id and t.number > t.folded)`,
				},
				maker: { id: account.id, name: account.name, author_id: account.author_id },
			})
			.from(preview_link)
			.innerJoin(article, eq(article.id, article_id))
			.innerJoin(account, eq(account.id, preview_link.account_id))
			.where(
				and(
					eq(hash, tokenHash(token)),
					isNull(revoked_at),
					gt(ends_at, now),
					eq(account.state, 'active'),
					inArray(article.status, [...shownOutside]),
				),
			);
		if (!row) return undefined;
		const roles = await tx.select().from(account_role).where(eq(account_role.account_id, row.maker.id));
		return { ...row, maker: { ...row.maker, grants: roles.map(grantOf) } };
	});
}

export type OpenLink = NonNullable<Awaited<ReturnType<typeof previewLinkBehind>>>;

import type { Actor } from '../../../access/actor';
import { denialFor } from '../../../access/authorization';
import { canSeeArticle, visibleDrafts } from '../../../access/visible-articles';
import type { Database } from '../../../platform/db/db';
import { staffArticle } from '../../../queries/article/staff-articles';
import { Refusal } from '../../../shared/refusal';

/**
 * An article that the caller may see, and what rights over it depend on.
 * @param now Unix seconds
 * @throws Refusal `not_found`, also where it is there and not theirs to see
 */
export async function getVisibleArticle(db: Database, actor: Actor, id: number, now: number) {
	const found = await staffArticle(db.staff, id, visibleDrafts(actor));
	if (!found) throw new Refusal('not_found', 'key');
	const { row, links } = found;
	const subject = { edition: row.edition, section: row.type, authors: links.authors.map((one) => one.id) };
	if (!canSeeArticle(actor, row.status, subject, now)) throw new Refusal('not_found', 'key');
	return { ...found, subject };
}

/**
 * An article whose history the caller may see. Who may not read its drafts sees of one that readers have what readers
 * had, and no other state.
 * @param now Unix seconds
 * @throws Refusal `not_found`, also where it is there and not theirs to see
 */
export async function getVisibleArticleHistory(db: Database, actor: Actor, id: number, now: number) {
	const found = await getVisibleArticle(db, actor, id, now);
	const mayReadDrafts = denialFor(actor, 'article.read_drafts', found.subject, now) === undefined;
	const isShown = (status: unknown) => mayReadDrafts || status === 'published';
	return { ...found, mayReadDrafts, isShown };
}

import type { Actor } from '../../../access/actor';
import { denialFor } from '../../../access/authorization';
import { writersOf } from '../../../access/rules';
import { canSeeArticle, visibleDrafts } from '../../../access/visible-articles';
import type { Database } from '../../../platform/db/db';
import { staffArticle } from '../../../queries/article/staff-articles';
import { workingArticle } from '../../../queries/article/working-copy';
import { Refusal } from '../../../shared/refusal';

/**
 * An article that the caller may see, and what rights over it depend on: as its row has it, and as its writers have it,
 * where that is more and the caller may read its drafts.
 * @param now Unix seconds
 * @throws Refusal `not_found`, also where it is there and not theirs to see
 */
export async function getVisibleArticle(db: Database, actor: Actor, id: number, now: number) {
	const found = await staffArticle(db.staff, id, visibleDrafts(actor));
	if (!found) throw new Refusal('not_found', 'key');
	const { row, links } = found;
	const authors = links.authors.map((one) => one.id);
	const subject = { edition: row.edition, section: row.type, authors: writersOf(authors, row.translator_id) };
	if (!canSeeArticle(actor, row.status, subject, now)) throw new Refusal('not_found', 'key');
	const mayReadDrafts = denialFor(actor, 'article.read_drafts', subject, now) === undefined;
	const working = mayReadDrafts ? await workingArticle(db.staff, found) : undefined;
	return { ...found, subject, mayReadDrafts, working };
}

/** Whether readers had a state of an article. */
const wasPublic = (status: unknown, isWorkingCopy: boolean) => status === 'published' && !isWorkingCopy;

/**
 * An article whose history the caller may see. Who may not read its drafts sees of one that readers have what readers
 * had, and no other state.
 * @param now Unix seconds
 * @throws Refusal `not_found`, also where it is there and not theirs to see
 */
export async function getVisibleArticleHistory(db: Database, actor: Actor, id: number, now: number) {
	const found = await getVisibleArticle(db, actor, id, now);
	const isShown = (status: unknown, isWorkingCopy: boolean) => found.mayReadDrafts || wasPublic(status, isWorkingCopy);
	return { ...found, isShown };
}

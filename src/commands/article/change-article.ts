import { eq, sql } from 'drizzle-orm';
import { type ArticleType, article, article_revision } from '../../data/tables/article';
import { audit, redirect } from '../../data/tables/site';
import { editionByCode } from '../../editions/editions';
import { articleUrl } from '../../editions/links';
import type { Database } from '../../platform/db/db';
import { cleanHtml, plainText, readingMinutes } from '../../platform/html/clean-html';
import { indexArticles } from '../../search/index/index-document';
import { isArticleSlug } from '../../shared/article-slug';
import type { PublicationStatus } from '../../shared/statuses';
import { changed } from '../changed';
import { articleTags } from './article-tags';

/** What may change about a piece's text; what is left out stays. */
export interface ArticleChange {
	title?: string;
	standfirst?: string;
	html?: string;
	seo_url?: string;
	type?: ArticleType;
	status?: PublicationStatus;
}

/** Who acts: a name for the audit row, and whether that person may change articles. */
export interface Actor {
	name: string;
	may_edit: boolean;
}

const REFUSALS = {
	forbidden: 'This person may not change articles.',
	unknown: 'There is no such article.',
	seo_url: 'No piece can stand at that address: it takes words of letters and digits joined by hyphens, and no name of a screen.',
	taken: 'Another piece of the edition stands at that address.',
} as const;

/** The change is refused; `reason` is stable, the message is for people. */
export class ArticleRefusal extends Error {
	constructor(readonly reason: keyof typeof REFUSALS) {
		super(REFUSALS[reason]);
	}
}

/** The slug is the one of another piece, as the database found. */
const isTaken = ({ cause }: Error) => typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === 'article_edition_seo_url';

type Row = typeof article.$inferSelect;

/** The words of a piece; readers are told when they changed after they were published. */
const WORDS = ['title', 'standfirst', 'html'] as const;

/** When the piece was published: the moment at which it goes before readers for the first time, whatever it was planned for. */
function publishedAt({ status, published_at }: Row, change: ArticleChange, now: number): number | null {
	if (change.status !== 'published' || status === 'published') return published_at;
	return published_at !== null && published_at <= now ? published_at : now;
}

/** When readers were last given other words: a draft has no readers, and a change of state alone is no revision. */
function revisedAt(before: Row, change: ArticleChange, now: number): number | null {
	const is_reworded = WORDS.some((name) => change[name] !== undefined && change[name] !== before[name]);
	return before.status === 'published' && is_reworded ? now : before.revised_at;
}

/**
 * Changes a piece: permission, then one transaction with its revision, its audit row, its search document, a redirect from
 * the old address when the slug changes, and the cache tags of every page that shows it.
 * @param now Unix seconds
 * @throws ArticleRefusal
 */
export async function changeArticle(db: Database, actor: Actor, id: number, change: ArticleChange, now: number): Promise<void> {
	if (!actor.may_edit) throw new ArticleRefusal('forbidden');
	await db.write(async (tx) => {
		const [before] = await tx.select().from(article).where(eq(article.id, id)).for('update');
		if (!before) throw new ArticleRefusal('unknown');
		// A slug that stands may stay, however it came here.
		if (change.seo_url !== undefined && change.seo_url !== before.seo_url && !isArticleSlug(change.seo_url)) throw new ArticleRefusal('seo_url');
		const html = change.html === undefined ? undefined : cleanHtml(change.html);
		const cleaned = html === undefined ? change : { ...change, html };
		const [after] = await tx
			.update(article)
			.set({
				...cleaned,
				...(html === undefined ? {} : { reading_minutes: readingMinutes(plainText(html)) }),
				published_at: publishedAt(before, cleaned, now),
				revised_at: revisedAt(before, cleaned, now),
				updated_at: now,
			})
			.where(eq(article.id, id))
			.returning()
			.catch((error: Error) => {
				throw isTaken(error) ? new ArticleRefusal('taken') : error;
			});
		if (!after) throw new ArticleRefusal('unknown');
		const number = sql`(select coalesce(max(number), 0) + 1 from article_revision where article_id = ${id})`;
		await tx.insert(article_revision).values({ article_id: id, number, snapshot: before, actor: actor.name, created_at: now });
		const edition = editionByCode(after.edition);
		if (edition && before.seo_url && after.seo_url && before.seo_url !== after.seo_url) {
			const left = articleUrl(edition, before);
			const target = articleUrl(edition, after);
			// Addresses are encoded where they are led to, and decoded where they are looked up.
			const source = decodeURIComponent(left);
			await tx.update(redirect).set({ target }).where(eq(redirect.target, left));
			await tx.insert(redirect).values({ source, target, created_at: now }).onConflictDoUpdate({ target: redirect.source, set: { target } });
			// What stands at the new address now needs to lead nowhere, least of all to itself.
			await tx.delete(redirect).where(eq(redirect.source, decodeURIComponent(target)));
		}
		await indexArticles(tx, [id]);
		await tx.insert(audit).values({ actor: actor.name, action: 'change', noun: 'article', row_id: String(id), detail: { fields: Object.keys(change) }, created_at: now });
		await changed(tx, [...articleTags(before), ...articleTags(after)]);
	});
}

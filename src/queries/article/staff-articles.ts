import { and, desc, eq, exists, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { readJson } from '../../data/read-json';
import { article, article_author, article_company, article_tag, article_topic } from '../../data/tables/article';
import { author } from '../../data/tables/author';
import { company } from '../../data/tables/company';
import { article_draft } from '../../data/tables/desk/article-draft';
import { revision } from '../../data/tables/revision';
import { tag } from '../../data/tables/tag';
import { topic } from '../../data/tables/topic';
import type { StaffDb } from '../../platform/db/tx';
import { holdsWords, keysOfPage } from '../../search/lists/list-words';
import type { ArticleStatus } from '../../shared/statuses';
import { changedBy, DONE_BY, lastSave } from './last-save';
import { hasPendingFor } from './pending-change';

/**
 * Drafts that the caller may see, as conditions of which an article must meet one; an empty condition is met by all.
 */
export type VisibleDrafts = readonly { edition?: string; section?: string; author_id?: number }[];

/** The filters of the newsroom's list of articles. */
export interface StaffArticleQuery {
	edition?: string | undefined;
	status?: string | undefined;
	type?: string | undefined;
	kind?: string | undefined;
	label?: string | undefined;
	/** Number of an author. */
	author?: number | undefined;
	/** Number of a tag. */
	tag?: number | undefined;
	/** Number of a company. */
	company?: number | undefined;
	/** Number of the author who has checked a text written with AI. */
	reviewer_id?: number | undefined;
	/** Number of the author who has translated it. */
	translator_id?: number | undefined;
	/** Number of the company that has paid. */
	partner_company_id?: number | undefined;
	/** Number of an author whose own articles alone are wanted, signed or translated; null, for a caller who is no author, finds none. */
	mine?: number | null | undefined;
	/** Only articles with a waiting change by another account than this one; null for a caller without an account. */
	pending?: number | null | undefined;
	search?: string | undefined;
	/** The moment and number of the article after which the page begins. */
	after?: { updated_at: number; id: number } | undefined;
	limit: number;
}

/** The translation of an article in an edition. */
export interface EditionOfArticle {
	edition: string;
	id: number;
	status: ArticleStatus;
}

const writtenBy = (db: Pick<StaffDb, 'select'>, author_id: number): SQL =>
	exists(
		db
			.select({ one: sql`1` })
			.from(article_author)
			.where(and(eq(article_author.article_id, article.id), eq(article_author.author_id, author_id))),
	);

/** An article is an author's own where they sign it or translated it. */
const isOwnOf = (db: Pick<StaffDb, 'select'>, author_id: number): SQL | undefined =>
	or(writtenBy(db, author_id), eq(article.translator_id, author_id));

/** Up to so many articles it is faster to sort them than to walk the list from the last one changed. */
const FEW = 3_000;

/**
 * The articles of a tag. PostgreSQL assumes that a walk of the list meets articles of every tag soon; for a rare tag it
 * would walk through nearly all articles, so these are listed by number.
 */
async function tagged(db: StaffDb, tag_id: number): Promise<SQL> {
	const of = (one: number) => eq(article_tag.tag_id, one);
	const found = await db.select({ id: article_tag.article_id }).from(article_tag).where(of(tag_id)).limit(FEW);
	if (found.length < FEW) return sql`${article.id} = any(${sql.param(found.map(({ id }) => id))}::int[])`;
	const links = db
		.select({ one: sql`1` })
		.from(article_tag)
		.where(and(eq(article_tag.article_id, article.id), of(tag_id)));
	return exists(links);
}

/** Articles that name a company on its page, or that it paid for. */
const namesCompany = (db: Pick<StaffDb, 'select'>, company_id: number): SQL =>
	exists(
		db
			.select({ one: sql`1` })
			.from(article_company)
			.where(and(eq(article_company.article_id, article.id), eq(article_company.company_id, company_id))),
	);

/** The condition that a row of `article` is one of these drafts, whatever its state; undefined where every row is. */
export function articlesAmong(db: Pick<StaffDb, 'select'>, drafts: VisibleDrafts): SQL | undefined {
	if (drafts.some((one) => Object.keys(one).length === 0)) return undefined;
	const conditions = drafts.map(({ edition, section, author_id }) =>
		and(
			edition === undefined ? undefined : eq(article.edition, edition),
			section === undefined ? undefined : eq(article.type, section as (typeof article.type.enumValues)[number]),
			author_id === undefined ? undefined : isOwnOf(db, author_id),
		),
	);
	return or(...conditions) ?? sql`false`;
}

/**
 * The condition that a row of `article` is visible: every published article is, any other only among these drafts.
 * Undefined where every row is.
 */
export function visibleArticles(db: Pick<StaffDb, 'select'>, drafts: VisibleDrafts): SQL | undefined {
	const own = articlesAmong(db, drafts);
	return own && or(eq(article.status, 'published'), own);
}

/** The condition that the newsroom's list shows a row of `article` where no state is asked for. */
export const listedArticles = (db: Pick<StaffDb, 'select'>, drafts: VisibleDrafts): SQL | undefined =>
	and(visibleArticles(db, drafts), ne(article.status, 'discarded'));

/** Visible articles of the same groups, by group. */
async function editionsOf(
	db: StaffDb,
	groups: readonly number[],
	drafts: VisibleDrafts,
): Promise<Map<number, EditionOfArticle[]>> {
	if (groups.length === 0) return new Map();
	const rows = await db
		.select({ group_id: article.group_id, edition: article.edition, id: article.id, status: article.status })
		.from(article)
		.where(and(inArray(article.group_id, [...groups]), ne(article.status, 'discarded'), visibleArticles(db, drafts)))
		.orderBy(article.edition);
	return Map.groupBy(rows, (row) => row.group_id) as Map<number, EditionOfArticle[]>;
}

// A column without its table would be taken for a column of one of the inner tables.
const authorsOf = sql<
	string[]
>`coalesce((select json_agg(au.name order by l.position, l.author_id) from ${article_author} l
	join ${author} au on au.id = l.author_id where l.article_id = ${article}.id), '[]')`;

const hasWorkingCopy = sql<boolean>`exists (select from ${article_draft} d where d.article_id = ${article}.id)`;

/**
 * A page of the articles in every state, the last changed first. Pages follow each other by keyset (changed, number),
 * so that a deep page costs no more than the first.
 * @returns one row more than asked for, where the list goes on
 */
export async function staffArticles(db: StaffDb, query: StaffArticleQuery, drafts: VisibleDrafts) {
	const {
		edition,
		status,
		type,
		kind,
		label,
		author: author_id,
		tag: tag_id,
		company: company_id,
		reviewer_id,
		translator_id,
		partner_company_id,
		mine,
		pending,
		search = '',
		after,
		limit,
	} = query;
	// Words anywhere in the headline or in the address.
	const found = holdsWords(article, search);
	const where = and(
		visibleArticles(db, drafts),
		edition === undefined ? undefined : eq(article.edition, edition),
		// Discarded articles are listed only where their status is asked for.
		status === undefined ? ne(article.status, 'discarded') : sql`${article.status} = ${status}`,
		type === undefined ? undefined : sql`${article.type} = ${type}`,
		kind === undefined ? undefined : sql`${article.kind} = ${kind}`,
		label === undefined ? undefined : sql`${article.label} = ${label}`,
		author_id === undefined ? undefined : writtenBy(db, author_id),
		tag_id === undefined ? undefined : await tagged(db, tag_id),
		company_id === undefined ? undefined : namesCompany(db, company_id),
		reviewer_id === undefined ? undefined : eq(article.reviewer_id, reviewer_id),
		translator_id === undefined ? undefined : eq(article.translator_id, translator_id),
		partner_company_id === undefined ? undefined : eq(article.partner_company_id, partner_company_id),
		mine === undefined ? undefined : mine === null ? sql`false` : isOwnOf(db, mine),
		pending === undefined ? undefined : hasPendingFor(db, pending),
		found,
	);
	const from = after && sql`(${article.updated_at}, ${article.id}) < (${after.updated_at}::bigint, ${after.id}::int)`;
	const list = { table: article, key: article.id, order: article.updated_at, isNewestFirst: true };
	const keys = found && where && (await keysOfPage(db, { ...list, after: from, where, size: limit + 1 }));
	const rows = await db
		.select({
			id: article.id,
			group_id: article.group_id,
			version: article.version,
			edition: article.edition,
			status: article.status,
			title: article.title,
			seo_url: article.seo_url,
			type: article.type,
			kind: article.kind,
			label: article.label,
			updated_at: article.updated_at,
			scheduled_at: article.scheduled_at,
			zone: article.zone,
			embargo_until: article.embargo_until,
			embargo_zone: article.embargo_zone,
			published_at: article.published_at,
			authors: authorsOf,
			is_changed: hasWorkingCopy,
			save: lastSave,
		})
		.from(article)
		.where(keys ? inArray(sql`${article.id}`, keys) : and(from, where))
		.orderBy(desc(article.updated_at), desc(article.id))
		.limit(limit + 1);
	const editions = await editionsOf(db, [...new Set(rows.map((row) => row.group_id))], drafts);
	return rows.map(({ group_id, save, ...row }) => ({
		...row,
		...changedBy(save),
		last_verb: save?.verb ?? null,
		editions: editions.get(group_id) ?? [],
	}));
}

/** Names of the rows that an article is linked to, in the order in which they are shown. */
async function linksOf(db: StaffDb, id: number, edition: string) {
	const [authors, tags, topics, companies] = await Promise.all([
		db
			.select({ id: author.id, name: author.name })
			.from(article_author)
			.innerJoin(author, eq(author.id, article_author.author_id))
			.where(eq(article_author.article_id, id))
			.orderBy(article_author.position, author.id),
		db
			.select({ id: tag.id, name: tag.name })
			.from(article_tag)
			.innerJoin(tag, eq(tag.id, article_tag.tag_id))
			.where(eq(article_tag.article_id, id))
			.orderBy(article_tag.position, tag.id),
		db
			.select({
				id: topic.id,
				name: sql<string>`coalesce(${topic.texts} -> ${edition}::text ->> 'name', ${topic.slug})`,
			})
			.from(article_topic)
			.innerJoin(topic, eq(topic.id, article_topic.topic_id))
			.where(eq(article_topic.article_id, id))
			.orderBy(topic.id),
		db
			.select({ id: company.id, name: company.name })
			.from(article_company)
			.innerJoin(company, eq(company.id, article_company.company_id))
			.where(eq(article_company.article_id, id))
			.orderBy(article_company.position, company.id),
	]);
	return { authors, tags, topics, companies };
}

/** The last decision about an article, with its actor and note: who submitted, returned, published or withdrew it. */
export async function lastStepOf(db: StaffDb, id: number) {
	const steps = ['submit', 'recall', 'return', 'publish', 'schedule', 'withdraw', 'discard', 'bring_back'];
	const [step] = await db
		.select({ verb: revision.verb, ...DONE_BY, note: revision.note, created_at: revision.created_at })
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), inArray(revision.verb, steps)))
		.orderBy(desc(revision.number))
		.limit(1);
	return step;
}

/**
 * An article in any state, with its links and its visible translations; undefined where there is none. It holds no hash
 * of a password, and of its JSON columns only values that a form can show (`readJson`).
 * @param drafts drafts among the translations that are visible besides published ones
 */
export async function staffArticle(db: StaffDb, id: number, drafts: VisibleDrafts) {
	const { password_hash: _secret, ...columns } = getTableColumns(article);
	const [row] = await db.select(columns).from(article).where(eq(article.id, id));
	if (!row) return undefined;
	const editions = (await editionsOf(db, [row.group_id], drafts)).get(row.group_id) ?? [];
	return { row: readJson(row), links: await linksOf(db, id, row.edition), editions };
}

/** Headlines of articles, by their numbers. */
export async function articleTitles(db: StaffDb, ids: readonly number[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: article.id, title: article.title })
		.from(article)
		.where(inArray(article.id, [...ids]));
	return new Map(rows.map(({ id, title }) => [String(id), title]));
}

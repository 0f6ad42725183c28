import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { readersVersion } from '../../data/readers-version';
import { article } from '../../data/tables/article';
import { translation } from '../../data/tables/desk/translation';
import { revision } from '../../data/tables/revision';
import { account, account_role } from '../../data/tables/security/account';
import type { StaffDb } from '../../platform/db/tx';
import type { Role } from '../../shared/staff';
import { type TranslationState, translationStates } from '../../shared/statuses';

/** Which translations are asked for. */
export interface TranslationQuery {
	/** Edition that is translated into. */
	edition: string;
	state: TranslationState;
	/** Account whose work they are. */
	assignee_id?: number | undefined;
	/** Day before which they were due, as `2026-11-24`. */
	late?: string | undefined;
	/** Behind which row the page begins. */
	after?: { changed_at: number; id: number } | undefined;
	limit: number;
}

/** How many of a state are counted; there are as many or more. */
export const MAX_COUNTED = 1_000;

const narrowed = ({ edition, state, assignee_id, late }: Omit<TranslationQuery, 'after' | 'limit'>): SQL | undefined =>
	and(
		sql`${translation.is_open}`,
		eq(translation.edition, edition),
		eq(translation.state, state),
		assignee_id === undefined ? undefined : eq(translation.assignee_id, assignee_id),
		late === undefined ? undefined : and(isNotNull(translation.due_on), lt(translation.due_on, late)),
	);

const columns = {
	id: translation.id,
	version: translation.version,
	group_id: translation.group_id,
	edition: translation.edition,
	state: translation.state,
	source_id: translation.source_id,
	source_edition: translation.source_edition,
	/** What readers have of it. */
	title: article.title,
	type: article.type,
	source_version: readersVersion(sql`${article}`),
	article_id: translation.article_id,
	followed_revision: translation.followed_revision,
	source_revision: translation.source_revision,
	assignee_id: translation.assignee_id,
	assignee: account.name,
	due_on: translation.due_on,
	changed_at: translation.changed_at,
};

/**
 * A page of the translations of a state, the last changed first; keyset by (changed, number).
 * @returns one row more than asked for, where the list goes on
 */
export const translationsOf = (db: StaffDb, { after, limit, ...query }: TranslationQuery) =>
	db
		.select(columns)
		.from(translation)
		.innerJoin(article, eq(article.id, translation.source_id))
		.leftJoin(account, eq(account.id, translation.assignee_id))
		.where(
			and(
				narrowed(query),
				after && sql`(${translation.changed_at}, ${translation.id}) < (${after.changed_at}::bigint, ${after.id}::int)`,
			),
		)
		.orderBy(desc(translation.changed_at), desc(translation.id))
		.limit(limit + 1);

/** The newest translations of several states, in one statement. */
export async function newestTranslations(
	db: StaffDb,
	query: Omit<TranslationQuery, 'state' | 'after'>,
	[first, second, ...others]: readonly [TranslationState, TranslationState, ...TranslationState[]],
) {
	const of = (state: TranslationState) => translationsOf(db, { ...query, limit: query.limit - 1, state });
	return unionAll(of(first), of(second), ...others.map(of));
}

/** Counts the translations into each edition by state, each up to `MAX_COUNTED`. */
export async function translationCounts(
	db: StaffDb,
	editions: readonly string[],
	assignee_id?: number,
): Promise<{ edition: string; state: TranslationState; n: number }[]> {
	const few = sql`select from ${translation} where ${and(
		sql`${translation.is_open}`,
		sql`${translation.edition} = e.code`,
		sql`${translation.state} = s.name`,
		assignee_id === undefined ? undefined : eq(translation.assignee_id, assignee_id),
	)} limit ${MAX_COUNTED}`;
	const codes = sql.param([...editions]);
	const names = sql.param([...translationStates]);
	return db.select({ edition: sql<string>`e.code`, state: sql<TranslationState>`s.name`, n: sql<number>`c.n` }).from(
		sql`unnest(${codes}::text[]) e (code) cross join unnest(${names}::text[]) s (name)
			cross join lateral (select count(*)::int as n from (${few}) few) c`,
	);
}

/**
 * A translation beside its source: what readers have of the source, and what that said when the translation was last
 * found to say the same.
 * @returns undefined where no reader has the source
 */
export async function translationBeside(db: StaffDb, group_id: number, edition: string) {
	const [found] = await db
		.select({ row: columns, standfirst: article.standfirst, key_points: article.key_points, html: article.html })
		.from(translation)
		.innerJoin(article, eq(article.id, translation.source_id))
		.leftJoin(account, eq(account.id, translation.assignee_id))
		.where(and(translation.is_open, eq(translation.group_id, group_id), eq(translation.edition, edition)));
	if (!found) return undefined;
	const { row, ...texts } = found;
	const [followed] =
		row.followed_revision === null
			? []
			: await db
					.select({ snapshot: revision.snapshot })
					.from(revision)
					.where(
						and(
							eq(revision.noun, 'article'),
							eq(revision.row_id, row.source_id),
							eq(revision.number, row.followed_revision),
						),
					);
	return { row, now: { title: row.title, ...texts }, followed: followed?.snapshot };
}

/** The words of the article that the others of its group translate: the first one. */
export async function sourceTexts(db: StaffDb, group_id: number) {
	const { id, edition, title, standfirst, key_points, html } = article;
	const [found] = await db
		.select({ id, edition, title, standfirst, key_points, html })
		.from(article)
		.where(and(eq(article.group_id, group_id), ne(article.status, 'discarded')))
		.orderBy(asc(article.id))
		.limit(1);
	return found;
}

/** Editions in which a group has a translation whose source readers have. */
export async function translatedEditions(db: StaffDb, group_id: number): Promise<string[]> {
	const rows = await db
		.select({ edition: translation.edition })
		.from(translation)
		.where(and(translation.is_open, eq(translation.group_id, group_id)));
	return rows.map(({ edition }) => edition);
}

/** People who work and have one of the roles in an edition, by name. */
export const peopleOf = (db: StaffDb, edition: string, roles: readonly Role[]) =>
	db
		.selectDistinct({ id: account.id, name: account.name })
		.from(account)
		.innerJoin(account_role, eq(account_role.account_id, account.id))
		.where(
			and(
				eq(account.state, 'active'),
				sql`${account_role.role} = any(${sql.param([...roles])}::text[])`,
				or(isNull(account_role.edition), eq(account_role.edition, edition)),
			),
		)
		.orderBy(asc(account.name), asc(account.id));

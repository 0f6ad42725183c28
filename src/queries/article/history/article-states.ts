import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { author } from '../../../data/tables/author';
import { company } from '../../../data/tables/company';
import { revision } from '../../../data/tables/revision';
import { tag } from '../../../data/tables/tag';
import { topic } from '../../../data/tables/topic';
import type { StaffDb } from '../../../platform/db/tx';
import { articleText } from '../article-text';
import { pendingChange } from '../pending-change';
import type { staffArticle } from '../staff-articles';

/** The largest number of states that an article's history lists; older states are kept, but not listed. */
const MAX_STATES = 500;

const ofArticle = (id: number) => and(eq(revision.noun, 'article'), eq(revision.row_id, id));
const status = sql<string | null>`${revision.snapshot} ->> 'status'`;

/** The revisions of an article, the newest first, without their content. */
export const articleStates = (db: StaffDb, id: number) =>
	db
		.select({
			number: revision.number,
			verb: revision.verb,
			actor: revision.actor,
			actor_kind: revision.actor_kind,
			account_id: revision.account_id,
			change_kind: revision.change_kind,
			note: revision.note,
			created_at: revision.created_at,
			status,
		})
		.from(revision)
		.where(ofArticle(id))
		.orderBy(desc(revision.number))
		.limit(MAX_STATES);

/** An article as the caller has read it before asking for its states. */
type Found = Pick<NonNullable<Awaited<ReturnType<typeof staffArticle>>>, 'row' | 'links'>;

/**
 * The name of a state: the number of a revision, `now` for the present one, `readers` for the one that readers have or
 * had last, `pending` for the change that waits.
 */
export type StateName = 'now' | 'readers' | 'pending' | number;

/** A state of an article: its fields, and its text. */
export interface FoundState {
	/** Number of the revision; null for a state that no revision holds yet. */
	number: number | null;
	/** Its fields, as a revision keeps them, without the text. */
	fields: Record<string, unknown>;
	html: string;
}

function parted(snapshot: Record<string, unknown>, number: number | null): FoundState {
	const { html, ...fields } = snapshot;
	return { number, fields, html: typeof html === 'string' ? html : '' };
}

/**
 * A state of an article; `now` includes words that were typed since the last save.
 * @returns undefined where there is none
 */
export async function articleState(
	db: StaffDb,
	{ row, links }: Found,
	name: StateName,
): Promise<FoundState | undefined> {
	const { id, version, week_views: _views, ...columns } = row;
	const numbers = Object.entries(links).map(([of, rows]) => [of, rows.map((one) => one.id)]);
	const standing = { ...columns, ...Object.fromEntries(numbers) };
	if (name === 'pending') {
		const waiting = await pendingChange(db, id);
		if (!waiting) return undefined;
		const { links: linked, ...set } = waiting.fields;
		return parted({ ...standing, ...set, ...(linked as object | undefined) }, null);
	}
	if (name === 'now') {
		const typed = await typedText(db, id);
		return typed === undefined ? parted(standing, version) : parted({ ...standing, html: typed }, null);
	}
	if (name === 'readers' && row.status === 'published') return parted(standing, version);
	const which: SQL = name === 'readers' ? eq(status, 'published') : eq(revision.number, name);
	const [one] = await db
		.select({ number: revision.number, snapshot: revision.snapshot })
		.from(revision)
		.where(and(ofArticle(id), which))
		.orderBy(desc(revision.number))
		.limit(1);
	return one && parted(one.snapshot, one.number);
}

/** The text that the writers of an article have typed since the last save; undefined where there is none. */
export async function typedText(db: StaffDb, id: number): Promise<string | undefined> {
	const found = await articleText(db, id);
	return found?.kept && found.isInStep && found.kept.number > found.kept.folded ? found.kept.html : undefined;
}

/** What an article is linked to. */
export const relationNames = ['authors', 'tags', 'topics', 'companies'] as const;
type Named = Record<(typeof relationNames)[number], Record<number, string>>;

/** The present names of rows that states are linked to, by their numbers; a row that is gone has no name. */
export async function namesOfRelations(
	db: StaffDb,
	edition: string,
	states: readonly Pick<FoundState, 'fields'>[],
): Promise<Named> {
	const numbers = (of: string) => [
		...new Set(
			states.flatMap(({ fields }) => {
				const kept = fields[of];
				return Array.isArray(kept) ? (kept as number[]) : [];
			}),
		),
	];
	const named = (rows: readonly { id: number; name: string }[]) =>
		Object.fromEntries(rows.map(({ id, name }) => [id, name]));
	const topicName = sql<string>`coalesce(${topic.texts} -> ${edition}::text ->> 'name', ${topic.slug})`;
	const [authors, tags, topics, companies] = await Promise.all([
		db
			.select({ id: author.id, name: author.name })
			.from(author)
			.where(inArray(author.id, numbers('authors'))),
		db
			.select({ id: tag.id, name: tag.name })
			.from(tag)
			.where(inArray(tag.id, numbers('tags'))),
		db
			.select({ id: topic.id, name: topicName })
			.from(topic)
			.where(inArray(topic.id, numbers('topics'))),
		db
			.select({ id: company.id, name: company.name })
			.from(company)
			.where(inArray(company.id, numbers('companies'))),
	]);
	return { authors: named(authors), tags: named(tags), topics: named(topics), companies: named(companies) };
}

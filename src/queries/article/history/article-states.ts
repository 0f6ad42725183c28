import { and, desc, eq, sql } from 'drizzle-orm';
import { revision } from '../../../data/tables/revision';
import type { StaffDb } from '../../../platform/db/tx';
import { articleText } from '../article-text';
import { pendingChange } from '../pending-change';
import type { staffArticle } from '../staff-articles';
import type { WorkingArticle } from '../working-copy';

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
			is_working_copy: revision.is_working_copy,
			status,
		})
		.from(revision)
		.where(ofArticle(id))
		.orderBy(desc(revision.number))
		.limit(MAX_STATES);

/** An article as the caller has read it before asking for its states. */
type Found = Pick<NonNullable<Awaited<ReturnType<typeof staffArticle>>>, 'row' | 'links'> & {
	/** What its writers have, where that is more and the caller may see it. */
	working?: WorkingArticle | undefined;
	/** Whether the caller may see what is typed and not published. */
	mayReadDrafts: boolean;
};

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
	/** Whether readers never had it: a state of the working copy. */
	isWorkingCopy: boolean;
}

function parted(snapshot: Record<string, unknown>, number: number | null, isWorkingCopy = false): FoundState {
	const { html, ...fields } = snapshot;
	return { number, fields, html: typeof html === 'string' ? html : '', isWorkingCopy };
}

/** The state of an article as a revision would keep it. */
function standingOf({ row, links }: Pick<Found, 'row' | 'links'>): Record<string, unknown> {
	const { id: _id, version: _version, week_views: _views, ...columns } = row;
	const numbers = Object.entries(links).map(([of, rows]) => [of, rows.map((one) => one.id)]);
	return { ...columns, ...Object.fromEntries(numbers) };
}

/**
 * A state of an article; `now` includes words that were typed since the last save.
 * @returns undefined where there is none
 */
export async function articleState(db: StaffDb, found: Found, name: StateName): Promise<FoundState | undefined> {
	const { row, working, mayReadDrafts } = found;
	const { id, version } = row;
	const readers = standingOf(found);
	if (name === 'pending') {
		const waiting = await pendingChange(db, id);
		if (!waiting) return undefined;
		const { links: linked, ...set } = waiting.fields;
		return parted({ ...readers, ...set, ...(linked as object | undefined) }, null, true);
	}
	if (name === 'now') {
		const typed = mayReadDrafts ? await typedText(db, id) : undefined;
		const saved = working ? standingOf(working) : readers;
		return typed === undefined
			? parted(saved, version, working !== undefined)
			: parted({ ...saved, html: typed }, null, true);
	}
	if (name === 'readers' && row.status === 'published') return parted(readers, working?.readers_version ?? version);
	const which =
		name === 'readers' ? and(eq(status, 'published'), eq(revision.is_working_copy, false)) : eq(revision.number, name);
	const [one] = await db
		.select({ number: revision.number, snapshot: revision.snapshot, isWorkingCopy: revision.is_working_copy })
		.from(revision)
		.where(and(ofArticle(id), which))
		.orderBy(desc(revision.number))
		.limit(1);
	return one && parted(one.snapshot, one.number, one.isWorkingCopy);
}

/** The text that the writers of an article have typed since the last save; undefined where there is none. */
export async function typedText(db: StaffDb, id: number): Promise<string | undefined> {
	const found = await articleText(db, id);
	return found?.kept && found.isInStep && found.kept.number > found.kept.folded ? found.kept.html : undefined;
}

import { getTableColumns, sql } from 'drizzle-orm';
import type { DoneBy } from '../../../access/actor';
import { article } from '../../../data/tables/article';
import { insertReturning } from '../../../platform/db/insert-rows';
import { cleanHtml, plainText, readingMinutes } from '../../../platform/html/clean-html';
import { indexArticles, indexAuthors } from '../../../search/index/index-document';
import { isArticleSlug } from '../../../shared/article/article-slug';
import type { ChangeKind } from '../../../shared/article/change-kinds';
import { withoutWords } from '../../../shared/article/changed-fields';
import { Refusal } from '../../../shared/refusal';
import { changesBetween } from '../../changes-between';
import type { CommandContext } from '../../command';
import { keepRevisions } from '../../keep-revisions';
import { followNotes } from '../../note/core/follow-notes';
import { endLinks } from '../../preview/core/preview-links';
import { withoutEmptyEntries } from './article-input';
import { type ArticleLinks, type ArticleRow, type ArticleState, articleColumns, snapshotOf } from './article-state';
import { tagsOf } from './article-tags';
import { followTexts } from './article-text';
import { requireBrief } from './brief';
import { createRedirects } from './create-redirects';
import { datesOf } from './dates';
import { followTranslations } from './follow-translations';
import { markGone } from './mark-gone';
import { missingRevisions } from './missing-revisions';
import { admitChanges, isForReaders } from './readers/admit-changes';
import { purgeWithdrawn } from './withdrawn';
import { writeLinks } from './write-links';

/** Columns that a save may set; the others follow from it. */
export type ArticleColumns = Partial<
	Omit<ArticleRow, 'id' | 'version' | 'week_views' | 'first_published_at' | 'reading_minutes'>
> &
	Partial<Pick<ArticleRow, 'week_views'>>;

/** An article as it is to be. What is left out stays, and is empty in a new one. */
export interface ArticleDraft {
	/** The article as it was read under a lock; without it a new one. */
	before?: ArticleState;
	set: ArticleColumns;
	links?: Partial<ArticleLinks>;
	/** Fingerprint of what an import brings. */
	import_hash?: string;
	note?: string;
	/** What the save is to readers; needed where they have the article before or after. */
	changeKind?: ChangeKind | undefined;
	/** True where somebody else wrote the words: who saves them is the second person. */
	isSeen?: boolean;
	/** Who wrote the words, where that is not who saves them. */
	by?: DoneBy;
	/** Of one that is withdrawn: where its address leads; without it the address says that it is gone. */
	to?: string;
}

export interface WrittenArticle {
	id: number;
	outcome: 'created' | 'changed' | 'same';
	after: ArticleState;
}

export interface WriteOptions {
	/** False where the caller brings all it writes into the search at once, later. */
	index?: boolean;
	/** False where the command tells the audit itself, for it must not say what was there before. */
	audits?: boolean;
}

/**
 * A new article before anything is said of it; a default of the database is not seen by the statement that writes many.
 */
const BLANK = {
	...Object.fromEntries(Object.keys(getTableColumns(article)).map((name) => [name, null])),
	status: 'draft',
	kind: 'news',
	standfirst: '',
	html: '',
	key_points: [],
	key_dates: [],
	sources: [],
	corrections: [],
	keywords: [],
	is_headline: false,
	reading_minutes: 1,
	week_views: 0,
	version: 0,
} as unknown as ArticleRow;

const NO_LINKS: ArticleLinks = { authors: [], tags: [], topics: [], companies: [] };

/** What is said; a key without a value says nothing. */
const definedOnly = <T extends object>(given: T): T =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** Whether another text takes the place of words that were typed and never saved: they are kept, one version before. */
const isWrittenOver = (before: ArticleState | undefined, html: string | undefined): boolean =>
	before?.typed !== undefined && html !== before.typed;

/** States of typed words that other texts take the place of. */
const writtenOver = (drafts: readonly { before?: ArticleState; after: ArticleState }[]) =>
	drafts.flatMap(({ before, after }) =>
		before?.typed !== undefined && isWrittenOver(before, after.row.html)
			? [
					{
						id: before.row.id,
						number: before.row.version + 1,
						snapshot: snapshotOf({ ...before, row: { ...before.row, html: before.typed } }),
					},
				]
			: [],
	);

/**
 * The state that a draft means; nothing is written yet.
 * @throws Refusal `invalid` at an address that no article can have, and at what no brief is; `state` of one that was
 * thrown away
 */
function wanted(ctx: CommandContext, { before, set: given, links }: ArticleDraft): ArticleState {
	const set = withoutEmptyEntries(definedOnly(given));
	const old = before?.row ?? BLANK;
	// What was thrown away is brought back before anybody works on it.
	if (old.status === 'discarded' && set.status === undefined)
		throw new Refusal('state', 'status', { rule: { name: 'status', status: old.status } });
	// A slug that stands may stay, however it came here.
	if (typeof set.seo_url === 'string' && set.seo_url !== old.seo_url && !isArticleSlug(set.seo_url))
		throw new Refusal('invalid', 'seo_url', { rule: { name: 'slug' } });
	// What was typed is saved with whatever is written; a text that the command brings goes before it.
	const brought = set.html ?? before?.typed;
	const html = brought === undefined ? undefined : cleanHtml(brought);
	const words = html === undefined ? {} : { html, reading_minutes: readingMinutes(plainText(html)) };
	const row = { ...old, ...set, ...words };
	if (row.kind === 'brief') requireBrief(row);
	const created_at = before ? row.created_at : (set.created_at ?? ctx.now);
	const linked = { ...(before?.links ?? NO_LINKS), ...(links && definedOnly(links)) };
	const payer = row.partner_company_id;
	return {
		row: {
			...row,
			...datesOf(before?.row, row, set, ctx.now),
			created_at,
			updated_at: set.updated_at ?? ctx.now,
			version: old.version + (isWrittenOver(before, html) ? 2 : 1),
		},
		// What a firm paid for is among its news, under its label.
		links:
			payer === null || linked.companies.includes(payer)
				? linked
				: { ...linked, companies: [payer, ...linked.companies] },
	};
}

/** What differs, by field. Of a password the audit says that it is another one, and nothing else. */
function changesOf(before: ArticleState | undefined, after: ArticleState): Record<string, unknown> {
	const isOther = (before?.row.password_hash ?? null) !== after.row.password_hash;
	return {
		...changesBetween(before && snapshotOf(before), snapshotOf(after)),
		...(isOther ? { password: { to: after.row.password_hash === null ? 'none' : 'set' } } : {}),
	};
}

/** Fields that follow from a change of others, and are none alone. */
const FOLLOWS: ReadonlySet<string> = new Set(['revised_at']);

/** Columns of a row that stands which a save writes; what readers count goes on meanwhile. */
const updated = articleColumns
	.filter((name) => !['id', 'group_id', 'edition', 'created_at', 'week_views'].includes(name))
	.map((name) => sql.identifier(name));

async function updateRows(ctx: CommandContext, rows: readonly ArticleRow[]): Promise<void> {
	if (rows.length === 0) return;
	const list = sql.join(updated, sql`, `);
	const values = sql.join(
		updated.map((name) => sql`r.${name}`),
		sql`, `,
	);
	await ctx.tx.execute(
		sql`update article a set (${list}) = row(${values})
			from jsonb_populate_recordset(null::article, ${JSON.stringify(rows)}::jsonb) r where a.id = r.id`,
	);
}

/** Writes new rows. @returns their numbers, in the order of the rows */
async function insertRows(ctx: CommandContext, rows: readonly ArticleRow[]): Promise<number[]> {
	if (rows.length === 0) return [];
	const first = await ctx.tx.execute<{ id: number }>(
		sql`select nextval(pg_get_serial_sequence('article', 'id'))::int as id
			from generate_series(1, ${rows.length}::int)`,
	);
	const numbered = rows.map((row, at) => ({ ...row, id: first.rows[at]?.id as number }));
	await insertReturning(ctx.tx, article, numbered, []);
	return numbered.map((row) => row.id);
}

/**
 * Writes articles: the one way in which the newsroom, an import, the demonstration and the clock do it. Each that
 * changes has its row, its links, one revision with the state after, one audit row with what changed, a redirect from
 * an address it leaves, its place in the search, and the pages that show it are drawn anew. The command has asked
 * whether it may; whether readers may have it is asked here (`admitChanges`).
 * @returns what became of each, in the order of the drafts
 * @throws Refusal `invalid`, `taken`, `not_found` with the field; `state` as `admitChanges`
 */
export async function writeArticles(
	ctx: CommandContext,
	drafts: readonly ArticleDraft[],
	{ index = true, audits = true }: WriteOptions = {},
): Promise<WrittenArticle[]> {
	const planned = drafts.map((draft) => {
		const after = wanted(ctx, draft);
		const changes = changesOf(draft.before, after);
		return {
			...draft,
			after,
			changes,
			// The fingerprint of an import is kept even where its words stand already: the next one asks for it.
			outcome: !draft.before
				? 'created'
				: Object.keys(changes).some((name) => !FOLLOWS.has(name)) || draft.import_hash !== undefined
					? 'changed'
					: 'same',
		} as const;
	});
	if (planned.every(({ outcome }) => outcome === 'same'))
		return planned.map(({ before, after, outcome }) => ({ id: after.row.id, outcome, after: before ?? after }));
	await admitChanges(
		ctx,
		planned.filter(({ outcome }) => outcome !== 'same'),
	);
	const created = planned.filter(({ outcome }) => outcome === 'created');
	const changed = planned.filter(({ outcome }) => outcome === 'changed');
	const ids = await insertRows(
		ctx,
		created.map(({ after }) => after.row),
	);
	for (const [at, { after }] of created.entries()) after.row.id = ids[at] as number;
	const found = [...(await missingRevisions(ctx, changed)), ...writtenOver(changed)];
	await updateRows(
		ctx,
		changed.map(({ after }) => after.row),
	);
	const written = [...created, ...changed];
	await writeLinks(ctx, written);
	await keepRevisions(
		ctx,
		'article',
		written.map(({ import_hash, note, by, ...one }) => ({
			id: one.after.row.id,
			number: one.after.row.version,
			snapshot: snapshotOf(one.after),
			change_kind: isForReaders(one) ? one.changeKind : undefined,
			import_hash,
			note,
			by,
		})),
		found,
	);
	const retold = changed.filter(
		({ before, after }) => before?.typed !== undefined || before?.row.html !== after.row.html,
	);
	await followTexts(
		ctx,
		retold.map(({ after }) => after.row),
	);
	await followTranslations(ctx, written);
	await followNotes(
		ctx,
		changed.map(({ before, after }) => ({
			id: after.row.id,
			htmlBefore: before?.row.html ?? '',
			html: after.row.html,
		})),
	);
	await endLinks(ctx, changed);
	await createRedirects(ctx, changed);
	await markGone(ctx, changed);
	if (audits)
		ctx.audit(
			...written.map(({ after, changes, note, to, changeKind, ...one }) => ({
				entity: 'article' as const,
				id: after.row.id,
				detail: {
					...(isForReaders({ ...one, after, changes }) ? { change_kind: changeKind } : {}),
					...(note === undefined ? {} : { note }),
					...(to === undefined ? {} : { to }),
					changes: withoutWords(changes),
				},
			})),
		);
	const seen = written.filter(
		({ before, after }) => before?.row.status === 'published' || after.row.status === 'published',
	);
	if (index) await indexWritten(ctx, seen);
	ctx.invalidate(...seen.flatMap(({ before, after }) => [...(before ? tagsOf(before) : []), ...tagsOf(after)]));
	await purgeWithdrawn(ctx, seen);
	return planned.map(({ after, outcome, before }) => ({
		id: after.row.id,
		outcome,
		after: outcome === 'same' && before ? before : after,
	}));
}

/**
 * Brings into the search what readers see, and the authors for whom that is the first or the last article of an
 * edition.
 */
async function indexWritten(
	ctx: CommandContext,
	written: readonly { before?: ArticleState; after: ArticleState }[],
): Promise<void> {
	if (written.length === 0) return;
	await indexArticles(
		ctx.tx,
		written.map(({ after }) => after.row.id),
	);
	const moved = written.filter(
		({ before, after }) =>
			before?.row.status !== after.row.status || String(before.links.authors) !== String(after.links.authors),
	);
	const authors = new Set(
		moved.flatMap(({ before, after }) => [...(before?.links.authors ?? []), ...after.links.authors]),
	);
	if (authors.size > 0) await indexAuthors(ctx.tx, [...authors]);
}

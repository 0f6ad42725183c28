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

/** Columns that a save may set; the others follow from them. */
export type ArticleColumns = Partial<
	Omit<ArticleRow, 'id' | 'version' | 'week_views' | 'first_published_at' | 'reading_minutes'>
> &
	Partial<Pick<ArticleRow, 'week_views'>>;

/** An article to be written. Fields that are left out keep their values, and are empty in a new article. */
export interface ArticleDraft {
	/** The article as it was read under a lock; undefined for a new one. */
	before?: ArticleState;
	set: ArticleColumns;
	links?: Partial<ArticleLinks>;
	/** Fingerprint of the imported article. */
	import_hash?: string;
	note?: string;
	/** What the save means to readers; needed where they have the article before or after it. */
	changeKind?: ChangeKind | undefined;
	/** True where somebody else wrote the words, so that the person who saves them is the second one. */
	isSeen?: boolean;
	/** The actor who wrote the words, where it is not the one who saves them. */
	by?: DoneBy;
	/**
	 * For a withdrawn article: the address to which its own redirects; without it the address answers that it is gone.
	 */
	to?: string;
}

export interface WrittenArticle {
	id: number;
	outcome: 'created' | 'changed' | 'same';
	after: ArticleState;
}

export interface WriteOptions {
	/** False where the caller indexes everything for the search later, at once. */
	index?: boolean;
	/** False where the command writes its own audit entry, because the entry must not hold the former words. */
	audits?: boolean;
}

/** The default values of a new article; the statement that inserts many rows does not use those of the database. */
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

/** Drops keys whose value is undefined. */
const definedOnly = <T extends object>(given: T): T =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** True when another text replaces words that were typed and never saved; they are kept as a revision of their own. */
const isWrittenOver = (before: ArticleState | undefined, html: string | undefined): boolean =>
	before?.typed !== undefined && html !== before.typed;

/** The revisions that keep typed words which other texts replace. */
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
 * The state that a draft describes; nothing is written yet.
 * @throws Refusal `invalid` for an address that no article can have, or a field that a brief cannot have; `state` for a
 * discarded article
 */
function wanted(ctx: CommandContext, { before, set: given, links }: ArticleDraft): ArticleState {
	const set = withoutEmptyEntries(definedOnly(given));
	const old = before?.row ?? BLANK;
	// A discarded article must be restored before it can be changed.
	if (old.status === 'discarded' && set.status === undefined)
		throw new Refusal('state', 'status', { rule: { name: 'status', status: old.status } });
	// The present slug may stay, whatever its form.
	if (typeof set.seo_url === 'string' && set.seo_url !== old.seo_url && !isArticleSlug(set.seo_url))
		throw new Refusal('invalid', 'seo_url', { rule: { name: 'slug' } });
	// Typed words are saved with any save; a text that the command brings takes precedence.
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
		// A company that paid for an article has it among its news, under its label.
		links:
			payer === null || linked.companies.includes(payer)
				? linked
				: { ...linked, companies: [payer, ...linked.companies] },
	};
}

/** The changed fields. The audit log learns of a password only that it has changed. */
function changesOf(before: ArticleState | undefined, after: ArticleState): Record<string, unknown> {
	const isOther = (before?.row.password_hash ?? null) !== after.row.password_hash;
	return {
		...changesBetween(before && snapshotOf(before), snapshotOf(after)),
		...(isOther ? { password: { to: after.row.password_hash === null ? 'none' : 'set' } } : {}),
	};
}

/** Fields that change only as a consequence of others. */
const FOLLOWS: ReadonlySet<string> = new Set(['revised_at']);

/**
 * Columns that a save writes to an existing row; counters of readers are not among them, because they change meanwhile.
 */
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
 * Writes articles, for all writers: the newsroom, imports, the demonstration and the clock. A changed article gets its
 * row, its links, a revision with the new state, an audit entry with the changed fields, a redirect from its former
 * address and its place in the search, and the pages that show it are invalidated. The command must have authorized the
 * change; `admitChanges` checks here that readers may have it.
 * @returns the outcome of each draft, in their order
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
			// The fingerprint of an import is stored even where the words are the same, for the next import to compare.
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
 * Indexes for the search what readers see, and the authors whose first article of an edition came or whose last went.
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

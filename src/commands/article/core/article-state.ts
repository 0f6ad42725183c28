import { inArray, sql } from 'drizzle-orm';
import { denialForAny, denied } from '../../../access/authorization';
import type { Right } from '../../../access/policy';
import { type Subject, writersOf } from '../../../access/rules';
import { canSeeArticle } from '../../../access/visible-articles';
import { keptColumns, type Written, withCopy } from '../../../data/article-content';
import { changersOf } from '../../../data/changers';
import { article } from '../../../data/tables/article';
import { article_draft } from '../../../data/tables/desk/article-draft';
import { revision } from '../../../data/tables/revision';
import type { Tx } from '../../../platform/db/tx';
import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';
import { typedTexts } from './article-text';

/** An article with its links: a save takes it, and a revision keeps it. */
export interface ArticleState extends Written {
	/** What its row has, where its writers have changed more in its working copy. */
	readers?: Written & {
		/** Number of the revision that readers have. */
		number: number;
	};
	/** The text that its writers have typed since the last save; only a locked row has it. */
	typed?: string;
}

/** The article as its row has it, and so readers of a published one. */
export const readersOf = ({ row, links, readers }: ArticleState): Written => readers ?? { row, links };

/** The state as a revision keeps it. */
export function snapshotOf({ row, links }: Written): Record<string, unknown> {
	const kept = keptColumns.map((name) => [name, row[name]]);
	return { ...Object.fromEntries(kept), ...links };
}

const linked = (table: string, column: string, order: string) =>
	sql<number[]>`coalesce((select json_agg(l.${sql.raw(column)} order by ${sql.raw(order)}) from ${sql.raw(table)} l
		where l.article_id = ${article.id}), '[]')`;

/** The working copies of articles, by number. */
async function copiesOf(tx: Pick<Tx, 'select'>, ids: readonly number[]) {
	const rows = await tx
		.select()
		.from(article_draft)
		.where(inArray(article_draft.article_id, [...ids]));
	return new Map(rows.map((one) => [one.article_id, one]));
}

/** The present states of articles, by number. @param lock true to lock the rows until the transaction ends */
export async function readArticles(
	tx: Pick<Tx, 'select'>,
	ids: readonly number[],
	lock: boolean,
): Promise<Map<number, ArticleState>> {
	if (ids.length === 0) return new Map();
	const query = tx
		.select({
			row: article,
			authors: linked('article_author', 'author_id', 'l.position, l.author_id'),
			tags: linked('article_tag', 'tag_id', 'l.position, l.tag_id'),
			topics: linked('article_topic', 'topic_id', 'l.topic_id'),
			companies: linked('article_company', 'company_id', 'l.position, l.company_id'),
		})
		.from(article)
		.where(inArray(article.id, [...ids]))
		// All transactions lock in the same order, so that two of them never deadlock.
		.orderBy(article.id);
	const rows = await (lock ? query.for('update') : query);
	// Read only under the lock, so that everything typed until then is included.
	const typed = lock ? await typedTexts(tx, ids) : new Map<number, string>();
	const copies = await copiesOf(tx, ids);
	return new Map(
		rows.map(({ row, ...links }) => {
			const copy = copies.get(row.id);
			const readers = { row, links };
			const state = copy
				? { ...withCopy(readers, copy), readers: { ...readers, number: copy.readers_version } }
				: readers;
			const text = typed.get(row.id);
			return [row.id, { ...state, ...(text === undefined || text === state.row.html ? {} : { typed: text }) }];
		}),
	);
}

/** The present states of articles, in the order of their numbers; their rows are locked until the transaction ends. */
export const lockArticles = async (tx: Pick<Tx, 'select'>, ids: readonly number[]): Promise<ArticleState[]> => [
	...(await readArticles(tx, ids, true)).values(),
];

const subject = ({ row, links }: Written): Subject => ({
	edition: row.edition,
	section: row.type,
	authors: writersOf(links.authors, row.translator_id),
});

/** The values of an article that rights depend on: those of its row, whatever its working copy has. */
export const subjectOf = (state: ArticleState): Subject => subject(readersOf(state));

/** True when an actor may see an article as it is. */
export const isArticleVisible = ({ actor, now }: Pick<CommandContext, 'actor' | 'now'>, state: ArticleState): boolean =>
	canSeeArticle(actor, state.row.status, subjectOf(state), now);

/**
 * Locks an article for a right over it, until the transaction ends. The order of the checks matters: an actor with the
 * right over no article is denied; an article that they may not see does not exist for them; then the right over the
 * article is checked; and only an actor who has it learns that the version is another one.
 * @param version the version that the caller saw; any version is accepted where it is missing
 * @throws Refusal `not_found`; `forbidden`, `unproved`; `conflict` where it has another version by now
 */
export async function lockArticle(
	ctx: CommandContext,
	right: Right,
	id: number,
	version?: number,
): Promise<ArticleState> {
	const code = denialForAny(ctx.actor, right);
	if (code) throw denied(ctx.actor, right, code);
	const state = (await readArticles(ctx.read, [id], true)).get(id);
	if (!state || !isArticleVisible(ctx, state)) throw new Refusal('not_found');
	ctx.authorize(right, subjectOf(state));
	if (version !== undefined) await requireVersion(ctx, state, version);
	return state;
}

/**
 * Locks the article of a row that only an actor with a right over the article may know: a note, a preview link. For any
 * other actor the row does not exist.
 * @throws Refusal `not_found`
 */
export async function lockArticleOf(ctx: CommandContext, right: Right, id: number): Promise<ArticleState> {
	try {
		return await lockArticle(ctx, right, id);
	} catch (error) {
		throw Refusal.is(error, 'forbidden') ? new Refusal('not_found') : error;
	}
}

/**
 * The refusal of a step on a version that the article has no more. It shows the present content, so the right over the
 * article must be checked before.
 */
export async function versionConflict(ctx: CommandContext, state: ArticleState, version: number): Promise<Refusal> {
	const { id } = state.row;
	const [seen] = await ctx.read
		.select({ snapshot: revision.snapshot })
		.from(revision)
		.where(sql`${revision.noun} = 'article' and ${revision.row_id} = ${id} and ${revision.number} = ${version}`);
	return new Refusal('conflict', 'version', {
		conflict: {
			seen: seen?.snapshot,
			now: { ...snapshotOf(state), version: state.row.version },
			changed: await changersOf(ctx.read, 'article', id, version),
		},
	});
}

/**
 * Checks that an article has the version that the caller saw.
 * @throws Refusal as `versionConflict`
 */
export async function requireVersion(ctx: CommandContext, state: ArticleState, version: number): Promise<void> {
	if (version !== state.row.version) throw await versionConflict(ctx, state, version);
}

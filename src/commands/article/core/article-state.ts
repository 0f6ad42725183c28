import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { denialForAny, denied } from '../../../access/authorization';
import type { Right } from '../../../access/policy';
import type { Subject } from '../../../access/rules';
import { canSeeArticle } from '../../../access/visible-articles';
import { changersOf } from '../../../data/changers';
import { article } from '../../../data/tables/article';
import { revision } from '../../../data/tables/revision';
import type { Tx } from '../../../platform/db/tx';
import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';
import { typedTexts } from './article-text';

export type ArticleRow = typeof article.$inferSelect;

/** What an article is linked to, by number, in the order in which it is shown. */
export interface ArticleLinks {
	authors: number[];
	tags: number[];
	topics: number[];
	companies: number[];
}

/** An article with its links: what a save takes, and what a revision keeps. */
export interface ArticleState {
	row: ArticleRow;
	links: ArticleLinks;
	/** The text that its writers have typed since it was saved; a row that is held knows it. */
	typed?: string;
}

export const linkNames = ['authors', 'tags', 'topics', 'companies'] as const satisfies readonly (keyof ArticleLinks)[];

/** Columns that no revision keeps: its own number and that of the row, what readers count, and a secret. */
const NOT_KEPT = ['id', 'version', 'week_views', 'password_hash'] as const;

/** Columns that say where an article stands, not what it says: restoring words leaves them as they are. */
const STANDING = [
	'group_id',
	'edition',
	'status',
	'scheduled_at',
	'zone',
	'unpublish_at',
	'embargo_until',
	'embargo_zone',
	'first_published_at',
	'published_at',
	'revised_at',
	'created_at',
	'updated_at',
	'import_key',
] as const;

export const articleColumns = Object.keys(getTableColumns(article)) as (keyof ArticleRow)[];

/** Columns that hold what an article says and how it is shown. */
export const contentColumns = articleColumns.filter(
	(name) => !([...NOT_KEPT, ...STANDING] as readonly string[]).includes(name),
);

/** The state as a revision keeps it. */
export function snapshotOf({ row, links }: ArticleState): Record<string, unknown> {
	const kept = articleColumns
		.filter((name) => !(NOT_KEPT as readonly string[]).includes(name))
		.map((name) => [name, row[name]]);
	return { ...Object.fromEntries(kept), ...links };
}

const linked = (table: string, column: string, order: string) =>
	sql<number[]>`coalesce((select json_agg(l.${sql.raw(column)} order by ${sql.raw(order)}) from ${sql.raw(table)} l
		where l.article_id = ${article.id}), '[]')`;

/** Articles as they stand, by number. @param lock true to hold them until the transaction ends */
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
		// One order for all, so that two that hold several never wait for each other in a ring.
		.orderBy(article.id);
	const rows = await (lock ? query.for('update') : query);
	// Asked once the rows are held: what was typed until then is there to be seen.
	const typed = lock ? await typedTexts(tx, ids) : new Map<number, string>();
	return new Map(
		rows.map(({ row, ...links }) => {
			const text = typed.get(row.id);
			return [row.id, { row, links, ...(text === undefined || text === row.html ? {} : { typed: text }) }];
		}),
	);
}

/** What a right over an article depends on. */
export const subjectOf = ({ row, links }: ArticleState): Subject => ({
	edition: row.edition,
	section: row.type,
	authors: links.authors,
});

/** Whether an actor sees an article as it is. */
export const isArticleVisible = ({ actor, now }: Pick<CommandContext, 'actor' | 'now'>, state: ArticleState): boolean =>
	canSeeArticle(actor, state.row.status, subjectOf(state), now);

/**
 * Holds an article for one right over it until the transaction ends. The order of the questions is the rule: who has the
 * right over no article is told so, an article out of sight is not there, then the right over it is asked, and only who
 * has it is told that it has another version.
 * @param version the version the caller saw; without it whatever stands
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
 * Holds the article of something that only who has a right over the article may read: a note, a link to its preview. To
 * everybody else that is not there.
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
 * Goes on only where an article has the version that the caller saw. The refusal holds what it says by now, so the right
 * over it is asked before.
 * @throws Refusal `conflict`
 */
export async function requireVersion(ctx: CommandContext, state: ArticleState, version: number): Promise<void> {
	const { id } = state.row;
	if (version === state.row.version) return;
	const [seen] = await ctx.read
		.select({ snapshot: revision.snapshot })
		.from(revision)
		.where(sql`${revision.noun} = 'article' and ${revision.row_id} = ${id} and ${revision.number} = ${version}`);
	throw new Refusal('conflict', 'version', {
		conflict: {
			seen: seen?.snapshot,
			now: { ...snapshotOf(state), version: state.row.version },
			changed: await changersOf(ctx.read, 'article', id, version),
		},
	});
}

/**
 * Refuses to decide about words that nobody has shown to whoever decides: a colleague has typed them since the version
 * that is named.
 * @throws Refusal `conflict`
 */
export function refuseTyped(state: ArticleState): void {
	if (state.typed === undefined) return;
	const { row } = state;
	const now = snapshotOf({ ...state, row: { ...row, html: state.typed } });
	throw new Refusal('conflict', 'version', {
		conflict: { seen: snapshotOf(state), now: { ...now, version: row.version } },
	});
}

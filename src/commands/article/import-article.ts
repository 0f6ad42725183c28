import { createHash } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { makeGroups } from '../../platform/db/insert-rows';
import type { ArticleType, PublicationStatus } from '../../shared/statuses';
import type { CommandContext } from '../command';
import { type ArticleState, readArticles } from './core/article-state';
import type { ArticleDraft } from './core/working-copy/plan-save';
import type { ArticleColumns } from './core/working-copy/wanted-state';
import { writeArticles } from './core/write-articles';

/** An article from another system, ready to be written: its HTML is sanitised, its pictures are stored. */
export interface ImportedArticle {
	/** Its key in the source (`wordpress:example.com:12`): the same key means the same article. */
	import_key: string;
	/** Keys of its translations: a new article joins the group of those that exist. */
	translations: string[];
	edition: string;
	status: PublicationStatus;
	/** Used for new articles only: an import never changes an address. */
	seo_url: string;
	type: ArticleType;
	title: string;
	standfirst: string;
	html: string;
	is_headline: boolean;
	language: string | null;
	password_hash: string | null;
	cover_id: number | null;
	cover_alt: string | null;
	cover_caption: string | null;
	/** Unix seconds; for a scheduled article the planned hour. */
	published_at: number | null;
	/** When readers last got other words in the source. */
	revised_at: number | null;
	author_ids: number[];
	tag_ids: number[];
}

/** The outcome for a row: `edited` was left as it is, because it was edited here since the last import. */
export type ImportOutcome = 'created' | 'updated' | 'unchanged' | 'edited';
export interface ImportResult {
	import_key: string;
	id: number;
	outcome: ImportOutcome;
	/** The version that was written. */
	version?: number | undefined;
}

export interface ImportHow {
	/** True to overwrite articles that were edited here. */
	overwrite: boolean;
}

interface Known {
	id: number;
	/** Fingerprint of the newest revision; null where no import made it. */
	import_hash: string | null;
}

/** Fingerprint of an imported row: a repeat with the same fingerprint has nothing to write. */
export const importHash = (row: object): string => createHash('sha256').update(JSON.stringify(row)).digest('base64url');

/** The outcome for an imported row, given the article that is here. */
export function outcomeOf(known: Known | undefined, hash: string, { overwrite }: ImportHow): ImportOutcome {
	if (!known) return 'created';
	if (known.import_hash === hash) return 'unchanged';
	return known.import_hash === null && !overwrite ? 'edited' : 'updated';
}

/** The articles that are here already, each with the fingerprint of its newest revision. */
async function knownArticles(ctx: CommandContext, edition: string, keys: string[]): Promise<Map<string, Known>> {
	const rows = await ctx.read
		.select({
			id: article.id,
			import_key: sql<string>`${article.import_key}`,
			import_hash: sql<string | null>`r.import_hash`,
		})
		.from(article)
		.leftJoin(
			sql`lateral (select import_hash from revision where noun = 'article' and row_id = ${article.id}
				order by number desc limit 1) r`,
			sql`true`,
		)
		.where(and(eq(article.edition, edition), inArray(article.import_key, keys)));
	return new Map(rows.map((row) => [row.import_key, row]));
}

/** Groups of the translations that exist in other editions and have no article in this one. */
async function groupsOf(ctx: CommandContext, edition: string, plans: readonly { one: ImportedArticle }[]) {
	const keys = plans.flatMap(({ one }) => one.translations);
	if (keys.length === 0) return [];
	return ctx.read
		.select({ key: sql<string>`${article.import_key}`, group_id: article.group_id })
		.from(article)
		.where(
			and(
				ne(article.edition, edition),
				inArray(article.import_key, keys),
				sql`not exists (select 1 from article own where own.group_id = ${article.group_id}
					and own.edition = ${edition})`,
			),
		);
}

/** The status of an article with its moment: the day it was published, or the hour for which it is planned. */
function standing({ status, published_at }: ImportedArticle, before?: ArticleState): ArticleColumns {
	if (status !== 'scheduled') return { status, published_at };
	// An article that was published here on its day stays public, even if the export is older.
	return before?.row.status === 'published'
		? {}
		: { status, published_at: null, scheduled_at: published_at, zone: 'UTC' };
}

function draftOf(
	one: ImportedArticle,
	hash: string,
	now: number,
	group_id: number | undefined,
	before?: ArticleState,
): ArticleDraft {
	const {
		author_ids,
		tag_ids,
		translations: _others,
		seo_url,
		import_key,
		edition,
		status: _status,
		published_at,
		revised_at,
		...columns
	} = one;
	const born = {
		seo_url,
		import_key,
		edition,
		group_id: group_id as number,
		cover_seed: seo_url,
		created_at: published_at === null ? now : Math.min(published_at, now),
	};
	return {
		before,
		// If the source gives no date of its own, the date of the import is the date of the change.
		set: {
			...columns,
			...standing(one, before),
			...(before ? {} : born),
			...(revised_at === null ? {} : { revised_at }),
		},
		links: { authors: author_ids, tags: tag_ids },
		changeKind: 'import',
		import_hash: hash,
	};
}

/**
 * Writes a batch of imported articles of one edition. An article that is here already is written only when it differs
 * from the last import, and, unless `overwrite` is set, only when it was not edited here since: its newest revision
 * must be the import's own. The caller indexes them for the search.
 */
export async function importArticles(
	ctx: CommandContext,
	articles: readonly ImportedArticle[],
	how: ImportHow,
): Promise<ImportResult[]> {
	const [first] = articles;
	if (!first) return [];
	ctx.authorize('article.import', { edition: first.edition });
	const known = await knownArticles(
		ctx,
		first.edition,
		articles.map((one) => one.import_key),
	);
	const planned = articles.map((one) => {
		const hash = importHash({ ...one, seo_url: undefined, translations: undefined });
		return { one, hash, known: known.get(one.import_key), outcome: outcomeOf(known.get(one.import_key), hash, how) };
	});
	const wanted = planned.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
	if (wanted.length === 0)
		return planned.map(({ one, known: row, outcome }) => ({
			import_key: one.import_key,
			id: row?.id as number,
			outcome,
		}));
	const before = await readArticles(
		ctx.read,
		wanted.flatMap((plan) => plan.known?.id ?? []),
		true,
	);
	const others = await groupsOf(ctx, first.edition, wanted);
	const isAlone = ({ one }: { one: ImportedArticle }) => !others.some(({ key }) => one.translations.includes(key));
	const groups = await makeGroups(ctx.tx, 'article', wanted.filter((plan) => !plan.known && isAlone(plan)).length);
	const drafts = wanted.map((plan) =>
		draftOf(
			plan.one,
			plan.hash,
			ctx.now,
			plan.known
				? undefined
				: (others.find((one) => plan.one.translations.includes(one.key))?.group_id ?? groups.shift()),
			plan.known && before.get(plan.known.id),
		),
	);
	const written = await writeArticles(ctx, drafts, { index: false });
	const made = new Map(wanted.map(({ one }, at) => [one.import_key, written[at]]));
	return planned.map(({ one, known: row, outcome }) => ({
		import_key: one.import_key,
		id: row?.id ?? (made.get(one.import_key)?.id as number),
		outcome,
		version: made.get(one.import_key)?.after.row.version,
	}));
}

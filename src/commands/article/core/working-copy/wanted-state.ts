import { getTableColumns } from 'drizzle-orm';
import type { ArticleLinks, ArticleRow, Written } from '../../../../data/article-content';
import { article } from '../../../../data/tables/article';
import { cleanHtml, plainText, readingMinutes } from '../../../../platform/html/clean-html';
import { isArticleSlug } from '../../../../shared/article/article-slug';
import { Refusal } from '../../../../shared/refusal';
import type { CommandContext } from '../../../command';
import { withoutEmptyEntries } from '../article-input';
import { requireBrief } from '../brief';
import { datesOf } from '../dates';

/** Columns that a save may set; the others follow from them. */
export type ArticleColumns = Partial<
	Omit<ArticleRow, 'id' | 'version' | 'week_views' | 'first_published_at' | 'reading_minutes'>
> &
	Partial<Pick<ArticleRow, 'week_views'>>;

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
export const definedOnly = <T extends object>(given: T): T =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** What is set of an article. Fields that are left out keep their values, and are empty in a new article. */
export interface Wanted {
	/** The article that is changed; undefined for a new one. */
	before?: Written | undefined;
	set: ArticleColumns;
	links?: Partial<ArticleLinks> | undefined;
	/** The text that its writers have typed since the last save; a text that is set takes precedence. */
	typed?: string | undefined;
}

/**
 * The article with what is set of it; nothing is written yet, and its version is that of before.
 * @throws Refusal `invalid` for an address that no article can have, or a field that a brief cannot have; `state` for a
 * discarded article
 */
export function wantedState(ctx: CommandContext, { before, set: given, links, typed }: Wanted): Written {
	const set = withoutEmptyEntries(definedOnly(given));
	const old = before?.row ?? BLANK;
	// A discarded article must be restored before it can be changed.
	if (old.status === 'discarded' && set.status === undefined)
		throw new Refusal('state', 'status', { rule: { name: 'status', status: old.status } });
	// The present slug may stay, whatever its form.
	if (typeof set.seo_url === 'string' && set.seo_url !== old.seo_url && !isArticleSlug(set.seo_url))
		throw new Refusal('invalid', 'seo_url', { rule: { name: 'slug' } });
	const brought = set.html ?? typed;
	const html = brought === undefined ? undefined : cleanHtml(brought);
	const words = html === undefined ? {} : { html, reading_minutes: readingMinutes(plainText(html)) };
	const row = { ...old, ...set, ...words };
	if (row.kind === 'brief') requireBrief(row);
	const linked = { ...(before?.links ?? NO_LINKS), ...(links && definedOnly(links)) };
	const payer = row.partner_company_id;
	return {
		row: {
			...row,
			...datesOf(before?.row, row, set, ctx.now),
			created_at: before ? row.created_at : (set.created_at ?? ctx.now),
			updated_at: set.updated_at ?? ctx.now,
		},
		// A company that paid for an article has it among its news, under its label.
		links:
			payer === null || linked.companies.includes(payer)
				? linked
				: { ...linked, companies: [payer, ...linked.companies] },
	};
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import type { ArticleRow, Written } from '../../../data/article-content';
import { data_series } from '../../../data/tables/data-series';
import type { Rule } from '../../../shared/http/refusal-rules';
import { Refusal } from '../../../shared/refusal';
import { deadFragments } from '../../../shared/text/fragments/dead-fragments';
import type { CommandContext, Reading } from '../../command';
import { withLapsedPictures } from './lapsed-pictures';
import { needsSecondPerson } from './readers/second-person';

/**
 * The reasons that keep an article from readers, in the order in which they are shown; each names the field that mends
 * it.
 */
export const stops = [
	'title',
	'seo_url',
	'authors',
	'html',
	'alt',
	'link',
	'series',
	'licence',
	'reviewer_id',
	'partner_name',
	'embargo_until',
	'second_person',
] as const;
export type Stop = (typeof stops)[number];

/** A picture without a text for people who do not see it. */
const MUTE = /<img\b(?![^>]*\salt="[^"]+")[^>]*>/;
/** A link without an address, or without words that can be followed. */
const EMPTY_LINK = /<a\b(?![^>]*\shref="[^"]+")[^>]*>|<a\b[^>]*>\s*<\/a>/;
/** A chart within a text, by the address of its series. */
const CHART = /<figure\b[^>]*\sdata-series="([^"]*)"/g;

/** What of an article the checklist looks at. */
export interface Checked {
	row: Pick<
		ArticleRow,
		| 'id'
		| 'edition'
		| 'title'
		| 'seo_url'
		| 'html'
		| 'label'
		| 'reviewer_id'
		| 'partner_name'
		| 'cover_id'
		| 'embargo_until'
		| 'embargo_zone'
	>;
	links: { authors: readonly unknown[] };
}

const seriesIn = (html: string): string[] => [...html.matchAll(CHART)].flatMap(([, slug]) => slug ?? []);

/** Editions in which readers see the chart of each series that texts show, by the series' address. */
async function editionsOfSeries(
	read: Reading,
	rows: readonly Pick<ArticleRow, 'html'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	const slugs = [...new Set(rows.flatMap(({ html }) => seriesIn(html)))];
	if (slugs.length === 0) return new Map();
	const found = await read
		.select({ slug: data_series.slug, texts: data_series.texts })
		.from(data_series)
		.where(and(inArray(data_series.slug, slugs), eq(data_series.status, 'published')));
	return new Map(found.map(({ slug, texts }) => [slug, Object.keys(texts)]));
}

/**
 * What must be mended in each article before readers may have it at a moment (newsroom.md, section 6): the one function
 * that the checklist on the screen, the commands and the clock ask.
 * @param at Unix seconds: when it goes to readers
 * @returns the names of what stops each article, in the order of the articles
 */
export async function stopsOf(read: Reading, articles: readonly Checked[], at: number): Promise<Stop[][]> {
	const rows = articles.map(({ row }) => row);
	const lapsed = await withLapsedPictures(read, rows, at);
	const charted = await editionsOfSeries(read, rows);
	return articles.map(({ row, links }) => {
		const found: Partial<Record<Stop, boolean>> = {
			title: row.title.trim() === '',
			seo_url: !row.seo_url,
			authors: links.authors.length === 0,
			html: row.html.trim() === '',
			alt: MUTE.test(row.html),
			link: EMPTY_LINK.test(row.html) || deadFragments(row.html).length > 0,
			series: seriesIn(row.html).some((slug) => !charted.get(slug)?.includes(row.edition)),
			licence: lapsed.has(row.id),
			reviewer_id: row.label === 'ai' && row.reviewer_id === null,
			partner_name: row.label === 'partner' && !row.partner_name,
			embargo_until: row.embargo_until !== null && at < row.embargo_until,
		};
		return stops.filter((name) => found[name]);
	});
}

/**
 * The same for one article and the person who would publish it: also whether somebody else has to.
 * @param at Unix seconds: when it goes to readers
 * @param upTo number of the revision that would go out; the newest where it is missing
 */
export async function stopsFor(
	read: Reading,
	actor: Actor,
	article: Checked,
	at: number,
	upTo?: number,
): Promise<Stop[]> {
	const [found = []] = await stopsOf(read, [article], at);
	return (await needsSecondPerson(read, actor, article.row.id, upTo)) ? [...found, 'second_person'] : found;
}

/** The rule that a stop is: of an embargo with its end. */
export const ruleOfStop = (stop: Stop, { row }: Pick<Checked, 'row'>): Rule =>
	stop === 'embargo_until' && row.embargo_until !== null
		? { name: 'embargo', at: row.embargo_until, zone: row.embargo_zone }
		: { name: 'stop', stop };

/**
 * Goes on only with an article that may go before readers.
 * @param at Unix seconds: when it goes
 * @param number of the revision that goes out
 * @throws Refusal `state` with what is to be mended
 */
export async function refuseStopped(ctx: CommandContext, state: Written, at: number, number: number): Promise<void> {
	const [first] = await stopsFor(ctx.read, ctx.actor, state, at, number);
	if (first) throw new Refusal('state', first, { rule: ruleOfStop(first, state) });
}

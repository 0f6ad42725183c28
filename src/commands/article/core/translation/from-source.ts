import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ArticleLinks, Written } from '../../../../data/article-content';
import { market } from '../../../../data/tables/duty-rate';
import { media } from '../../../../data/tables/media';
import { tag } from '../../../../data/tables/tag';
import type { CommandContext } from '../../../command';
import type { ArticleColumns } from '../working-copy/wanted-state';
import { htmlOfEdition } from './edition-html';
import type { Between } from './edition-links';

/** Columns that a translation begins with as its source has them. */
const COPIED = [
	'type',
	'kind',
	'label',
	'standfirst',
	'place',
	'key_points',
	'known',
	'quote',
	'interviewee',
	'key_dates',
	'sources',
	'partner_name',
	'partner_company_id',
	'cover_id',
	'cover_mood',
	'password_hash',
] as const satisfies readonly (keyof ArticleColumns)[];

/** What a translation begins with. */
export interface Begun {
	set: ArticleColumns;
	links: ArticleLinks;
	/** Names of tags that the edition of the translation has not. */
	left_out: string[];
}

/** The tags of the same groups in another edition, in their order, and the names of those that it has not. */
async function tagsOfEdition(ctx: CommandContext, ids: readonly number[], edition: string) {
	if (ids.length === 0) return { tags: [], left_out: [] };
	const rows = await ctx.read
		.select({
			id: tag.id,
			name: tag.name,
			its: sql<
				number | null
			>`(select o.id from ${tag} o where o.group_id = ${tag}.group_id and o.edition = ${edition})`,
		})
		.from(tag)
		.where(inArray(tag.id, [...ids]));
	const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
	return {
		tags: ordered.flatMap(({ its }) => its ?? []),
		left_out: ordered.flatMap(({ its, name }) => (its === null ? name : [])),
	};
}

/** The name of a market in another edition; the same text where no market has the name, or the edition has none for it. */
async function marketOfEdition(
	ctx: CommandContext,
	name: string | null,
	{ from, to }: Between,
): Promise<string | null> {
	if (name === null) return null;
	const nameIn = (code: string) => sql<string | null>`${market.texts} -> ${code}::text ->> 'name'`;
	const [found] = await ctx.read
		.select({ its: nameIn(to.code) })
		.from(market)
		.where(and(eq(nameIn(from.code), name), sql`${nameIn(to.code)} is not null`))
		.limit(1);
	return found?.its ?? name;
}

/** The words of the cover: none of its own where the library has them for the edition, else those of the source. */
async function coverOfEdition(ctx: CommandContext, { row }: Written, { to }: Between): Promise<ArticleColumns> {
	const { cover_id, cover_alt, cover_caption } = row;
	if (cover_id === null) return { cover_alt, cover_caption };
	const [found] = await ctx.read.select({ texts: media.texts }).from(media).where(eq(media.id, cover_id));
	const its = found?.texts[to.code];
	return { cover_alt: its?.alt ? null : cover_alt, cover_caption: its?.caption ?? cover_caption };
}

/**
 * What a translation begins with: the blocks of its source, its byline and what it is linked to, as far as the edition
 * has its own of them. What each edition decides for itself is left out: headline and slug, keywords, the place among
 * the day's headlines, corrections, and who has checked a text written with AI.
 * @param source what the translator may see of it
 */
export async function contentFromSource(ctx: CommandContext, source: Written, between: Between): Promise<Begun> {
	const { row, links } = source;
	const { tags, left_out } = await tagsOfEdition(ctx, links.tags, between.to.code);
	const isEmbargoed = row.embargo_until !== null && row.embargo_until > ctx.now;
	return {
		set: {
			...Object.fromEntries(COPIED.map((name) => [name, row[name]])),
			...(await coverOfEdition(ctx, source, between)),
			// The drawn cover is the same one.
			cover_seed: row.cover_seed ?? row.seo_url,
			market: await marketOfEdition(ctx, row.market, between),
			html: await htmlOfEdition(ctx.read, row.html, between),
			...(isEmbargoed ? { embargo_until: row.embargo_until, embargo_zone: row.embargo_zone } : {}),
		},
		links: { ...links, tags },
		left_out,
	};
}

import { type ArticleCard, CARD } from '../../data/article-card';
import { articlesOfCompany } from '../../data/company-articles';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { REACH } from '../../shared/cover/scenes-apart';

/** Articles of one screen, newest first. */
export interface Listing {
	edition: string;
	type?: string;
	kind?: string;
	tag_id?: number;
	author_id?: number;
	topic_id?: number;
	company_id?: number;
	/** Name of its market in the edition. */
	market?: string;
	is_headline?: boolean;
	/** Includes briefs among the stories; without it, they are listed only where they alone are asked for. */
	hasBriefs?: boolean;
}

export interface ListingPage {
	list: ArticleCard[];
	total: number;
	page: number;
	limit: number;
	has_more: boolean;
}

/** A page of a listing, and the last articles of the page before it, which are shown right above. */
export type ListedPage = ListingPage & { before: ArticleCard[] };

/** Default number of articles on a page of a listing. */
const PAGE_SIZE = 20;
/** One known place in this many rows: a deep page walks at most so far. */
const STRIDE = 400;

interface Condition {
	name: string;
	/** The tables, of which `a` is the article where another table does not say all that is needed. */
	from: string;
	where: string;
	/** The columns by which it is ordered. */
	at: string;
	id: string;
	values: (string | number)[];
	tags: CacheTag[];
}

/** The listing as SQL; every fragment of it comes from this fixed map, only values are bound. */
function condition(listing: Listing): Condition {
	const where = ["a.edition = $1 and a.status = 'published'"];
	const values: (string | number)[] = [listing.edition];
	const name: string[] = [];
	let join = '';
	const tags = [tag.list(listing.edition)];
	const add = (label: string, value: string | number, sql: (at: string) => string) => {
		values.push(value);
		name.push(label);
		where.push(sql(`$${values.length}`));
	};
	if (listing.type) add('type', listing.type, (at) => `a.type = ${at}`);
	if (listing.kind) add('kind', listing.kind, (at) => `a.kind = ${at}`);
	else if (listing.hasBriefs) name.push('whole');
	else where.push("a.kind <> 'brief'");
	if (listing.is_headline) {
		name.push('headline');
		where.push('a.is_headline');
	}
	if (listing.tag_id) {
		join += ' join article_tag by_tag on by_tag.article_id = a.id';
		add('tag', listing.tag_id, (at) => `by_tag.tag_id = ${at}`);
	}
	if (listing.author_id) {
		join += ' join article_author by_author on by_author.article_id = a.id';
		// An article that a partner paid for is not listed under an author of the newsroom.
		add('author', listing.author_id, (at) => `by_author.author_id = ${at} and a.label is distinct from 'partner'`);
	}
	if (listing.topic_id) {
		join += ' join article_topic by_topic on by_topic.article_id = a.id';
		add('topic', listing.topic_id, (at) => `by_topic.topic_id = ${at}`);
	}
	if (listing.company_id) add('company', listing.company_id, (at) => `a.id in ${articlesOfCompany(at)}`);
	if (listing.market) add('market', listing.market, (at) => `a.market = ${at}`);
	const named = name.join('_') || 'all';
	// Links to a tag say themselves which articles it has, and when each was published.
	if (named === 'tag' || named === 'whole_tag')
		return {
			name: named,
			from: 'tag t join article_tag l on l.tag_id = t.id',
			where: `t.edition = $1 and t.id = $2 and l.listed_at is not null${listing.hasBriefs ? '' : ' and not l.is_brief'}`,
			at: 'l.listed_at',
			id: 'l.article_id',
			values,
			tags,
		};
	return {
		name: named,
		from: `article a${join}`,
		where: where.join(' and '),
		at: 'a.published_at',
		id: 'a.id',
		values,
		tags,
	};
}

const keyOf = (c: Condition) => `${c.name}:${c.values.join(':')}`;

/** How many articles a listing has; remembered until one of its edition changes. */
export function listingTotal(db: Db, listing: Listing): Promise<number> {
	const c = condition(listing);
	return remember(db, `listing_total:${keyOf(c)}`, c.tags, 600, async () => {
		const rows = await prepared<{ total: number }>(
			db,
			`listing_total_${c.name}`,
			`select count(*) as total from ${c.from} where ${c.where}`,
			c.values,
		);
		return rows[0]?.total ?? 0;
	});
}

type Anchor = [published_at: number, id: number];

/** Keys of every 400th row: what turns a page number into a place in the index. */
function anchors(db: Db, c: Condition): Promise<Anchor[]> {
	return remember(db, `listing_anchors:${keyOf(c)}`, c.tags, 600, async () => {
		const rows = await prepared<{ published_at: number; id: number }>(
			db,
			`listing_anchors_${c.name}`,
			`select published_at, id from (select ${c.at} as published_at, ${c.id} as id,
				row_number() over (order by ${c.at} desc, ${c.id} desc) - 1 as n from ${c.from} where ${c.where}) numbered
			where n % ${STRIDE} = 0 order by n`,
			c.values,
		);
		return rows.map((row): Anchor => [row.published_at, row.id]);
	});
}

/**
 * One page of a listing. The first pages count from the top; deeper ones start at the nearest known key,
 * so that page 1,000 costs what page 20 does.
 * @param page 1 and up
 */
export async function listArticles(db: Db, listing: Listing, page: number, limit = PAGE_SIZE): Promise<ListedPage> {
	const c = condition(listing);
	// Drawings differ over the edge of a page too: the articles right above it are read with it.
	const above = Math.min((page - 1) * limit, REACH);
	const skip = (page - 1) * limit - above;
	const wanted = above + limit + 1;
	const total = listingTotal(db, listing);
	let rows: ArticleCard[];
	const n = c.values.length;
	if (skip + above < STRIDE) {
		// The keys are found in the index alone; only the rows of the page are fetched whole.
		rows = await prepared<ArticleCard>(
			db,
			`listing_top_${c.name}`,
			`select ${CARD} from (select ${c.id} as id from ${c.from} where ${c.where} order by ${c.at} desc, ${c.id} desc
				limit $${n + 1} offset $${n + 2}) k
			join article a on a.id = k.id order by a.published_at desc, a.id desc`,
			[...c.values, wanted, skip],
		);
	} else {
		const anchor = (await anchors(db, c))[Math.floor(skip / STRIDE)];
		rows = anchor
			? await prepared<ArticleCard>(
					db,
					`listing_deep_${c.name}`,
					`select ${CARD} from (select ${c.id} as id from ${c.from} where ${c.where}
						and (${c.at}, ${c.id}) <= ($${n + 1}, $${n + 2})
					order by ${c.at} desc, ${c.id} desc limit $${n + 3} offset $${n + 4}) k join article a on a.id = k.id
						order by a.published_at desc, a.id desc`,
					[...c.values, anchor[0], anchor[1], wanted, skip % STRIDE],
				)
			: [];
	}
	return {
		list: rows.slice(above, above + limit),
		total: await total,
		page,
		limit,
		has_more: rows.length > above + limit,
		before: rows.slice(0, above),
	};
}

/** The page of a listing on which an article of it appears, from 1. @param limit articles on a page */
export async function pageInListing(
	db: Db,
	listing: Listing,
	{ id, published_at }: { id: number; published_at: number | null },
	limit: number,
): Promise<number> {
	const c = condition(listing);
	const n = c.values.length;
	const rows = await prepared<{ above: number }>(
		db,
		`listing_above_${c.name}`,
		`select count(*)::int as above from ${c.from} where ${c.where}
			and (${c.at}, ${c.id}) > ($${n + 1}, $${n + 2})`,
		[...c.values, published_at ?? 0, id],
	);
	return Math.floor((rows[0]?.above ?? 0) / limit) + 1;
}

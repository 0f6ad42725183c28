import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { Hideable } from '../../shared/site/site-config';
import { ifEnough } from '../article/most-read';

/** The sections of the home page from which articles are chosen; `read` holds the most opened ones. */
export type HomePool =
	| 'lead'
	| 'headline'
	| 'latest'
	| 'company'
	| 'product'
	| 'regulation'
	| 'ai'
	| 'data'
	| 'interview'
	| 'exhibition'
	| 'brief'
	| 'read';

/** A candidate for the home page, with only the columns that the choice needs. */
export interface Candidate {
	id: number;
	type: string;
	/** Its type, or its kind where it is more than news. */
	section: string;
	/** Views of the last seven days. */
	week_views: number;
}

/** End of a statement's name: which of its parts are left out; '' where none is. */
export const marked = (isLeftOut: readonly boolean[]): string =>
	isLeftOut.includes(true) ? `_${isLeftOut.map(Number).join('')}` : '';

const NEWEST = 'a.published_at desc, a.id desc';
const STORIES = "and a.kind <> 'brief'";

/**
 * The first articles of a pool. Every word of the SQL comes from the list below, and an index of the table answers it.
 */
const pool = (
	name: HomePool,
	where: string,
	order: string,
	limit: number,
) => `(select '${name}' as pool, a.id, a.type, a.week_views,
	case when a.kind in ('news', 'brief') then a.type else a.kind end as section,
		(row_number() over (order by ${order}))::int as place
	from article a where a.edition = $1 and a.status = 'published' ${where} order by ${order} limit ${limit})`;

// A section's pool is deep enough for the case in which all the pools above it have taken its newest articles.
const POOLS: readonly (readonly [part: Hideable | null, sql: string])[] = [
	[null, pool('lead', `and a.lead_rank is not null ${STORIES}`, `a.lead_rank, ${NEWEST}`, 8)],
	[null, pool('headline', `and a.is_headline ${STORIES}`, NEWEST, 12)],
	[null, pool('latest', STORIES, NEWEST, 72)],
	...(['company', 'product', 'regulation', 'ai'] as const).map(
		(type) => [type, pool(type, `and a.type = '${type}' and a.kind = 'news'`, NEWEST, 22)] as const,
	),
	['data', pool('data', "and a.kind = 'data'", NEWEST, 12)],
	['interview', pool('interview', "and a.kind = 'interview'", NEWEST, 10)],
	['exhibition', pool('exhibition', "and a.kind = 'exhibition'", NEWEST, 10)],
	['briefs', pool('brief', "and a.kind = 'brief'", NEWEST, 4)],
	[null, pool('read', `and a.week_views > 0 ${STORIES}`, 'a.week_views desc, a.published_at desc', 10)],
];

/**
 * Candidates of an edition, each pool in its own order.
 * @param hidden parts of the site that are switched off; their pools are not read
 */
export async function homeCandidates(
	db: Db,
	edition: string,
	hidden: readonly Hideable[],
): Promise<Map<HomePool, Candidate[]>> {
	const asked = POOLS.filter(([part]) => part === null || !hidden.includes(part));
	type Place = [pool: HomePool, place: number, id: number, type: string, section: string, week_views: number];
	// One row: to read two hundred takes longer than to find them.
	const [row] = await prepared<{ candidates: Place[] }>(
		db,
		`home_candidates${marked(POOLS.map(([part]) => part !== null && hidden.includes(part)))}`,
		`select coalesce(json_agg(json_build_array(pool, place, id, type, section, week_views)), '[]') as candidates
			from (${asked.map(([, sql]) => sql).join(' union all ')}) pools`,
		[edition],
	);
	const pools = new Map<HomePool, Candidate[]>();
	for (const [name, , id, type, section, week_views] of (row?.candidates ?? []).sort(([, a], [, b]) => a - b)) {
		const candidate = { id, type, section, week_views };
		const found = pools.get(name);
		if (found) found.push(candidate);
		else pools.set(name, [candidate]);
	}
	return pools;
}

/** Ids of the articles in each place of the page. */
export interface HomeChoice {
	lead: number[];
	top: number[];
	related: number[];
	latest: number[];
	regulation: number[];
	company: number[];
	product: number[];
	ai: number[];
	data: number[];
	interview: number[];
	exhibition: number[];
	more: number[];
	briefs: number[];
	read: number[];
}

/** The lead of the page: the editors' first choice, else the newest headline, else the newest article. */
export function leadOf(pools: Map<HomePool, Candidate[]>): Candidate | undefined {
	return (pools.get('lead') ?? pools.get('headline') ?? pools.get('latest'))?.[0];
}

/**
 * Ids of the published articles to which the text of an article leads, in the order of its links: what its editors chose
 * to put beside it. Articles with the same tags are not, and often have nothing to do with it. None where the text is
 * behind a password.
 */
export async function linkedArticles(db: Db, id: number): Promise<number[]> {
	const rows = await prepared<{ id: number }>(
		db,
		'home_linked',
		`select a.id from article lead cross join lateral unnest(public.hrefs_of(lead.html)) h (href)
			cross join lateral (select o.id from article o where o.edition = lead.edition and o.status = 'published'
				and o.seo_url = substring(h.href from '^(?:/[a-z-]+)?/news/([^/?]+)$') and o.kind <> 'brief' limit 1) a
		where lead.id = $1 and lead.password_hash is null and a.id <> lead.id
		order by strpos(lead.html, h.href) limit 3`,
		[id],
	);
	return rows.map((row) => row.id);
}

/** Selects from the articles that editors ranked and flagged, one of each section before a second of any. */
function varied(candidates: Candidate[], count: number): number[] {
	const sections = new Set<string>();
	const [first, second]: [number[], number[]] = [[], []];
	for (const { id, section } of candidates) {
		(sections.has(section) ? second : first).push(id);
		sections.add(section);
	}
	return [...first, ...second].slice(0, count);
}

/**
 * Lays out the page from top to bottom, so that no story appears twice; only "most read" may repeat one, because it is
 * a ranking.
 * @param related ids of the articles that the lead's text leads to
 */
export function layHome(pools: Map<HomePool, Candidate[]>, lead: number | undefined, related: number[]): HomeChoice {
	const shown = new Set<number>();
	const take = (ids: number[], count: number): number[] => {
		const taken = [...new Set(ids)].filter((id) => !shown.has(id)).slice(0, count);
		for (const id of taken) shown.add(id);
		return taken;
	};
	const ids = (name: HomePool) => (pools.get(name) ?? []).map((candidate) => candidate.id);
	const flagged = (['lead', 'headline', 'latest'] as const)
		.flatMap((name) => pools.get(name) ?? [])
		.filter((one) => one.id !== lead);
	const unique = [...new Map(flagged.map((one) => [one.id, one])).values()];
	return {
		lead: take(lead === undefined ? [] : [lead], 1),
		// They are placed under the lead first, whatever other place they fit.
		related: take(related, 3),
		top: take(
			varied(
				unique.filter((one) => !shown.has(one.id)),
				4,
			),
			4,
		),
		latest: take(ids('latest'), 8),
		regulation: take(ids('regulation'), 4),
		company: take(ids('company'), 5),
		product: take(ids('product'), 5),
		ai: take(ids('ai'), 4),
		data: take(ids('data'), 3),
		interview: take(ids('interview'), 3),
		exhibition: take(ids('exhibition'), 3),
		more: take(ids('latest'), 4),
		briefs: ids('brief'),
		read: ifEnough(pools.get('read') ?? [])
			.slice(0, 5)
			.map(({ id }) => id),
	};
}

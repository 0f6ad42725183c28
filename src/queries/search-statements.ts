import type { Db } from '../data/db';
import type { SearchKind } from '../data/tables/search-document';
import { type ArticleCard, CARD } from './article';
import { prepared } from './prepared';

/**
 * The two statements of a search. Both gather matches through the word index alone, without reading a document's long
 * vector; only the best `most_ranked` of them are then weighed by it, and only the page's documents are read whole.
 * That bounds the cost whatever the words are.
 */
export interface SearchBindings {
	/** Texts of `tsquery`, see `SearchQueries`; `match` and `title` also ask for the edition. */
	match: string;
	filter: string | null;
	title: string;
	rank: string;
	near: string;
	near_title: string;
	/** `match` and `title` with the filters; null where nothing is filtered. */
	filtered_match: string | null;
	filtered_title: string | null;
	edition: string;
	/** Unix seconds, and the bucket of time they are in. */
	now: number;
	bucket: number;
	/** Matches that are counted, and matches that are ranked. */
	most: number;
	most_ranked: number;
	/** Filters; null is any. */
	kind: string | null;
	section: string | null;
	year: number | null;
	country: string | null;
	tag_id: number | null;
	/** Newest first, without ranks. */
	by_date: boolean;
	limit: number;
	offset: number;
}

const COLUMNS = 'd.id, d.kind, d.section, d.year, d.country, d.tag_ids, d.weight, d.published_at, d.tsv';

/** Every match, up to one more than the most: then there are too many, and GATHER_NEWEST answers. */
const GATHER_ALL = `with found as materialized (
	select ${COLUMNS} from search_document d where d.tsv @@ $match and d.published_at <= $now limit $most + 1
), state as materialized (
	select count(*) > $most as is_over, false as is_floor from found
), titled as materialized (
	select d.id from search_document d where d.tsv @@ $title and not (select is_over from state)
)`;

/**
 * Walks back in time in stretches that double, each a single question to the word index (the buckets of time are words
 * too), until enough matches are found or time is over: for the words as filtered, for them unfiltered (facets need
 * these), and for words in titles, which are worth finding however old they are.
 */
const GATHER_NEWEST = `with recursive walk(goal, query, most, top, size, ids, n) as (
	select g.goal, g.query, g.most, $bucket + 1, 1, '{}'::int[], 0
			from (values (1, coalesce($filtered_match, $match), $most),
				(2, case when $filtered_match is null then null else $match end, $most / 2),
				(3, coalesce($filtered_title, $title), $most_ranked / 2)) g(goal, query, most)
			where g.query is not null and not (g.goal = 3 and $by_date)
	union all
	select w.goal, w.query, w.most, w.top - w.size, w.size * 2, s.ids, w.n + cardinality(s.ids)
		from walk w cross join lateral (select array(
			select d.id from search_document d
			where d.tsv @@ (w.query && (select '''~m''|' || string_agg('''~m' || b || '''', '|') from generate_series(greatest(0, w.top - w.size), w.top - 1) b)::tsquery)
				and d.published_at <= $now and (d.published_at > 0 or w.size = 1) limit 5000) as ids) s
		where w.n < w.most and w.top > 0
), found as materialized (
	select ${COLUMNS} from search_document d where d.id in (select unnest(ids) from walk)
), state as materialized (
	select false as is_over, not exists (select from walk where goal = 1 and top <= 0 and n < most) as is_floor
), titled as materialized (
	select unnest(ids) as id from walk where goal = 3
)`;

const FITS = {
	kind: '($kind is null or kind = $kind)',
	section: '($section is null or section = $section)',
	year: '($year is null or year = $year)',
	country: '($country is null or country = $country)',
	tag: '($tag_id is null or $tag_id = any(tag_ids))',
};
export type Facet = keyof typeof FITS;
const NAMES = Object.keys(FITS) as Facet[];

/** Counts of a facet's values among what fits all the other filters, so that another value can be chosen. */
const facetOf = (name: Facet, column: string, from = '', value = 'found::text', label = 'null', join = '') =>
	`(select coalesce(json_agg(json_build_object('value', ${value}, 'label', ${label}, 'count', count) order by count desc, found), '[]') from (
		select ${column} as found, count(*) as count from sound${from} where ${NAMES.filter((other) => other !== name).map((other) => FITS[other]).join(' and ')} and ${column} is not null
		group by 1 order by 2 desc, 1 limit 24) f${join})`;

const REST = `, sound as materialized (
	select * from found where not (select is_over from state) and ($filter is null or tsv @@ $filter)
), fit as materialized (
	select id, weight, published_at, tsv, (id in (select id from titled)) as is_titled from sound where ${NAMES.map((name) => FITS[name]).join(' and ')}
), ranked as materialized (
	select * from fit where not $by_date order by is_titled desc, published_at desc, id desc limit $most_ranked
), scored as materialized (
	select r.id, (ts_rank_cd('{0.1,0.25,0.45,1}', v.tsv, $rank, 1)
			+ case when r.is_titled then 0.25 else 0 end
			+ case when v.tsv @@ $near then 0.15 else 0 end
			+ case when r.is_titled and v.tsv @@ $near_title then 0.25 else 0 end)
		* r.weight * case when r.published_at = 0 then 1 else 0.55 + 0.45 / (1 + greatest(0, $now - r.published_at) / 15552000.0) end as score
	from ranked r cross join lateral (select r.tsv || ''::tsvector as tsv offset 0) v
), page as (
	select f.id, row_number() over (order by s.score desc nulls last, f.published_at desc, f.id desc) as place
	from fit f left join scored s on s.id = f.id order by place limit $limit offset $offset
)
select (select is_over from state) as is_over, (select is_floor from state) as is_floor,
	(select count(*)::int from fit) as total, (select count(*)::int from sound) as unfiltered,
	json_build_object('kind', ${facetOf('kind', 'kind')}, 'section', ${facetOf('section', 'section')}, 'year', ${facetOf('year', 'year')},
		'country', ${facetOf('country', 'country', '', 'found', '(select m.texts->$edition->>\'name\' from market m where m.code = found)')},
		'tag', ${facetOf('tag', 'given.id', ', unnest(tag_ids) as given(id)', 't.slug', 't.name', ' join tag t on t.id = found')}) as facets,
	coalesce((select json_agg(row_to_json(r) order by r.place) from (
		select p.place, d.kind, d.ref_id, d.url, d.title, d.summary, left(d.body, 12000) as body, d.section, d.published_at,
			case when d.kind = 'article' then (select row_to_json(c) from (select ${CARD} from article a where a.id = d.ref_id) c) end as article
		from page p join search_document d on d.id = p.id) r), '[]') as rows`;

const TYPES: Record<keyof SearchBindings, string> = {
	match: 'tsquery', filter: 'tsquery', title: 'tsquery', rank: 'tsquery', near: 'tsquery', near_title: 'tsquery', filtered_match: 'tsquery', filtered_title: 'tsquery',
	edition: 'text', now: 'bigint', bucket: 'int', most: 'int', most_ranked: 'int', kind: 'text', section: 'text', year: 'int', country: 'text', tag_id: 'int',
	by_date: 'boolean', limit: 'int', offset: 'int',
};

/** Named bindings become numbered ones with their type. */
function numbered(text: string): { text: string; names: (keyof SearchBindings)[] } {
	const names: (keyof SearchBindings)[] = [];
	const replaced = text.replace(/\$([a-z_]+)/g, (_, found: string) => {
		const name = found as keyof SearchBindings;
		if (!names.includes(name)) names.push(name);
		return `$${names.indexOf(name) + 1}::${TYPES[name]}`;
	});
	return { text: replaced, names };
}

const STATEMENTS = { search_all: numbered(GATHER_ALL + REST), search_newest: numbered(GATHER_NEWEST + REST) };

export interface FacetValue {
	/** Value of the parameter of the same name. */
	value: string;
	/** Its name, where the value is not for reading: the tag's, the country's; else null. */
	label: string | null;
	count: number;
}
export type SearchFacets = Record<Facet, FacetValue[]>;

export interface FoundRow {
	kind: SearchKind;
	ref_id: number;
	url: string;
	title: string;
	summary: string;
	/** The first 12,000 characters. */
	body: string;
	section: string | null;
	/** 0 where it has no date. */
	published_at: number;
	article: ArticleCard | null;
}

export interface Found {
	/** There are more matches than are counted: only `search_newest` can answer. */
	is_over: boolean;
	/** The counts are of the newest matches; there are more. */
	is_floor: boolean;
	total: number;
	/** Matches before the filters. */
	unfiltered: number;
	facets: SearchFacets;
	rows: FoundRow[];
}

/** Runs one of the two statements. */
export async function runSearch(db: Db, name: keyof typeof STATEMENTS, bindings: SearchBindings): Promise<Found> {
	const { text, names } = STATEMENTS[name];
	const [found] = await prepared<Found>(db, name, text, names.map((binding) => bindings[binding]));
	if (!found) throw new Error('A search answers one row.');
	return found;
}

import { type ArticleCard, CARD } from '../../../data/article-card';
import type { SearchKind } from '../../../data/tables/search-document';
import { prepared } from '../../../platform/db/prepared';
import type { Db } from '../../../platform/db/tx';
import type { SearchQueries } from '../plan/tsquery';
import { HIT_FACTS, type HitFacts } from './facts';

/**
 * The bindings of a search, which has two statements. Both gather matches from the word index only, without reading a
 * document's long vector; the vector is read to rank only the best `most_ranked` of them, and only the documents of the
 * page are read as a whole. That bounds the cost whatever the words are.
 */
export interface SearchBindings
	extends Pick<SearchQueries, 'filter' | 'rank' | 'any_title' | 'near' | 'near_title' | 'each' | 'each_title'> {
	/** Texts of `tsquery`, see `SearchQueries`. */
	match: string;
	title: string;
	/** What a document gains by each of `each` that it has, half as much again where it has it in the title. */
	gains: readonly number[];
	/** Ids of documents that are left out. */
	known: readonly number[];
	/** JSON of the probes, and the intervals of time that they refer to. */
	probes: string;
	intervals: readonly string[];
	edition: string;
	/** Unix seconds. */
	now: number;
	/** Maximum matches that are counted, and that are ranked. */
	most: number;
	most_ranked: number;
	/** Filters; null matches any value. */
	kind: string | null;
	/** The kind of records that the question names, which come first. */
	sought: string | null;
	section: string | null;
	year: number | null;
	country: string | null;
	tag_id: number | null;
	/** Sorts by date, without ranks. */
	by_date: boolean;
	limit: number;
	offset: number;
}

const COLUMNS =
	'd.ctid as spot, d.id, d.kind, d.section, d.year, d.country, d.tag_ids, d.weight, d.published_at, d.tsv';

/**
 * Gathers every match in all editions, up to one more than twice `most`, because records are in each edition. Where the
 * reader's edition has more than `most`, or all editions together twice that, there are too many, and GATHER_NEWEST is
 * used instead. The queries come through sub-selects, so that the planner never reads the table (and its long vectors)
 * row by row. The edition is not part of the query: a list of all its documents would cost the index more than the
 * words.
 */
const GATHER_ALL = `with matched as materialized (
	select ${COLUMNS}, d.edition from search_document d where d.tsv @@ (select $match) limit $most * 2 + 1
), state as materialized (
	select count(*) > $most * 2 or count(*) filter (where edition = $edition) > $most as is_over, false as is_floor
		from matched
), found as materialized (
	select * from matched where not (select is_over from state) and edition = $edition and published_at <= $now
		and id <> all($known)
), titled as materialized (
	select d.ctid as spot from search_document d where d.tsv @@ (select $title) and not (select is_over from state)
)`;

/**
 * Gathers the newest matches of several queries: the words as filtered, the words with one filter less each (for its
 * facet), and the words in titles, which count however old they are. The index is first asked for all matches of a
 * query; where these are too many, the walk goes back in time in intervals that double (time is in the index too) until
 * it has enough. See `probes.ts`.
 */
const GATHER_NEWEST = `with recursive probes as materialized (
	select * from jsonb_to_recordset($probes) as g(place int, probe int, query text, most int, most_of_interval int,
		step int, first int, last int) limit 32
), walk(place, probe, query, most, most_of_interval, first, last, step, spots, n, is_whole) as (
	select place, probe, query::tsquery, most, most_of_interval, first, last, step, '{}'::tid[], 0, false from probes
	union all
	select w.place, w.probe, w.query, w.most, w.most_of_interval, w.first, w.last, w.step + 1, case when w.step = 0
		and s.n > w.most then '{}' else s.spots end,
			case when w.step = 0 and s.n > w.most then 0 else w.n + s.n end, w.step = 0 and s.n <= w.most
		from walk w cross join lateral (select array(
				select d.ctid from search_document d where d.tsv @@
					(case when w.step = 0 then w.query else w.query && ($intervals)[w.first + w.step - 1]::tsquery end)
					and d.edition = $edition and d.published_at <= $now limit case when w.step = 0 then w.most + 1 else w.most_of_interval end) as spots offset 0) a
			cross join lateral (select a.spots, cardinality(a.spots) as n offset 0) s
		where not w.is_whole and w.n < w.most and w.first + w.step - 1 <= w.last
), found as materialized (
	select ${COLUMNS} from search_document d where d.ctid = any(array(select distinct unnest(spots) from walk))
		and d.id <> all($known)
), state as materialized (
	select false as is_over, not exists (select from walk where probe = 1 and is_whole) and exists (
		select from probes g where g.probe = 1 and not
			exists (select from walk w where w.place = g.place and w.n < w.most and w.first + w.step - 1 > w.last)
	) as is_floor
), titled as materialized (
	select unnest(spots) as spot from walk where probe = 3
)`;

/**
 * Filters that a row misses, as bits: 0 matches all, a single bit matches all but that one and counts for its facet.
 */
const BITS = { kind: 1, section: 2, year: 4, country: 8, tag: 16 } as const;
export type Facet = keyof typeof BITS;
const MISSED = `case when $kind is null or kind = $kind then 0 else ${BITS.kind} end + case when $section is null or (section = $section) is true then 0 else ${BITS.section} end
	+ case when $year is null or (year = $year) is true then 0 else ${BITS.year} end + case when $country is null or (country = $country) is true then 0 else ${BITS.country} end
	+ case when $tag_id is null or $tag_id = any(tag_ids) then 0 else ${BITS.tag} end`;

const REST = `, sound as materialized (
	select *, ${MISSED} as missed from found where $filter is null or tsv @@ $filter
), fit as materialized (
	select id, kind, weight * case when kind in ('license', 'enterprise') then 0.7 else 1 end as weight, published_at, tsv,
		spot in (select spot from titled) as is_titled from sound where missed = 0
), ranked as materialized (
	select * from fit where not $by_date order by is_titled desc, kind = 'market' desc, published_at desc, id desc
		limit $most_ranked
), scored as materialized (
	select r.id, r.published_at, (ts_rank_cd('{0.1,0.25,0.45,1}', v.tsv, $rank, 1)
			+ case when r.is_titled then 0.25 else 0 end
			+ case when $near is not null and v.tsv @@ $near then 0.15 else 0 end
			+ case when $near is not null and r.is_titled and v.tsv @@ $near_title then 0.25 else 0 end
			+ case when r.kind = 'market' and v.tsv @@ $any_title then 0.5 else 0 end
			+ case when r.kind = $sought then 0.5 else 0 end)
		* case when r.is_titled then r.weight when r.kind = 'market' and not v.tsv @@ $any_title then 0.5
			else least(r.weight, 1) end
		* case when r.published_at = 0 then 1
			else 0.55 + 0.45 / (1 + greatest(0, $now - r.published_at) / 15552000.0) end
			+ coalesce((select sum(gain * case when v.tsv @@ in_title::tsquery then 1.5 else 1 end)
				from unnest($each, $each_title, $gains) as e(query, in_title, gain) where v.tsv @@ query::tsquery), 0)
			as score
	from ranked r cross join lateral (select r.tsv || ''::tsvector as tsv offset 0) v
), page as materialized (
	select id, published_at, score from scored union all select id, published_at, null from fit
		where id not in (select id from scored)
	order by score desc nulls last, published_at desc, id desc limit $limit offset $offset
), counts as (
	select (select json_agg(c) from (select kind, section, year, country, missed, count(*)::int as count from sound
		group by 1, 2, 3, 4, 5) c) as groups,
		(select json_agg(json_build_object('value', t.slug, 'label', t.name, 'count', c.count)) from (
			select tag_id, count(*)::int as count from sound cross join lateral unnest(tag_ids) tag_id
				where missed in (0, ${BITS.tag}) group by 1 order by 2 desc, 1 limit 24) c
			join tag t on t.id = c.tag_id) as tags,
		(select json_object_agg(m.code, m.texts->$edition->>'name') from market m
			where m.code in (select country from sound)) as countries,
		(select count(*)::int from fit) as total, (select count(*)::int from sound) as unfiltered
)
select s.is_over, s.is_floor, c.total, c.unfiltered, case when r.place is null
	or r.place = 1 then json_build_object('groups', c.groups, 'tags', c.tags, 'countries', c.countries) end as counts,
	r.id, r.kind, r.ref_id, r.url, r.title, r.summary, r.body, r.section, r.published_at, r.article, r.facts
from state s left join counts c on not s.is_over
	left join (select row_number() over (order by p.score desc nulls last, p.published_at desc, p.id desc) as place,
		d.id, d.kind, d.ref_id, d.url, d.title, d.summary,
		left(d.body, 12000) as body, d.section, d.published_at,
		case when d.kind = 'article' then (select row_to_json(a)
			from (select ${CARD} from article a where a.id = d.ref_id) a) end as article,
		${HIT_FACTS} as facts
		from page p join search_document d on d.id = p.id) r on not s.is_over
order by r.place`;

const TYPES: Record<keyof SearchBindings, string> = {
	match: 'tsquery',
	filter: 'tsquery',
	title: 'tsquery',
	rank: 'tsquery',
	any_title: 'tsquery',
	near: 'tsquery',
	near_title: 'tsquery',
	each: 'text[]',
	each_title: 'text[]',
	gains: 'double precision[]',
	known: 'int[]',
	probes: 'jsonb',
	edition: 'text',
	now: 'bigint',
	intervals: 'text[]',
	most: 'int',
	most_ranked: 'int',
	kind: 'text',
	sought: 'text',
	section: 'text',
	year: 'int',
	country: 'text',
	tag_id: 'int',
	by_date: 'boolean',
	limit: 'int',
	offset: 'int',
};

/** Replaces named bindings by numbered ones with their type. */
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
	/** Value for the parameter of the same name. */
	value: string;
	/** Name of a tag or country, whose values are not readable; else null. */
	label: string | null;
	count: number;
}
export type SearchFacets = Record<Facet, FacetValue[]>;

export interface FoundRow {
	/** Id of the document. */
	id: number;
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
	/** Facts beside the title of a record, an event, a book or a series; null for other kinds. */
	facts: HitFacts | null;
}

/** Result of one of the two statements. */
export interface Found {
	/** True where there are more matches than are counted: only `search_newest` can answer. */
	is_over: boolean;
	/** True where only the newest matches are counted, and there are more. */
	is_floor: boolean;
	total: number;
	/** Matches before the filters. */
	unfiltered: number;
	facets: SearchFacets;
	rows: FoundRow[];
}

type OrNull<Row> = { [Column in keyof Row]: Row[Column] | null };

/** One row of the page; the first one contains the counts. A page without rows has one row with only the counts. */
interface Answer extends OrNull<FoundRow> {
	is_over: boolean;
	is_floor: boolean;
	total: number | null;
	unfiltered: number | null;
	counts: {
		/** Counts of rows with equal values. */
		groups:
			| {
					kind: string;
					section: string | null;
					year: number | null;
					country: string | null;
					missed: number;
					count: number;
			  }[]
			| null;
		tags: FacetValue[] | null;
		/** Names of countries. */
		countries: Record<string, string | null> | null;
	} | null;
}

const MAX_VALUES = 24;
const order = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1);

function facetsOf(counts: Answer['counts']): SearchFacets {
	const facets: SearchFacets = { kind: [], section: [], year: [], country: [], tag: (counts?.tags ?? []).sort(order) };
	for (const name of ['kind', 'section', 'year', 'country'] as const) {
		const sums = new Map<string, number>();
		for (const group of counts?.groups ?? []) {
			const value = group[name];
			if (value !== null && (group.missed === 0 || group.missed === BITS[name]))
				sums.set(String(value), (sums.get(String(value)) ?? 0) + group.count);
		}
		const values = [...sums].map(([value, count]) => ({
			value,
			label: name === 'country' ? (counts?.countries?.[value] ?? null) : null,
			count,
		}));
		facets[name] = values.sort(order).slice(0, MAX_VALUES);
	}
	return facets;
}

/** Runs one of the two statements. */
export async function runSearch(db: Db, name: keyof typeof STATEMENTS, bindings: SearchBindings): Promise<Found> {
	const { text, names } = STATEMENTS[name];
	const answers = await prepared<Answer>(
		db,
		name,
		text,
		names.map((binding) => bindings[binding]),
	);
	const first = answers[0];
	if (!first) throw new Error('A search answers at least one row.');
	const rows = answers.filter((answer): answer is Answer & FoundRow => typeof answer.ref_id === 'number');
	return {
		is_over: first.is_over,
		is_floor: first.is_floor,
		total: first.total ?? 0,
		unfiltered: first.unfiltered ?? 0,
		facets: facetsOf(first.counts),
		rows,
	};
}

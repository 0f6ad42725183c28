import type { ArticleCard } from '../../../data/article-card';
import type { SearchKind } from '../../../data/tables/search-document';
import { editions } from '../../../editions/editions';
import { countryName } from '../../../editions/formats';
import { parseSearchPath, type SearchPath } from '../../../editions/paths/search-path';
import { type SearchShortcut, shortcutsFor } from '../../../editions/search-shortcuts';
import { urls } from '../../../editions/urls';
import { listArticles } from '../../../queries/article/listing';
import { tagBySlug } from '../../../queries/article/tag';
import type { SearchHit, SearchResult } from '../../../search/ask/present/result';
import type { SearchFacets } from '../../../search/ask/run/statements';
import { search } from '../../../search/ask/search';
import { type PopularTag, popularTags } from '../../../search/popular-tags';
import { pathKeyword } from '../../../shared/address/path-keyword';
import { type CacheTag, tag } from '../../../shared/cache-tags';
import type { Hideable } from '../../../shared/site/site-config';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { drawnApartOnPage } from '../../blocks/cover/scenes';
import { LoadMore } from '../../blocks/paging/load-more';
import { Paging } from '../../blocks/paging/paging';
import { SuggestingField } from '../../blocks/suggesting-field';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { type ChosenFilter, Facets, SortBar } from './facets';
import { Newest, NothingFound, PopularTags } from './help';
import { Hit } from './hit';
import { Related } from './related';
import { ShortcutHits } from './shortcuts';

interface SearchData {
	path: SearchPath;
	/** Undefined while there is no query. */
	result: SearchResult | undefined;
	chosen: ChosenFilter[];
	/** Pages of the site whose name matches the keyword. */
	shortcuts: SearchShortcut[];
	popular_tags: PopularTag[];
	newest: ArticleCard[];
}

const POPULAR = 12;
const NEWEST = 14;

/** The page before a query. */
async function readEmpty(request: PageRequest): Promise<SearchData> {
	const { db, edition } = request;
	const [popular_tags, listing] = await Promise.all([
		request.site.brand.hidden.includes('tags') ? [] : popularTags(db, edition.code, POPULAR),
		listArticles(db, { edition: edition.code }, 1, NEWEST),
	]);
	request.tag(...listing.list.map((article) => tag.article(article.id)));
	return {
		path: { keyword: '', filters: {}, page: 1 },
		result: undefined,
		chosen: [],
		shortcuts: [],
		popular_tags,
		newest: listing.list,
	};
}

/** Chooses scenes for hits, so that neighbours differ. */
function hitsApart(hits: SearchHit[], page: number, hasNext: boolean): SearchHit[] {
	const cards = drawnApartOnPage(
		hits.flatMap(({ article }) => article ?? []),
		page,
		hasNext,
	);
	const drawn = new Map(cards.map((card) => [card.id, card]));
	return hits.map((hit) => (hit.article ? { ...hit, article: drawn.get(hit.article.id) ?? hit.article } : hit));
}

/**
 * The names of the chosen filters. A chosen tag that no hit has is in no facet, so it is looked up; unknown tags stay
 * as written.
 */
async function chosenFilters(
	{ db, edition }: PageRequest,
	{ filters }: SearchPath,
	{ facets }: SearchResult,
): Promise<ChosenFilter[]> {
	const chosen: ChosenFilter[] = [];
	for (const name of ['section', 'kind', 'year', 'country', 'tag'] as const) {
		const given = filters[name];
		if (given === undefined) continue;
		const value = String(given);
		let label = facets[name].find((one) => one.value === value)?.label ?? null;
		if (!label && name === 'tag') label = (await tagBySlug(db, edition.code, value))?.name ?? null;
		if (!label && name === 'country') label = countryName(edition, value);
		chosen.push({ name, value, label });
	}
	return chosen;
}

const pagesOf = ({ total, limit }: SearchResult) => Math.ceil(total / limit);

/** The query is the headline, and is edited in place. */
function SearchHead({ data: { path, result } }: { data: SearchData }) {
	const { edition } = usePage();
	const { words } = edition;
	const meant = result?.did_you_mean;
	const shown = result?.corrected && meant ? meant : path.keyword;
	return (
		<section className="sbar" aria-label={words.search_words}>
			<div className="wrap">
				<h1 className="vh">{path.keyword ? words.results_for({ keyword: path.keyword }) : words.search_title}</h1>
				<form role="search" aria-label={words.search_words} action={urls.search.href(edition, '')} data-search="">
					<label className="vh" htmlFor="q-search">
						{words.search_words}
					</label>
					<Icon name="search" />
					<SuggestingField
						id="q-search"
						edition={edition}
						placeholder={words.search_placeholder}
						value={path.keyword}
					/>
					<button className="btn" type="submit">
						{words.search}
					</button>
				</form>
				{result?.corrected && meant && (
					<p className="meta">
						{words.showing_results_for}{' '}
						<a className="link" href={urls.search.href(edition, meant)}>
							<em>{meant}</em>
						</a>
						.
					</p>
				)}
				{result && result.total > 0 && (
					<p className="meta">
						<span>
							<b>
								{result.totalIsFloor ? words.more_than({ n: result.total }) : words.results_count({ n: result.total })}
							</b>{' '}
							{words.for_keyword({ keyword: shown })}
						</span>
						{result.page > 1 && <span>{words.page_of({ page: result.page, pages: pagesOf(result) })}</span>}
						{meant && !result.corrected && (
							<span>
								{words.did_you_mean}{' '}
								<a className="link" href={urls.search.href(edition, meant)}>
									<em>{meant}</em>
								</a>
								?
							</span>
						)}
					</p>
				)}
			</div>
		</section>
	);
}

function Results({ data: { path, result, chosen, shortcuts } }: { data: SearchData }) {
	const { edition } = usePage();
	const { words } = edition;
	const { keyword, filters, page } = path;
	if (!result) return null;
	const pages = pagesOf(result);
	const href = (number: number) => urls.search.href(edition, keyword, filters, number);
	return (
		<div className="wrap grid s-body">
			<aside className="c3" aria-label={words.filters}>
				<Facets facets={result.facets} keyword={keyword} filters={filters} />
			</aside>
			<div className="c9 vr">
				<SortBar chosen={chosen} keyword={keyword} filters={filters} />
				{result.list.length > 0 ? (
					<>
						<ShortcutHits shortcuts={shortcuts} />
						<div className="stack" data-list="">
							{each(result.list, 'list', (hit) => (
								<Hit key={`${hit.kind}-${hit.ref_id}`} hit={hit} />
							))}
						</div>
						<Related hits={result.related} />
						<LoadMore href={page < pages ? href(page + 1) : undefined} />
						{page > 1 && <Paging page={page} pages={pages} href={href} />}
					</>
				) : (
					<EmptyState message={words.no_results_filtered} line={words.no_results_filtered_line}>
						<a className="btn btn--line" href={urls.search.href(edition, keyword)}>
							{words.clear_filters}
						</a>
					</EmptyState>
				)}
			</div>
		</div>
	);
}

function SearchView({ data }: { data: SearchData }) {
	const { result, path, popular_tags, newest, shortcuts } = data;
	return (
		<>
			<SearchHead data={data} />
			{result && !result.help ? (
				<Results data={data} />
			) : (
				<div className="wrap grid s-body s-help">
					<div className="c9 vr">
						{path.keyword ? (
							<>
								<ShortcutHits shortcuts={shortcuts} />
								<NothingFound
									keyword={path.keyword}
									suggestions={result?.help?.suggestions ?? []}
									hasMore={shortcuts.length > 0 || (result?.related ?? []).length > 0}
								/>
								<Related hits={result?.related ?? []} />
							</>
						) : (
							<Newest articles={newest} />
						)}
					</div>
					<div className="c3 rail">
						<PopularTags tags={popular_tags} />
					</div>
				</div>
			)}
		</>
	);
}

function describe({ path, result }: SearchData, { edition, site }: PageRequest): Head {
	const { words } = edition;
	const { keyword, filters, page } = path;
	const every = Object.fromEntries(editions.map((other) => [other.code, urls.search.href(other, keyword)]));
	if (!keyword) {
		const path = urls.search.href(edition, '');
		const trail = breadcrumbList(site, [
			[words.home, urls.home.href(edition)],
			[words.search_title, path],
		]);
		return {
			title: words.search_title,
			description: words.search_line,
			canonical: path,
			alternates: every,
			jsonLd: [trail],
		};
	}
	const pages = result ? pagesOf(result) : 0;
	return {
		title:
			page > 1 ? `${words.search_for({ keyword })}, ${words.page_number({ page })}` : words.search_for({ keyword }),
		description: words.results_for({ keyword }),
		canonical: urls.search.href(edition, keyword, filters, page),
		robots: 'noindex, follow',
		switchTo: every,
		previous: page > 1 ? urls.search.href(edition, keyword, filters, page - 1) : undefined,
		next: page < pages ? urls.search.href(edition, keyword, filters, page + 1) : undefined,
	};
}

/** The tag of a hit. Records of the register, markets and series share one tag for each of these kinds. */
const tagOf: Record<SearchKind, (id: number) => CacheTag> = {
	article: tag.article,
	author: tag.author,
	book: tag.book,
	company: tag.company,
	enterprise: tag.enterprise,
	license: () => tag.licenses,
	market: () => tag.duty_rates,
	series: () => tag.all_series,
	tag: tag.tag,
	topic: tag.topic,
};

/** The parts of the site to which the kinds of hits belong; articles are found whatever is switched off. */
const partsOfKind: Record<SearchKind, readonly Hideable[]> = {
	article: [],
	author: ['authors'],
	book: ['books'],
	company: ['companies'],
	enterprise: ['exhibition', 'exhibitors'],
	license: ['china'],
	market: ['markets'],
	series: ['data'],
	tag: ['tags'],
	topic: ['exhibition'],
};

const kindsSwitchedOff = (hidden: readonly Hideable[]): SearchKind[] =>
	(Object.keys(partsOfKind) as SearchKind[]).filter((kind) => partsOfKind[kind].some((part) => hidden.includes(part)));

/** The facets without tags and sections that are switched off. */
const facetsShown = (facets: SearchFacets, hidden: readonly Hideable[]): SearchFacets =>
	hidden.length === 0
		? facets
		: {
				...facets,
				section: facets.section.filter(({ value }) => !hidden.some((part) => part === value)),
				tag: hidden.includes('tags') ? [] : facets.tag,
			};

/**
 * `/search` and `/search/{keyword}/…`. The form sends `?keyword=`, which redirects to the keyword's own address;
 * filters, order and page follow the keyword in the path (`searchUrl`), so that each search has a single address.
 */
export const searchScreen = screen<SearchData>({
	query: ['keyword'],
	async load(request) {
		const { db, edition, rest, query } = request;
		const { hidden } = request.site.brand;
		const asked = pathKeyword(query.get('keyword') ?? '');
		if (asked && rest.length === 0) return new Redirect(urls.search.href(edition, asked), 303);
		const path = parseSearchPath(rest);
		if (!path) return new Missing('unmatched');
		const { keyword, filters, page } = path;
		const address = urls.search.href(edition, keyword, filters, page);
		if (decodeURIComponent(address) !== request.path) return new Redirect(address);
		request.tag(tag.list(edition.code), tag.licenses, tag.topics, tag.search_synonyms);
		if (!keyword) return readEmpty(request);
		const { sort, ...wanted } = filters;
		if (wanted.kind && !Object.hasOwn(edition.words.kinds, wanted.kind)) return new Missing('unmatched');
		if (wanted.section && !Object.hasOwn(edition.words.sections, wanted.section)) return new Missing('unmatched');
		const result = await search(db, {
			edition: edition.code,
			keyword,
			page,
			sort: sort === 'date' ? 'date' : 'relevance',
			related: true,
			without: kindsSwitchedOff(hidden),
			...wanted,
		});
		if (page > 1 && result.list.length === 0) return new Missing();
		request.tag(...[...result.list, ...result.related].map((hit) => tagOf[hit.kind](hit.ref_id)));
		return {
			path,
			result: {
				...result,
				list: hitsApart(result.list, page, result.has_more),
				related: hitsApart(result.related, page, false),
				facets: facetsShown(result.facets, hidden),
			},
			chosen: await chosenFilters(request, path, result),
			shortcuts: page === 1 && Object.keys(filters).length === 0 ? shortcutsFor({ edition, hidden }, keyword) : [],
			popular_tags: hidden.includes('tags') ? [] : (result.help?.popular_tags ?? []),
			newest: [],
		};
	},
	head: describe,
	layout: ({ path }, { edition }) => ({
		styles: ['finding'],
		fixedTitle: path.keyword ? edition.words.search_for({ keyword: path.keyword }) : edition.words.search_title,
	}),
	View: SearchView,
});

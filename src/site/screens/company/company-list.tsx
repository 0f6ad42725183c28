import { countryName } from '../../../editions/formats';
import { type CompanyListFilters, companyListUrl } from '../../../editions/paths/company-path';
import { productGroup, productGroupsNamed } from '../../../editions/trade/product-groups';
import { urls } from '../../../editions/urls';
import {
	type CompanyFacets,
	type CompanyPage,
	type CompanyRow,
	companyFacets,
	companyPage,
} from '../../../queries/company/company-directory';
import { pathKeyword } from '../../../shared/address/path-keyword';
import { tag } from '../../../shared/cache-tags';
import { EmptyState } from '../../../ui/empty-state';
import { Paging } from '../../blocks/paging/paging';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest, Redirect } from '../../render/screen';
import { IndexTabs } from '../index/index-tabs';
import { breadcrumbList } from '../json-ld';
import { isFiltered, pagesOf, searchOfList } from '../listing/filtered-list';
import { inEveryEdition } from '../listing/listing';
import { CompanyFilters, CompanyInitials } from './company-filters';

export interface CompanyListData {
	kind: 'list';
	filters: CompanyListFilters;
	page: CompanyPage;
	facets: CompanyFacets;
}

/** The filters in the form's query; those of a path are read elsewhere. */
function asked(query: URLSearchParams): CompanyListFilters {
	const keyword = pathKeyword(query.get('keyword') ?? '');
	const country = query.get('country') ?? '';
	return { ...(keyword ? { keyword } : {}), ...(/^[A-Z]{2}$/.test(country) ? { country } : {}) };
}

/** Reads a page of the firms; the form's parameters redirect to their path. */
export async function loadList(
	request: PageRequest,
	filters: CompanyListFilters,
	number: number,
): Promise<CompanyListData | Missing | Redirect> {
	const { db, edition, query } = request;
	if (query.size > 0) return new Redirect(urls.companies.href(edition, asked(query)), 303);
	const address = companyListUrl(edition, filters, number);
	if (decodeURIComponent(address) !== request.path) return new Redirect(address);
	request.tag(tag.companies, tag.licenses);
	const [page, facets] = await Promise.all([
		companyPage(
			db,
			edition.code,
			{ ...filters, keywordCategories: productGroupsNamed(edition, filters.keyword) },
			number,
		),
		companyFacets(db, edition.code),
	]);
	if (number > 1 && page.list.length === 0) return new Missing();
	return { kind: 'list', filters, page, facets };
}

/** A firm in a line: its first product group, its town, and its other pages on this site. */
function Facts({ firm }: { firm: CompanyRow }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	const [first] = firm.categories;
	const words = [
		first && productGroup(edition, first),
		firm.city ?? (firm.country ? countryName(edition, firm.country) : undefined),
		firm.has_license ? companies.marks.license : undefined,
		firm.has_stand ? companies.marks.stand : undefined,
		firm.is_partner ? companies.marks.partner : undefined,
	].filter((word) => word !== undefined);
	return <small>{words.join(' · ')}</small>;
}

/** The firms of one letter. */
function Letter({ letter, firms }: { letter: string; firms: readonly CompanyRow[] }) {
	const { edition } = usePage();
	const id = `letter-${letter}`;
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{letter === '0' ? edition.words.companies.other_letters : letter}</h2>
			<ul>
				{each(firms, 'firms', (firm) => (
					<li key={firm.slug}>
						<a href={urls.company.href(edition, { slug: firm.slug })}>
							<b>{firm.name}</b> {firm.name_zh && <span lang="zh-Hans">{firm.name_zh}</span>}
						</a>
						<Facts firm={firm} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** The firms by letter, in columns. */
export function CompanyListView({ data: { filters, page, facets } }: { data: CompanyListData }) {
	const { edition } = usePage();
	const { words } = edition;
	const letters = new Map<string, CompanyRow[]>();
	for (const firm of page.list) letters.set(firm.letter, [...(letters.get(firm.letter) ?? []), firm]);
	return (
		<>
			<IndexTabs current="companies" />
			<div className="wrap list-page k-company">
				<CompanyFilters filters={filters} facets={facets} />
				<div data-narrowed="">
					<CompanyInitials filters={filters} facets={facets} />
					{isFiltered(filters) && (
						<div className="sortbar">
							<p className="meta">
								<b data-count="" tabIndex={-1}>
									{words.companies.found({ n: page.total, of: facets.total })}
								</b>
							</p>
							<a className="link" href={urls.companies.href(edition)} data-narrows="">
								{words.clear_filters}
							</a>
						</div>
					)}
					{page.list.length > 0 ? (
						<div className="az">
							{each([...letters], 'letters', ([letter, firms]) => (
								<Letter key={letter} letter={letter} firms={firms} />
							))}
						</div>
					) : (
						<EmptyState message={words.companies.none} line={words.companies.none_line}>
							<a className="btn btn--line btn--s" href={urls.companies.href(edition)} data-narrows="">
								{words.companies.all}
							</a>
						</EmptyState>
					)}
					{pagesOf(page) > 1 && (
						<Paging
							page={page.page}
							pages={pagesOf(page)}
							href={(number) => companyListUrl(edition, filters, number)}
						/>
					)}
				</div>
			</div>
		</>
	);
}

/** Metadata of the list. */
export function listHead({ filters, page }: CompanyListData, { edition, site }: PageRequest): Head {
	const { words } = edition;
	const { companies } = words;
	const href = (number: number) => companyListUrl(edition, filters, number);
	const every = inEveryEdition((one) => urls.companies.href(one));
	const same = inEveryEdition((one) => companyListUrl(one, filters));
	return {
		title: page.page > 1 ? `${companies.title} – ${words.page_number({ page: page.page })}` : companies.title,
		description: companies.description,
		search: searchOfList(
			edition,
			companies.title,
			companies.description,
			[filters.letter, filters.country && countryName(edition, filters.country), filters.keyword],
			page.page,
		),
		canonical: href(page.page),
		robots: isFiltered(filters) ? 'noindex, follow' : undefined,
		alternates: page.page === 1 && !isFiltered(filters) ? every : undefined,
		switchTo: same,
		previous: page.page > 1 ? href(page.page - 1) : undefined,
		next: page.has_more ? href(page.page + 1) : undefined,
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[companies.title, urls.companies.href(edition)],
			]),
		],
	};
}

import type { Edition } from '../../../editions/edition';
import { countryName } from '../../../editions/formats';
import { type DirectoryFilters, parseDirectoryPath } from '../../../editions/paths/directory-path';
import { productGroup, productGroupsNamed } from '../../../editions/trade/product-groups';
import { urls } from '../../../editions/urls';
import {
	type EnterpriseFacets,
	type EnterprisePage,
	enterpriseFacets,
	enterprisePage,
} from '../../../queries/event/enterprise-directory';
import { type Subject, subjectBySlug } from '../../../queries/event/subject';
import { eventEditionOf } from '../../../queries/event/subject-event-edition';
import type { EventEdition } from '../../../queries/event/topic';
import { pathKeyword } from '../../../shared/address/path-keyword';
import { tag } from '../../../shared/cache-tags';
import { EmptyState } from '../../../ui/empty-state';
import { LoadMore } from '../../blocks/paging/load-more';
import { Paging } from '../../blocks/paging/paging';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { isFiltered, pagesOf, searchOfList } from '../listing/filtered-list';
import { Crumbs } from './crumbs';
import { DirectoryForm, DirectoryList } from './directory-parts';
import { inEditionsOf, tagSubject } from './subject-paths';

interface DirectoryData {
	subject: Subject;
	event: EventEdition;
	filters: DirectoryFilters;
	page: EnterprisePage;
	facets: EnterpriseFacets;
	/** Number of exhibitors without any filter. */
	total: number;
}

/** The filters that are set, with their words. */
const chosenOf = (edition: Edition, filters: DirectoryFilters): [keyof DirectoryFilters, string][] =>
	(['keyword', 'country', 'category'] as const).flatMap((name): [keyof DirectoryFilters, string][] => {
		const value = filters[name];
		if (!value) return [];
		if (name === 'country') return [[name, countryName(edition, value)]];
		return [[name, name === 'category' ? productGroup(edition, value) : value]];
	});

function DirectoryView({ data: { subject, filters, page, facets, total } }: { data: DirectoryData }) {
	const { edition } = usePage();
	const { words } = edition;
	const { exhibitions } = words;
	const href = (number: number) => urls.directory.href(edition, subject.slug, filters, number);
	const chosen = chosenOf(edition, filters);
	return (
		<div className="wrap list-page">
			<Crumbs topic_slug={subject.slug} topicTitle={subject.title} here={exhibitions.exhibitors} />
			<DirectoryForm topic_slug={subject.slug} facets={facets} filters={filters} />
			<div data-narrowed="">
				<div className="sortbar">
					<p className="meta">
						<b data-count="" tabIndex={-1}>
							{isFiltered(filters)
								? exhibitions.found_exhibitors({ n: page.total, of: total })
								: words.exhibitors_count({ n: total })}
						</b>
						{page.page > 1 && <span>{words.page_of({ page: page.page, pages: pagesOf(page) })}</span>}
					</p>
					{chosen.length > 0 && (
						<ul className="chips" aria-label={words.filters}>
							{each(chosen, 'chosen', ([name, text]) => (
								<li key={name}>
									<a
										className="chip"
										href={urls.directory.href(edition, subject.slug, { ...filters, [name]: undefined })}
										rel="nofollow"
										data-narrows=""
										aria-label={words.remove_filter({ name: text })}
									>
										{text} <span aria-hidden="true">×</span>
									</a>
								</li>
							))}
							{chosen.length > 1 && (
								<li>
									<a className="link" href={urls.directory.href(edition, subject.slug)} data-narrows="">
										{words.clear_filters}
									</a>
								</li>
							)}
						</ul>
					)}
				</div>
				{page.list.length > 0 ? (
					<DirectoryList topic_slug={subject.slug} firms={page.list} />
				) : (
					<EmptyState message={exhibitions.no_exhibitors} line={exhibitions.no_exhibitors_line}>
						<a className="btn btn--line btn--s" href={urls.directory.href(edition, subject.slug)} data-narrows="">
							{exhibitions.all_exhibitors}
						</a>
					</EmptyState>
				)}
				<LoadMore href={page.has_more ? href(page.page + 1) : undefined} list="enterprise" />
				{page.page > 1 && <Paging page={page.page} pages={pagesOf(page)} href={href} />}
			</div>
		</div>
	);
}

function describe({ subject, filters, page, total }: DirectoryData, request: PageRequest): Head {
	const { edition, site } = request;
	const { words } = edition;
	const title = words.exhibitions.exhibitors_of({ name: subject.title });
	const first = urls.directory.href(edition, subject.slug);
	const href = (number: number) => urls.directory.href(edition, subject.slug, filters, number);
	const every = inEditionsOf(request, subject, (one, slug) => urls.directory.href(one, slug));
	// Another language keeps the filters, although a keyword may find nothing there.
	const same = inEditionsOf(request, subject, (one, slug) => urls.directory.href(one, slug, filters));
	return {
		title: page.page > 1 ? `${title} – ${words.page_number({ page: page.page })}` : title,
		description: `${title}: ${words.exhibitions.exhibitors_line({ n: total })}.`,
		search: searchOfList(
			edition,
			title,
			`${title}: ${words.exhibitions.exhibitors_line({ n: total })}.`,
			chosenOf(edition, filters).map(([, text]) => text),
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
				[words.exhibitions.title, urls.topics.href(edition)],
				[subject.title, urls.topic.href(edition, { slug: subject.slug })],
				[words.exhibitions.exhibitors, first],
			]),
		],
	};
}

/** The filters in the form's query; those of a path are read elsewhere. */
function asked(query: URLSearchParams): DirectoryFilters {
	const keyword = pathKeyword(query.get('keyword') ?? '');
	const country = query.get('country') ?? '';
	const category = query.get('category') ?? '';
	return {
		...(keyword ? { keyword } : {}),
		...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
		...(/^[a-z_]{1,40}$/.test(category) ? { category } : {}),
	};
}

/**
 * `/topic/{slug}/enterprise/…`: the exhibitors of an event, ordered by booth. The form sends a query, which redirects
 * to the address of its list, so that each list has a single address (`directoryUrl`).
 */
export const directoryScreen = screen<DirectoryData>({
	query: ['keyword', 'country', 'category'],
	async load(request) {
		const { db, edition, query } = request;
		const [slug = '', , ...rest] = request.rest;
		if (rest.length === 0 && query.size > 0) return new Redirect(urls.directory.href(edition, slug, asked(query)), 303);
		const path = parseDirectoryPath(rest);
		if (!path) return new Missing();
		const address = urls.directory.href(edition, slug, path.filters, path.page);
		if (decodeURIComponent(address) !== request.path) return new Redirect(address);
		const subject = await subjectBySlug(db, edition.code, slug);
		const event = subject && (await eventEditionOf(db, subject, 'enterprise_directory', request.now));
		if (!subject || !event) return new Missing();
		tagSubject(request, subject);
		request.tag(tag.topic(event.topic_id));
		const { filters } = path;
		const [page, facets] = await Promise.all([
			enterprisePage(
				db,
				edition.code,
				event,
				{ ...filters, keywordCategories: productGroupsNamed(edition, filters.keyword) },
				path.page,
			),
			enterpriseFacets(db, edition.code, event),
		]);
		const { total } = facets;
		if (total === 0 || (path.page > 1 && page.list.length === 0)) return new Missing();
		return { subject, event, filters, page, facets, total };
	},
	head: describe,
	layout: ({ subject, total }, { edition }) => {
		const title = edition.words.exhibitions.exhibitors_of({ name: subject.title });
		return {
			styles: ['exhibitions'],
			menu: 'exhibition',
			section: 'exhibition',
			fixedTitle: title,
			bar: {
				title,
				line: edition.words.exhibitions.exhibitors_line({ n: total }),
				eventNews: false,
				background: 'exhibition',
				art: subject.cover_seed,
			},
		};
	},
	View: DirectoryView,
});

import { countryName } from '../../../editions/formats';
import type { SearchFilters } from '../../../editions/paths/search-path';
import { urls } from '../../../editions/urls';
import type { SearchFacets } from '../../../search/ask/run/statements';
import { shownCount } from '../../../shared/calculate/notation';
import { useSectionName } from '../../blocks/title-bar';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

export type FacetName = keyof SearchFacets;

/** Values a facet shows before the rest is folded away. */
const SHOWN = 7;
const ORDER: readonly FacetName[] = ['kind', 'section', 'year', 'country', 'tag'];

/** A filter that is set, with the name readers know it by. */
export interface ChosenFilter {
	name: FacetName;
	value: string;
	/** Name of a tag or country; null where the value names itself. */
	label: string | null;
}

/** Returns the name of a facet's value in the page's edition. */
function useValueName(): (name: FacetName, value: string, label: string | null) => string {
	const { edition } = usePage();
	const { words } = edition;
	const sectionName = useSectionName();
	return (name, value, label) => {
		if (name === 'kind') return words.kinds[value as keyof typeof words.kinds] ?? value;
		if (name === 'country') return label ?? countryName(edition, value);
		return name === 'section' ? sectionName(value) : (label ?? value);
	};
}

/** The filters without one of them. */
export function without(filters: SearchFilters, name: FacetName): SearchFilters {
	const rest = { ...filters };
	delete rest[name];
	return rest;
}

const withValue = (filters: SearchFilters, name: FacetName, value: string): SearchFilters => ({
	...filters,
	[name]: name === 'year' ? Number(value) : value,
});

interface FacetProps {
	keyword: string;
	filters: SearchFilters;
}

function FacetGroup({ name, facets, keyword, filters }: FacetProps & { name: FacetName; facets: SearchFacets }) {
	const { edition } = usePage();
	const { words } = edition;
	const valueName = useValueName();
	const values = facets[name];
	const chosen = filters[name] === undefined ? undefined : String(filters[name]);
	// A single value that all results share filters nothing.
	if (values.length === 0 || (values.length === 1 && chosen === undefined)) return null;
	const items = values.map(({ value, label, count }) => {
		const text = valueName(name, value, label);
		const isOn = value === chosen;
		return (
			<li key={value}>
				<a
					className="facet"
					href={urls.search.href(edition, keyword, isOn ? without(filters, name) : withValue(filters, name, value))}
					rel="nofollow"
					aria-current={isOn ? 'true' : undefined}
					aria-label={isOn ? words.remove_filter({ name: text }) : undefined}
				>
					<i aria-hidden="true" />
					<span>{text}</span>
					<span className="n">{shownCount(edition, count)}</span>
				</a>
			</li>
		);
	});
	const title = {
		kind: words.filter_kind,
		section: words.filter_section,
		year: words.filter_year,
		country: words.filter_country,
		tag: words.filter_tag,
	}[name];
	return (
		<section>
			<h2>{title}</h2>
			<ul>{items.slice(0, SHOWN)}</ul>
			{items.length > SHOWN && (
				<details className="facet-rest">
					<summary>
						{words.more_values}
						<span className="vh">: {title}</span>
					</summary>
					<ul>{items.slice(SHOWN)}</ul>
				</details>
			)}
		</section>
	);
}

/** What a search can be narrowed to, with counts; folded on a phone, open beside the results where there is room. */
export function Facets({ facets, keyword, filters }: FacetProps & { facets: SearchFacets }) {
	const { words } = usePage().edition;
	return (
		<details className="fold facets">
			<summary className="btn btn--line btn--s">{words.filters}</summary>
			<div className="fold-body">
				{each(ORDER, 'ORDER', (name) => (
					<FacetGroup key={name} name={name} facets={facets} keyword={keyword} filters={filters} />
				))}
			</div>
		</details>
	);
}

/** The chosen filters, each with a way out, and the order of the list. */
export function SortBar({ chosen, keyword, filters }: FacetProps & { chosen: ChosenFilter[] }) {
	const { edition } = usePage();
	const { words } = edition;
	const valueName = useValueName();
	const { sort, ...others } = filters;
	const isByDate = sort === 'date';
	return (
		<div className="sortbar">
			{chosen.length > 0 && (
				<ul className="chips" aria-label={words.filters}>
					{each(chosen, 'chosen', ({ name, value, label }) => {
						const text = valueName(name, value, label);
						return (
							<li key={name}>
								<a
									className="chip"
									href={urls.search.href(edition, keyword, without(filters, name))}
									rel="nofollow"
									aria-label={words.remove_filter({ name: text })}
								>
									{text} <span aria-hidden="true">×</span>
								</a>
							</li>
						);
					})}
					{chosen.length > 1 && (
						<li>
							<a className="link" href={urls.search.href(edition, keyword, sort ? { sort } : {})}>
								{words.clear_filters}
							</a>
						</li>
					)}
				</ul>
			)}
			<nav className="srt" aria-label={words.sort}>
				<span aria-hidden="true">{words.sort}</span>
				<span className="seg">
					<a
						href={urls.search.href(edition, keyword, others)}
						rel="nofollow"
						aria-current={isByDate ? undefined : 'true'}
					>
						{words.sort_relevance}
					</a>
					<a
						href={urls.search.href(edition, keyword, { ...others, sort: 'date' })}
						rel="nofollow"
						aria-current={isByDate ? 'true' : undefined}
					>
						{words.sort_date}
					</a>
				</span>
			</nav>
		</div>
	);
}

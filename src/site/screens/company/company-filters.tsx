import { type CompanyListFilters, companyListUrl } from '../../../editions/paths/company-path';
import { urls } from '../../../editions/urls';
import type { CompanyFacets } from '../../../queries/company/company-directory';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { countryChoice, FindForm } from '../listing/find-form';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0'];

/** Name and country: a form whose answer has an address of its own. */
export function CompanyFilters({ filters, facets }: { filters: CompanyListFilters; facets: CompanyFacets }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	return (
		<FindForm
			prefix="co"
			className="filters co-filters"
			action={urls.companies.href(edition)}
			label={companies.find}
			hint={companies.find_hint}
			keyword={filters.keyword ?? ''}
			longest={200}
			choices={[
				countryChoice(edition, {
					label: companies.country,
					all: companies.all_countries,
					value: filters.country,
					countries: facets.countries,
				}),
			]}
			submit={companies.show}
		/>
	);
}

/** First letters as links. */
export function CompanyInitials({ filters, facets }: { filters: CompanyListFilters; facets: CompanyFacets }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	const known = new Set(facets.letters);
	return (
		<nav className="abc" aria-label={companies.by_letter}>
			<ul>
				{each(LETTERS, 'LETTERS', (letter) => {
					const words = letter === '0' ? companies.other_letters : letter;
					return (
						<li key={letter}>
							{known.has(letter) ? (
								<a
									href={companyListUrl(edition, { letter })}
									rel="nofollow"
									aria-current={filters.letter === letter ? 'page' : undefined}
								>
									{words}
								</a>
							) : (
								<span aria-hidden="true">{words}</span>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

import { countryName } from '../../../editions/formats';
import { type CompanyListFilters, companyListUrl } from '../../../editions/paths/company-path';
import { urls } from '../../../editions/urls';
import type { CompanyFacets } from '../../../queries/company/company-directory';
import { SelectField } from '../../../ui/select-field';
import { usePage } from '../../render/contexts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0'];

/** Name, country and first letter: a form and links, each answer at an address of its own. */
export function CompanyFilters({ filters, facets }: { filters: CompanyListFilters; facets: CompanyFacets }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	const countries = facets.countries
		.map((one) => ({ ...one, name: countryName(edition, one.value) }))
		.sort((a, b) => a.name.localeCompare(b.name, edition.locale));
	const known = new Set(facets.letters);
	return (
		<>
			<form
				className="filters co-filters"
				role="search"
				aria-label={companies.find}
				action={urls.companies.href(edition)}
			>
				<div>
					<label className="label" htmlFor="co-keyword">
						{companies.find}
					</label>
					<input
						className="field"
						id="co-keyword"
						type="search"
						name="keyword"
						defaultValue={filters.keyword}
						maxLength={200}
						placeholder={companies.find_hint}
						autoComplete="off"
						enterKeyHint="search"
					/>
				</div>
				<SelectField
					id="co-country"
					name="country"
					label={companies.country}
					value={filters.country ?? ''}
					options={[
						['', companies.all_countries],
						...countries.map(
							(one) => [one.value, `${one.name} (${one.count.toLocaleString(edition.locale)})`] as const,
						),
					]}
				/>
				<button className="btn" type="submit">
					{companies.show}
				</button>
			</form>
			<nav className="abc" aria-label={companies.by_letter}>
				<ul>
					{LETTERS.map((letter) => {
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
		</>
	);
}

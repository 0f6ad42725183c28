import { countryName } from '../../../editions/formats';
import type { DirectoryFilters } from '../../../editions/paths/directory-path';
import { productGroup } from '../../../editions/trade/product-groups';
import { urls } from '../../../editions/urls';
import type { EnterpriseRow } from '../../../queries/event/enterprise';
import type { EnterpriseFacets } from '../../../queries/event/enterprise-directory';
import { mediaUrl } from '../../../ui/picture';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { countedOptions, countryChoice, FindForm } from '../listing/find-form';
import { initials } from './subject-words';

interface DirectoryFormProps {
	/** Address of the event's page under /topic/. */
	topic_slug: string;
	facets: EnterpriseFacets;
	filters: DirectoryFilters;
}

/** Search and filters of the exhibitors: a form whose result has an address of its own. */
export function DirectoryForm({ topic_slug, facets, filters }: DirectoryFormProps) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	return (
		<FindForm
			prefix="ex"
			className="filters"
			action={urls.directory.href(edition, topic_slug)}
			label={exhibitions.find_exhibitor}
			hint={exhibitions.name_or_product}
			keyword={filters.keyword ?? ''}
			longest={200}
			choices={[
				countryChoice(edition, {
					label: exhibitions.country,
					all: exhibitions.all_countries,
					value: filters.country,
					countries: facets.countries,
				}),
				{
					name: 'category',
					label: exhibitions.category,
					value: filters.category ?? '',
					options: [
						['', exhibitions.all_categories],
						...countedOptions(edition, facets.categories, (category) => productGroup(edition, category)),
					],
				},
			]}
			submit={exhibitions.show_exhibitors}
		/>
	);
}

/** The logo of a firm, or its initials. */
export function Mark({ firm }: { firm: Pick<EnterpriseRow, 'name' | 'logo'> }) {
	return (
		<span className="mono k-exhibition" aria-hidden="true">
			{firm.logo ? (
				<img src={mediaUrl(firm.logo.name, 'thumb_160')} alt="" width={48} height={48} loading="lazy" />
			) : (
				initials(firm.name)
			)}
		</span>
	);
}

/** Exhibitors, ordered by booth. */
export function DirectoryList({ topic_slug, firms }: { topic_slug: string; firms: readonly EnterpriseRow[] }) {
	const { edition } = usePage();
	return (
		<ul className="exh" data-list="enterprise">
			{each(firms, 'firms', (firm) => (
				<li key={firm.slug}>
					<a className="main" href={urls.enterprise.href(edition, { topic: topic_slug, slug: firm.slug })}>
						<Mark firm={firm} />
						<span>
							<b>{firm.name}</b>
							<span className="meta">
								<span>{countryName(edition, firm.country)}</span>
								{firm.categories[0] && <span>{productGroup(edition, firm.categories[0])}</span>}
							</span>
						</span>
						<span className="stand tn">
							<span className="vh">{edition.words.exhibitions.stand} </span>
							{firm.booth}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}

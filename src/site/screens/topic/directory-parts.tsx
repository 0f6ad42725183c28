import { countryName } from '../../../editions/formats';
import type { DirectoryFilters } from '../../../editions/paths/directory-path';
import { urls } from '../../../editions/urls';
import type { EnterpriseRow } from '../../../queries/event/enterprise';
import type { EnterpriseFacets } from '../../../queries/event/enterprise-directory';
import { mediaUrl } from '../../../ui/picture';
import { SelectField } from '../../../ui/select-field';
import { usePage } from '../../render/contexts';
import { initials } from './subject-words';

/** Name of a product group in the page's edition; one that nobody knows is shown as it is written. */
export function useCategoryName(): (category: string) => string {
	const { categories } = usePage().edition.words.exhibitions;
	return (category) =>
		Object.hasOwn(categories, category) ? categories[category as keyof typeof categories] : category;
}

interface DirectoryFormProps {
	/** Address of the event's page under /topic/. */
	topic_slug: string;
	facets: EnterpriseFacets;
	filters: DirectoryFilters;
}

/** Search and filters of the exhibitors: a form whose answer stands at an address of its own. */
export function DirectoryForm({ topic_slug, facets, filters }: DirectoryFormProps) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	const categoryName = useCategoryName();
	const counted = (one: { value: string; name: string; count: number }) =>
		[one.value, `${one.name} (${one.count.toLocaleString(edition.locale)})`] as const;
	const countries = facets.countries
		.map((one) => ({ ...one, name: countryName(edition, one.value) }))
		.sort((a, b) => a.name.localeCompare(b.name, edition.locale));
	const categories = facets.categories
		.map((one) => ({ ...one, name: categoryName(one.value) }))
		.sort((a, b) => a.name.localeCompare(b.name, edition.locale));
	return (
		<form
			className="filters"
			role="search"
			aria-label={exhibitions.find_exhibitor}
			action={urls.directory.href(edition, topic_slug)}
		>
			<div>
				<label className="label" htmlFor="ex-keyword">
					{exhibitions.find_exhibitor}
				</label>
				<input
					className="field"
					id="ex-keyword"
					type="search"
					name="keyword"
					defaultValue={filters.keyword}
					maxLength={200}
					placeholder={exhibitions.name_or_product}
					autoComplete="off"
					enterKeyHint="search"
				/>
			</div>
			<SelectField
				id="ex-country"
				name="country"
				label={exhibitions.country}
				value={filters.country ?? ''}
				options={[['', exhibitions.all_countries], ...countries.map(counted)]}
			/>
			<SelectField
				id="ex-category"
				name="category"
				label={exhibitions.category}
				value={filters.category ?? ''}
				options={[['', exhibitions.all_categories], ...categories.map(counted)]}
			/>
			<button className="btn" type="submit">
				{exhibitions.show_exhibitors}
			</button>
		</form>
	);
}

/** Mark of a firm: its own, or its initials. */
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

/** Exhibitors in the order of their stands. */
export function DirectoryList({ topic_slug, firms }: { topic_slug: string; firms: readonly EnterpriseRow[] }) {
	const { edition } = usePage();
	const categoryName = useCategoryName();
	return (
		<ul className="exh" data-list="enterprise">
			{firms.map((firm) => (
				<li key={firm.slug}>
					<a className="main" href={urls.enterprise.href(edition, { topic: topic_slug, slug: firm.slug })}>
						<Mark firm={firm} />
						<span>
							<b>{firm.name}</b>
							<span className="meta">
								<span>{countryName(edition, firm.country)}</span>
								{firm.categories[0] && <span>{categoryName(firm.categories[0])}</span>}
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

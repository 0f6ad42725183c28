import type { Edition } from '../../../editions/edition';
import { countryName } from '../../../editions/formats';
import { shownCount } from '../../../shared/calculate/notation';
import { FilterForm, type FilterFormProps } from '../../islands/filters/filter-form';
import { Island } from '../../islands/island';

/**
 * Finds something in a list by name and by more fields: a plain form whose answer has an address of its own. Where
 * the script runs, the list in `data-narrowed` follows at once.
 */
export const FindForm = (props: FilterFormProps) => (
	<Island name="filters" props={props}>
		<FilterForm {...props} />
	</Island>
);

/** A value one may choose, and how many rows of the list have it. */
interface Counted {
	value: string;
	count: number;
}

/** Values by their names in the edition, each with its number. */
export const countedOptions = (
	edition: Edition,
	list: readonly Counted[],
	nameOf: (value: string) => string,
): (readonly [string, string])[] =>
	list
		.map((one) => ({ ...one, name: nameOf(one.value) }))
		.sort((a, b) => a.name.localeCompare(b.name, edition.locale))
		.map((one) => [one.value, `${one.name} (${shownCount(edition, one.count)})`] as const);

interface CountryFilter {
	label: string;
	/** Words for every country. */
	all: string;
	value: string | undefined;
	countries: readonly Counted[];
}

/** Countries of a list, to choose one of. */
export const countryChoice = (
	edition: Edition,
	{ label, all, value = '', countries }: CountryFilter,
): FilterFormProps['choices'][number] => ({
	name: 'country',
	label,
	value,
	options: [['', all], ...countedOptions(edition, countries, (code) => countryName(edition, code))],
});

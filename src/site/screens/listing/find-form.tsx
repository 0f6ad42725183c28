import type { ReactNode } from 'react';
import type { Edition } from '../../../editions/edition';
import { countryName } from '../../../editions/formats';
import { SelectField } from '../../../ui/select-field';
import { usePage } from '../../render/contexts';

interface FindFormProps {
	/** Begins the ids of its fields. */
	prefix: string;
	className: string;
	action: string;
	/** Of the form and of its first field. */
	label: string;
	hint: string;
	keyword: string | undefined;
	submit: string;
	/** Further fields. */
	children: ReactNode;
}

/** Finds something in a list by name and by more fields: a plain form, whose answer stands at an address of its own. */
export function FindForm({ prefix, className, action, label, hint, keyword, submit, children }: FindFormProps) {
	const id = `${prefix}-keyword`;
	return (
		<form className={className} role="search" aria-label={label} action={action}>
			<div>
				<label className="label" htmlFor={id}>
					{label}
				</label>
				<input
					className="field"
					id={id}
					type="search"
					name="keyword"
					defaultValue={keyword}
					maxLength={200}
					placeholder={hint}
					autoComplete="off"
					enterKeyHint="search"
				/>
			</div>
			{children}
			<button className="btn" type="submit">
				{submit}
			</button>
		</form>
	);
}

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
		.map((one) => [one.value, `${one.name} (${one.count.toLocaleString(edition.locale)})`] as const);

interface CountryFieldProps {
	prefix: string;
	label: string;
	/** Words for every country. */
	all: string;
	value: string | undefined;
	countries: readonly Counted[];
}

/** Countries of a list. */
export function CountryField({ prefix, label, all, value, countries }: CountryFieldProps) {
	const { edition } = usePage();
	return (
		<SelectField
			id={`${prefix}-country`}
			name="country"
			label={label}
			value={value ?? ''}
			options={[['', all], ...countedOptions(edition, countries, (code) => countryName(edition, code))]}
		/>
	);
}

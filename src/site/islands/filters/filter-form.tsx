import { type FormEvent, useRef } from 'react';
import { SelectField } from '../../../ui/select-field';
import { useNarrowing } from './use-narrowing';

/** A value to choose, and its words. */
type Option = readonly [value: string, words: string];

export interface FilterFormProps {
	/** Begins the ids of its fields. */
	prefix: string;
	className: string;
	action: string;
	/** Label of the form and of its first field. */
	label: string;
	hint: string;
	keyword?: string;
	/** Longest keyword, in characters. */
	longest: number;
	/** Further fields. */
	choices: readonly { name: string; label: string; value: string; options: readonly Option[] }[];
	submit: string;
}

/**
 * A form that filters a list by name and by more fields: a plain form, whose answer has an address of its own. With a
 * script the list below follows while one types and chooses, and so does the address.
 */
export function FilterForm({
	prefix,
	className,
	action,
	label,
	hint,
	keyword,
	longest,
	choices,
	submit,
}: FilterFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const { message, narrow, isPlainForm } = useNarrowing(form);
	const id = (name: string) => `${prefix}-${name}`;
	const onSubmit = (event: FormEvent) => {
		if (isPlainForm) return;
		event.preventDefault();
		narrow(false);
	};
	return (
		<form ref={form} className={className} role="search" aria-label={label} action={action} onSubmit={onSubmit}>
			<div>
				<label className="label" htmlFor={id('keyword')}>
					{label}
				</label>
				<input
					className="field"
					id={id('keyword')}
					type="search"
					name="keyword"
					defaultValue={keyword}
					maxLength={longest}
					placeholder={hint}
					autoComplete="off"
					enterKeyHint="search"
					onInput={() => narrow(true)}
				/>
			</div>
			{choices.map(({ name, label, value, options }) => (
				<SelectField
					key={name}
					id={id(name)}
					name={name}
					label={label}
					value={value}
					options={options}
					onChange={() => narrow(false, name)}
				/>
			))}
			<button className="btn" type="submit">
				{submit}
			</button>
			<span className="vh" role="status">
				{message}
			</span>
		</form>
	);
}

import { useId } from 'react';

interface ChoiceProps<T extends string | number> {
	label: string;
	options: readonly T[];
	value: NoInfer<T>;
	nameOf: (option: NoInfer<T>) => string;
	onChange: (value: NoInfer<T>) => void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string | number>({ label, options, value, nameOf, onChange }: ChoiceProps<T>) {
	const name = useId();
	return (
		<fieldset className="pvw__c">
			<legend className="vh">{label}</legend>
			{options.map((option) => (
				<label key={option}>
					<input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
					<span>{nameOf(option)}</span>
				</label>
			))}
		</fieldset>
	);
}

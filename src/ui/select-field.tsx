interface SelectFieldProps {
	id: string;
	name: string;
	label: string;
	value: string;
	/** What is chosen and how it is called, in the order shown. */
	options: readonly (readonly [value: string, name: string])[];
	/** In a form that is alive. */
	onChange?: () => void;
}

/** A labelled choice of a form of filters. */
export function SelectField({ id, name, label, value, options, onChange }: SelectFieldProps) {
	return (
		<div>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<select className="field" id={id} name={name} defaultValue={value} onChange={onChange}>
				{options.map(([key, words]) => (
					<option key={key} value={key}>
						{words}
					</option>
				))}
			</select>
		</div>
	);
}

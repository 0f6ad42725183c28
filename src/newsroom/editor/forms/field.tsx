import { useId } from 'react';

export interface FieldProps {
	label: string;
	value: string;
	onChange(value: string): void;
	/** Shown in the field while it is empty. */
	hint?: string;
	/** What is wrong with it. */
	error?: string | undefined;
	/** Whether the form opens with the focus here. */
	isFirst?: boolean;
}

/** A field of a form at the selection. */
export function Field({ label, value, onChange, hint, error, isFirst = false }: FieldProps) {
	const id = useId();
	return (
		<div className="editor__field">
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				value={value}
				data-first={isFirst || undefined}
				placeholder={hint}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={error && `${id}-error`}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
			{error && (
				<p id={`${id}-error`} className="editor__fault" role="alert">
					{error}
				</p>
			)}
		</div>
	);
}

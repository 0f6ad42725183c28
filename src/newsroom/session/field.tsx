import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { Icon } from '../components/icon';
import { useWords } from '../words/words';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
	label: string;
	value: string;
	onChange(value: string): void;
	error?: string | undefined;
	help?: string | undefined;
	/** Shown at the right of the field. */
	children?: ReactNode;
}

/** A labelled line, with what is wrong with it below. */
export function LabelledField({ label, value, onChange, error, help, children, ...input }: FieldProps) {
	const id = useId();
	const about = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
	return (
		<div className="lf">
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<div className="lf__in">
				<input
					{...input}
					id={id}
					className={error ? 'field is-error' : 'field'}
					aria-invalid={error ? true : undefined}
					aria-describedby={about || undefined}
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
				{children}
			</div>
			{error && (
				<p className="error" id={`${id}-error`}>
					{error}
				</p>
			)}
			{help && (
				<p className="help" id={`${id}-help`}>
					{help}
				</p>
			)}
		</div>
	);
}

/** A password, which may be shown. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'children'>) {
	const { sign_in } = useWords();
	const [isShown, show] = useState(false);
	return (
		<LabelledField {...props} type={isShown ? 'text' : 'password'} spellCheck={false}>
			<button
				type="button"
				className="iconbtn lf__eye"
				aria-label={isShown ? sign_in.hide : sign_in.show}
				aria-pressed={isShown}
				onClick={() => show(!isShown)}
			>
				<Icon name="eye" />
			</button>
		</LabelledField>
	);
}

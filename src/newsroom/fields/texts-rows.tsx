import type { ReactNode } from 'react';
import type { Field } from '../entities';
import { siteConfig } from '../site-config';
import { named, useWords, wordIn } from '../words/words';
import { Box } from './box';
import { Control, kindOf } from './controls';
import { type FieldError, Several } from './list-control';
import { textShapes } from './paths';

interface TextsProps {
	field: Field;
	shown(path: string): unknown;
	onChange(path: string, value: unknown): void;
	error: FieldError | undefined;
	/** Whether the texts of an edition, by its code, may only be looked at. */
	isReadOnly(edition: string): boolean;
	conflictAt(path: string): ReactNode;
}

/** The texts of a row, the editions side by side. */
export function TextsRows({ field, shown, onChange, error, isReadOnly, conflictAt }: TextsProps) {
	const words = useWords();
	const shapes = Object.entries(textShapes(field));
	return (
		<fieldset className="grp">
			<legend>{named(words.fields, field.name)}</legend>
			<div className="er er--head" aria-hidden="true">
				<span />
				{siteConfig.editions.map(({ code, name }) => (
					<span key={code}>{name}</span>
				))}
			</div>
			{shapes.map(([name, shape]) => (
				<div className="er er--two" key={name}>
					<span className="label">{named(words.fields, name)}</span>
					{siteConfig.editions.map(({ code, name: edition }) => {
						const path = `${field.name}.${code}.${name}`;
						const kind = kindOf(shape);
						const isSeveral = kind === 'list' || kind === 'texts';
						const own = error && (error.path === path || (!isSeveral && error.path.startsWith(`${path}.`)));
						const label = `${named(words.fields, name)}, ${edition}`;
						const common = {
							id: path,
							name,
							kind,
							shape,
							lang: code,
							label,
							isReadOnly: isReadOnly(code),
							value: shown(path),
							onChange: (value: unknown) => onChange(path, value),
						};
						return (
							<Box key={code} data-l={edition} groupLabel={isSeveral ? label : undefined}>
								{conflictAt(path) ??
									(isSeveral ? (
										<Several {...common} error={error} />
									) : (
										<Control {...common} isInvalid={Boolean(own)} describedBy={own ? `${path}-error` : undefined} />
									))}
								{own && (
									<p className="error" id={`${path}-error`}>
										{error.text}
									</p>
								)}
							</Box>
						);
					})}
				</div>
			))}
			{error?.path === field.name && <p className="error">{error.text}</p>}
			{wordIn(words.helps, field.name) && <p className="help">{wordIn(words.helps, field.name)}</p>}
		</fieldset>
	);
}

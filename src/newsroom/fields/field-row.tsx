import type { ReactNode } from 'react';
import type { EntityDescription, Field, Kind, Shape } from '../entities';
import { named, useWords, wordIn } from '../words/words';
import { Box } from './box';
import { Control, type ControlProps } from './controls';
import { type FieldError, Several } from './list-control';
import { Markup } from './markup';
import { NamedRows } from './named-rows';
import { core } from './paths';
import { Picture } from './picture';
import { Reference } from './reference';

interface FieldRowProps {
	entity: EntityDescription;
	field: Field;
	value: unknown;
	onChange(value: unknown): void;
	error: FieldError | undefined;
	isReadOnly: boolean;
	isHeadline: boolean;
	/** Label of the field, if it is not the one of its name. */
	label?: string;
	/** Language in which the row is written, where it has one. */
	lang?: string | undefined;
	/** Shown in place of the control: the choice between the saved and the typed value. */
	conflict?: ReactNode;
}

const holdsSeveral = (kind: Kind, shape: Shape) =>
	kind === 'list' || kind === 'object' || (kind === 'texts' && core(shape).type === 'object');

const isNothing = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	value === '' ||
	(typeof value === 'object' && Object.values(value).every(isNothing));

/** A field of a form: label, control, error, help. */
export function FieldRow({
	entity,
	field,
	value,
	onChange,
	error,
	isReadOnly,
	isHeadline,
	conflict,
	...given
}: FieldRowProps) {
	const words = useWords();
	const { name, kind } = field;
	const label = given.label ?? named(words.fields, name);
	const shape = core(field.schema);
	const max = kind === 'text' || kind === 'lines' ? shape.maxLength : undefined;
	const isSeveral = holdsSeveral(kind, shape);
	const isMarkup = kind === 'html';
	const own = error && (error.path === name || (!isSeveral && error.path.startsWith(`${name}.`)));
	const length = typeof value === 'string' ? value.length : 0;
	const help = [
		wordIn(words.helps, `${entity.noun}.${name}`) ?? wordIn(words.helps, name),
		field.is_fixed ? words.edit.fixed : undefined,
		max && length > max * 0.8 ? words.edit.characters({ n: length, max }) : undefined,
	].filter(Boolean);
	const describedBy =
		[own && `${name}-error`, help.length > 0 && `${name}-help`].filter(Boolean).join(' ') || undefined;
	const common: ControlProps = {
		id: name,
		name,
		kind,
		shape,
		value,
		// An optional object whose values are all empty is saved as null.
		onChange: (next) => onChange(kind === 'object' && field.is_optional && isNothing(next) ? null : next),
		describedBy,
		isReadOnly,
		isHeadline,
		lang: given.lang,
	};
	return (
		<Box
			className={isMarkup ? 'er er--text' : 'er'}
			groupLabelledBy={isSeveral || isMarkup ? `${name}-label` : undefined}
		>
			{isSeveral || isMarkup || conflict ? (
				<span className="label" id={`${name}-label`}>
					{label}
				</span>
			) : (
				<label className="label" htmlFor={name}>
					{label}
				</label>
			)}
			<div className="er__c">
				{conflict ??
					(isSeveral ? (
						<Several {...common} error={error} label={label} />
					) : isMarkup ? (
						<Markup {...common} label={label} />
					) : field.noun === 'media' ? (
						<Picture {...common} isInvalid={Boolean(own)} />
					) : field.noun ? (
						<Reference {...common} of={field.noun} isInvalid={Boolean(own)} />
					) : (
						<Control {...common} isInvalid={Boolean(own)} />
					))}
				{own && (
					<>
						<p className="error" id={`${name}-error`}>
							{error.text}
						</p>
						<NamedRows rows={error.rows} />
						{error.address && (
							<p className="help">
								<a className="link" href={error.address} target="_blank" rel="noreferrer">
									{words.redirects.there}: {error.address}
								</a>
							</p>
						)}
					</>
				)}
				{help.length > 0 && !conflict && (
					<p className="help" id={`${name}-help`}>
						{help.join(' ')}
					</p>
				)}
			</div>
		</Box>
	);
}

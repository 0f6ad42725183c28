import { useState } from 'react';
import { isoMoment } from '../../shared/time/moment';
import type { Kind, Shape } from '../entities';
import { choiceName } from '../words/choice-name';
import { useWords } from '../words/words';
import { DayField } from './days/day-field';
import { core } from './paths';
import { fieldOf, momentIn, ownZone } from './time-zones';

/** Properties of every control. */
export interface ControlProps {
	/** Path of the value in the row; also the id of the control. */
	id: string;
	/** Last part of the path, by which its label is found. */
	name: string;
	kind: Kind;
	shape: Shape;
	value: unknown;
	onChange(value: unknown): void;
	isInvalid?: boolean;
	describedBy?: string | undefined;
	isReadOnly?: boolean;
	/** Language in which the value is written. */
	lang?: string | undefined;
	/** Name for screen readers, for a control without a visible label. */
	label?: string | undefined;
	/** True for the field that names the row. */
	isHeadline?: boolean;
}

/** Most characters of a text that is edited in a single line. */
const LINE = 200;

/** Returns the kind of control for a shape. */
export function kindOf(shape: Shape): Kind {
	const { type, enum: choices, format, maxLength } = core(shape);
	if (choices) return 'choice';
	if (type === 'boolean') return 'flag';
	if (type === 'integer' || type === 'number') return 'integer';
	if (type === 'array') return 'list';
	if (type === 'object') return 'texts';
	if (format === 'date') return 'day';
	if (format === 'uri') return 'link';
	return type === 'string' && (maxLength ?? 0) > LINE && (maxLength ?? 0) < 2_000 ? 'lines' : 'text';
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const isDay = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed);
const day = (seconds: unknown) => (typeof seconds === 'number' ? (isoMoment(seconds)?.slice(0, 10) ?? '') : '');

function Choice({ id, name, shape, value, onChange, label, describedBy, isInvalid, isReadOnly }: ControlProps) {
	const words = useWords();
	return (
		<select
			className={isInvalid ? 'field is-error' : 'field'}
			id={id}
			aria-label={label}
			aria-describedby={describedBy}
			aria-invalid={isInvalid || undefined}
			disabled={isReadOnly}
			value={text(value)}
			onChange={(event) => onChange(event.target.value || null)}
		>
			<option value="">–</option>
			{(core(shape).enum ?? []).map((one) => (
				<option key={one} value={one}>
					{choiceName(name, one, words)}
				</option>
			))}
		</select>
	);
}

/** JSON that does not parse, as it was typed: it counts as a change and is never sent. */
export class InvalidValue {
	constructor(readonly typed: string) {}
}

/** Edits JSON as text: what does not parse is kept as typed, and reported. */
function Json({ id, value, onChange, describedBy, isReadOnly }: ControlProps) {
	const { edit } = useWords();
	const [typed, type] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, '\t')));
	const [reason, setReason] = useState('');
	return (
		<>
			<textarea
				className="field field--code"
				id={id}
				rows={6}
				spellCheck={false}
				readOnly={isReadOnly}
				aria-describedby={[describedBy, reason && `${id}-json`].filter(Boolean).join(' ') || undefined}
				aria-invalid={reason !== '' || undefined}
				value={typed}
				onChange={(event) => {
					type(event.target.value);
					try {
						onChange(JSON.parse(event.target.value));
						setReason('');
					} catch (error) {
						onChange(new InvalidValue(event.target.value));
						setReason(error instanceof Error ? error.message : String(error));
					}
				}}
			/>
			{reason && (
				<p className="error" id={`${id}-json`}>
					{edit.no_json({ reason })}
				</p>
			)}
		</>
	);
}

/** The control for one value, by its kind; controls for several values are in `list-control.tsx`. */
export function Control(props: ControlProps) {
	const { id, kind, shape, value, onChange, isInvalid, describedBy, isReadOnly, lang, label, isHeadline } = props;
	const words = useWords();
	const common = {
		id,
		lang,
		readOnly: isReadOnly,
		'aria-label': label,
		'aria-describedby': describedBy,
		'aria-invalid': isInvalid || undefined,
		className: ['field', isInvalid && 'is-error', isHeadline && 'field--hed'].filter(Boolean).join(' '),
	};
	if (kind === 'choice') return <Choice {...props} />;
	if (kind === 'json') return <Json {...props} />;
	if (kind === 'flag')
		return (
			<label className="check">
				<input
					id={id}
					type="checkbox"
					aria-describedby={describedBy}
					disabled={isReadOnly}
					checked={value === true}
					onChange={(event) => onChange(event.target.checked)}
				/>
				{words.yes}
			</label>
		);
	if (kind === 'lines')
		return (
			<textarea {...common} rows={3} value={text(value)} onChange={(event) => onChange(event.target.value || '')} />
		);
	if (kind === 'day') return <DayField {...common} value={text(value)} onChange={(typed) => onChange(typed || null)} />;
	if (kind === 'integer' && props.name === 'at')
		return (
			<DayField
				{...common}
				hasHour
				value={typeof value === 'number' ? fieldOf(ownZone(), value) : text(value)}
				onChange={(typed) => onChange(momentIn(ownZone(), typed) ?? (typed || null))}
			/>
		);
	if (kind === 'moment' || (kind === 'integer' && props.name.endsWith('_at')))
		return (
			<DayField
				{...common}
				value={typeof value === 'number' ? day(value) : text(value)}
				// What is no day is said by the field, and refused with its name.
				onChange={(typed) => onChange(isDay(typed) ? Date.parse(typed) / 1000 : typed || null)}
			/>
		);
	if (kind === 'integer' || kind === 'reference')
		return (
			<input
				{...common}
				className={`${common.className} field--n`}
				inputMode="numeric"
				value={text(value)}
				onChange={({ target: { value: typed } }) =>
					onChange(typed === '' ? null : /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed)
				}
			/>
		);
	if (kind === 'decimal')
		return (
			<input
				{...common}
				className={`${common.className} field--n`}
				inputMode="decimal"
				value={text(value)}
				// A decimal comma is taken as a point.
				onChange={(event) => onChange(event.target.value.trim().replace(',', '.') || null)}
			/>
		);
	return (
		<input
			{...common}
			type={kind === 'link' ? 'url' : 'text'}
			spellCheck={kind === 'text'}
			autoCapitalize={kind === 'text' ? undefined : 'none'}
			maxLength={core(shape).maxLength}
			value={text(value)}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}

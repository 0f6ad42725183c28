import type { RefusalRow } from '../../shared/refusal';
import { Icon } from '../components/icon';
import type { Shape } from '../entities';
import { siteConfig } from '../site-config';
import { choiceName } from '../words/choice-name';
import { named, useWords } from '../words/words';
import { Box } from './box';
import { Control, type ControlProps, kindOf } from './controls';
import { Entry } from './entry';
import { dividedParts, isFilled } from './first-parts';
import { core } from './paths';

/** Why a form was not saved: the message and the field that it belongs to. */
export interface FieldError {
	/** Empty where the error belongs to no field. */
	path: string;
	text: string;
	/** Rows that it is about. */
	rows?: readonly RefusalRow[];
	/** Address of this site that it is about. */
	address?: string;
	/** True where no answer came: the call may be tried again. */
	isAway?: boolean;
	/** True where the person may not do it, or may not see the row any more. */
	isDenied?: boolean;
}

interface SeveralProps extends Omit<ControlProps, 'isInvalid'> {
	error: FieldError | undefined;
}

/** Some of a few: one tick each. */
function Ticks({ id, name, shape, value, onChange, isReadOnly }: SeveralProps) {
	const words = useWords();
	const chosen = Array.isArray(value) ? value.map(String) : [];
	return (
		<div className="ticks">
			{(core(core(shape).items).enum ?? []).map((one) => (
				<label className="check" key={one}>
					<input
						type="checkbox"
						id={`${id}.${one}`}
						disabled={isReadOnly}
						checked={chosen.includes(one)}
						onChange={(event) =>
							onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
						}
					/>
					{choiceName(name, one, words)}
				</label>
			))}
		</div>
	);
}

/** Plain words, one a line. */
function Lines({ id, value, onChange, describedBy, isReadOnly, error, label }: SeveralProps) {
	const lines = Array.isArray(value) ? value : [];
	return (
		<textarea
			className={error ? 'field is-error' : 'field'}
			id={id}
			rows={Math.max(2, lines.length + 1)}
			aria-label={label}
			aria-describedby={describedBy}
			aria-invalid={error ? true : undefined}
			readOnly={isReadOnly}
			value={lines.join('\n')}
			onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
		/>
	);
}

type EntryValue = Readonly<Record<string, unknown>>;

const put = (entry: EntryValue, name: string, value: unknown, isNeeded: boolean): EntryValue => {
	const { [name]: _before, ...rest } = entry;
	const isNothing = value === null || value === undefined || value === '';
	return isNothing && !isNeeded ? rest : { ...entry, [name]: value ?? '' };
};

interface PartsProps extends Omit<SeveralProps, 'name' | 'kind'> {
	/** The list whose entry it is. */
	list?: string;
}

/** The values of one thing that has several, each with its label. */
function Parts({ list, id, shape, value, onChange, isReadOnly, error }: PartsProps) {
	const words = useWords();
	const entry = (value ?? {}) as EntryValue;
	const { properties = {}, required = [], additionalProperties: inner } = core(shape);
	// Words by edition have a line for each.
	const names =
		Object.keys(properties).length > 0 ? Object.keys(properties) : siteConfig.editions.map(({ code }) => code);
	const isByEdition = Object.keys(properties).length === 0;
	const shapeOf = (name: string): Shape => properties[name] ?? (typeof inner === 'object' ? inner : {});
	const part = (name: string) => {
		const path = `${id}.${name}`;
		const its = error?.path === path || (kindOf(shapeOf(name)) !== 'texts' && error?.path.startsWith(`${path}.`));
		const label = isByEdition
			? (siteConfig.editions.find(({ code }) => code === name)?.name ?? name)
			: named(words.fields, name);
		const common = {
			id: path,
			name,
			kind: kindOf(shapeOf(name)),
			shape: shapeOf(name),
			value: entry[name],
			isReadOnly: isReadOnly ?? false,
			lang: isByEdition ? name : undefined,
			onChange: (next: unknown) => onChange(put(entry, name, next, required.includes(name))),
		};
		const isSeveral = common.kind === 'list' || common.kind === 'texts';
		return (
			<Box key={name} groupLabel={isSeveral ? label : undefined}>
				{isSeveral ? (
					<span className="label">{label}</span>
				) : (
					<label className="label" htmlFor={path}>
						{label}
					</label>
				)}
				{isSeveral ? (
					<Several {...common} error={error} label={label} />
				) : (
					<Control {...common} isInvalid={Boolean(its)} describedBy={its ? `${path}-error` : undefined} />
				)}
				{its && (
					<p className="error" id={`${path}-error`}>
						{error?.text}
					</p>
				)}
			</Box>
		);
	};
	const { shown, folded } = dividedParts(list, names);
	const n = folded.filter((name) => isFilled(entry[name])).length;
	const isAsking = folded.some((name) => error?.path.startsWith(`${id}.${name}`));
	return (
		<div className="parts">
			{shown.map(part)}
			{folded.length > 0 && (
				<details className="parts__more" open={isAsking || undefined}>
					<summary>
						{words.edit.more_fields} {n > 0 && <span className="meta tn">{n}</span>}
					</summary>
					<div className="parts">{folded.map(part)}</div>
				</details>
			)}
		</div>
	);
}

/** Things in an order: each can be moved up and taken away, and one added at the end. */
function Entries({ id, name, shape, value, onChange, isReadOnly, error }: SeveralProps) {
	const { edit } = useWords();
	const entries = (Array.isArray(value) ? value : []) as EntryValue[];
	const items = core(core(shape).items);
	const maxItems = core(shape).maxItems ?? Number.POSITIVE_INFINITY;
	const replace = (n: number, entry: EntryValue) => onChange(entries.map((one, at) => (at === n ? entry : one)));
	const raise = (n: number) => {
		const [one, other] = [entries[n - 1], entries[n]];
		onChange(entries.map((entry, at) => (at === n - 1 ? other : at === n ? one : entry)));
	};
	const fresh = Object.fromEntries((items.required ?? []).map((one) => [one, startOf(items.properties?.[one] ?? {})]));
	return (
		<div className="entries">
			{entries.map((entry, n) => (
				<Entry key={n} name={name} n={n + 1} entry={entry} isAsking={error?.path.startsWith(`${id}.${n}.`) ?? false}>
					<Parts
						list={name}
						id={`${id}.${n}`}
						shape={items}
						value={entry}
						isReadOnly={isReadOnly ?? false}
						error={error}
						onChange={(next) => replace(n, next as EntryValue)}
					/>
					{!isReadOnly && (
						<div className="entry__acts">
							{n > 0 && (
								<button type="button" className="btn btn--text" onClick={() => raise(n)}>
									{edit.up} <span className="vh">{edit.entry({ n: n + 1 })}</span>
								</button>
							)}
							<button
								type="button"
								className="btn btn--text"
								onClick={() => onChange(entries.filter((_one, at) => at !== n))}
							>
								{edit.remove} <span className="vh">{edit.entry({ n: n + 1 })}</span>
							</button>
						</div>
					)}
				</Entry>
			))}
			{!isReadOnly && entries.length < maxItems && (
				<button type="button" className="btn btn--quiet" onClick={() => onChange([...entries, fresh])}>
					<Icon name="plus" />
					{edit.add}
				</button>
			)}
		</div>
	);
}

/** What a value that must be there begins with. */
function startOf(shape: Shape): unknown {
	const { type, enum: choices } = core(shape);
	if (type === 'array') return [];
	if (type === 'object') return {};
	return choices ? choices[0] : '';
}

/** A control for what holds several values. */
export function Several(props: SeveralProps) {
	const { shape, kind } = props;
	if (kind === 'texts' || core(shape).type === 'object') return <Parts {...props} />;
	const items = core(core(shape).items);
	if (items.enum) return <Ticks {...props} />;
	return items.type === 'object' ? <Entries {...props} /> : <Lines {...props} />;
}

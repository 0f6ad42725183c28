import { useRef, useState } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import { RelationFilter, RelationName } from '../articles/relation-filter';
import { Combobox } from '../components/combobox';
import { Icon } from '../components/icon';
import { type EntityDescription, fieldOf } from '../entities';
import { core } from '../fields/paths';
import { findNames } from '../fields/reference';
import { choiceName } from '../words/choice-name';
import { named, useWords, type Words } from '../words/words';
import type { Names } from './cells';

/** Returns the values of a filter with their labels; undefined where any text is allowed. */
export function optionsOf(
	entity: EntityDescription,
	name: string,
	words: Words,
): { value: string; label: string }[] | undefined {
	const field = fieldOf(entity, name);
	if (field?.kind === 'flag')
		return [
			{ value: 'true', label: words.yes },
			{ value: 'false', label: words.no },
		];
	return field && core(field.schema).enum?.map((value) => ({ value, label: choiceName(name, value, words) }));
}

/** A filter by a row of another entity: it is chosen by its name, and its key goes into the address. */
function FilterReference({ of, name, value, shown }: { of: string; name: string; value: string; shown: string }) {
	const { choose } = useWords();
	const [chosen, setChosen] = useState({ key: value, label: shown });
	if (chosen.key === '')
		return <Combobox id={`filter-${name}`} find={(text, signal) => findNames(of, text, signal)} onChoose={setChosen} />;
	return (
		<div className="tagi">
			<input type="hidden" name={name} value={chosen.key} />
			<span>
				{chosen.label}
				<button
					type="button"
					id={`filter-${name}`}
					aria-label={choose.take_away({ name: chosen.label })}
					onClick={() => setChosen({ key: '', label: '' })}
				>
					×
				</button>
			</span>
		</div>
	);
}

interface FilterFieldProps {
	entity: EntityDescription;
	name: string;
	value: string;
	/** Label of the value, where the list knows the names of the rows it refers to. */
	shown: string | undefined;
}

function FilterField({ entity, name, value, shown }: FilterFieldProps) {
	const words = useWords();
	const of = fieldOf(entity, name)?.noun;
	const options = optionsOf(entity, name, words);
	return (
		<div>
			<label className="label" htmlFor={`filter-${name}`}>
				{named(words.fields, name)}
			</label>
			{of && shown !== undefined ? (
				<FilterReference of={of} name={name} value={value} shown={shown} />
			) : options ? (
				<select className="field" id={`filter-${name}`} name={name} defaultValue={value}>
					<option value="">{words.list.any}</option>
					{options.map((one) => (
						<option key={one.value} value={one.value}>
							{one.label}
						</option>
					))}
				</select>
			) : of ? (
				<RelationFilter of={of} name={name} value={value} />
			) : (
				<input className="field" id={`filter-${name}`} name={name} defaultValue={value} />
			)}
		</div>
	);
}

/** The filters of a list as chips, and the form that sets them. Their values are in the address. */
export function Filters({ entity, names }: { entity: EntityDescription; names?: Names | undefined }) {
	const words = useWords();
	const [given] = useSearchParams();
	const { key } = useLocation();
	const more = useRef<HTMLDetailsElement>(null);
	if (entity.filters.length === 0) return null;
	const set = entity.filters.filter((name) => given.get(name));
	const shown = (name: string, value: string) => {
		const of = fieldOf(entity, name)?.noun;
		if (of) return names?.[name]?.[value] ?? <RelationName of={of} id={value} />;
		return optionsOf(entity, name, words)?.find((one) => one.value === value)?.label ?? value;
	};
	const without = (names: readonly string[]) => {
		const query = new URLSearchParams(given);
		for (const name of ['after', ...names]) query.delete(name);
		return `?${query}`;
	};
	const close = () => {
		if (more.current) more.current.open = false;
	};
	return (
		<div className="flt" role="group" aria-label={words.list.filters}>
			{set.map((name) => {
				const label = named(words.fields, name);
				return (
					<span className="fchip" key={name}>
						<span>
							<i>{label}</i>
							<b>{shown(name, given.get(name) ?? '')}</b>
						</span>
						<Link to={without([name])} aria-label={words.list.remove_filter({ name: label })}>
							×
						</Link>
					</span>
				);
			})}
			<details
				className="fadd"
				ref={more}
				onKeyDown={(event) => {
					if (event.key !== 'Escape' || !more.current?.open) return;
					close();
					more.current.querySelector('summary')?.focus();
				}}
				onBlur={(event) => {
					if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
				}}
			>
				<summary>
					<Icon name="plus" />
					{words.list.filter}
				</summary>
				<Form
					className="fadd__in"
					key={key}
					onSubmit={(event) => {
						// Empty fields are left out of the address.
						for (const input of event.currentTarget.querySelectorAll<HTMLInputElement>('[name]'))
							if (input.value === '') input.disabled = true;
						close();
					}}
				>
					{entity.filters.map((name) => (
						<FilterField
							key={name}
							entity={entity}
							name={name}
							value={given.get(name) ?? ''}
							shown={names && (names[name]?.[given.get(name) ?? ''] ?? given.get(name) ?? '')}
						/>
					))}
					<input type="hidden" name="search" value={given.get('search') ?? ''} />
					<button className="btn" type="submit">
						{words.list.show}
					</button>
				</Form>
			</details>
			{set.length > 0 && (
				<Link className="btn btn--text" to={without(entity.filters)}>
					{words.list.clear}
				</Link>
			)}
		</div>
	);
}

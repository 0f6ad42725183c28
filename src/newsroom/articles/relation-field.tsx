import { lazy, Suspense, useEffect, useState } from 'react';
import { Combobox, type Offer } from '../components/combobox';
import { Icon } from '../components/icon';
import { type EntityDescription, entities, fieldOf } from '../entities';
import { has, may, useSession } from '../session/session';
import { named, useWords } from '../words/words';
import { findRelations, type Relation, type RelationChoice } from './choices';

const MakeRow = lazy(() => import('../screens/row/make-row'));

interface RelationFieldProps {
	name: string;
	/** What it ties to: `author`, `tag`, `topic`, `company`. */
	of: string;
	label: string;
	edition: string;
	value: readonly Relation[];
	onChange(value: Relation[]): void;
	isReadOnly: boolean;
	error?: string | undefined;
}

/** The entity, where somebody may make a row of it that an article of the edition can be linked to. */
function useMakable(of: string, edition: string): EntityDescription | undefined {
	const session = useSession();
	const [all, setAll] = useState<readonly EntityDescription[]>([]);
	useEffect(() => {
		// Where they cannot be read, rows are chosen and none is made.
		entities().then(setAll, () => undefined);
	}, []);
	const entity = all.find(({ noun }) => noun === of);
	if (!entity?.is_made || !has(session, entity.rights.write)) return undefined;
	const isOfEdition = fieldOf(entity, 'edition') !== undefined;
	if (isOfEdition && edition === '') return undefined;
	const row = { version: '', ...(isOfEdition && { edition }) };
	return may(session, entity, 'write', row) ? entity : undefined;
}

/** True for two spellings of one name. */
const isSameName = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/**
 * Rows that an article is linked to, in their order: each can be taken away, and one found by name and added. A row that
 * does not exist yet is made in place.
 */
export function RelationField({ name, of, label, edition, value, onChange, isReadOnly, error }: RelationFieldProps) {
	const { choose, article, nouns } = useWords();
	const entity = useMakable(of, edition);
	/** The row that is being made: its name as it was typed, and how the field is cleared. */
	const [making, make] = useState<{ name: string; clear(): void }>();
	const add = (row: Relation) => {
		if (value.every(({ id }) => id !== row.id)) onChange([...value, row]);
	};
	const offer = (text: string, found: readonly RelationChoice[]): Offer | undefined => {
		const typed = text.trim().replace(/\s+/g, ' ');
		const known = [...found.map(({ label }) => label), ...value.map(({ name }) => name)];
		if (!entity || typed === '' || known.some((one) => isSameName(one, typed))) return undefined;
		return {
			key: 'make',
			label: article.create({ noun: named(nouns, of), name: typed }),
			icon: <Icon name="plus" />,
			act: (clear) => make({ name: typed, clear }),
		};
	};
	return (
		<div className="tied" role="group" aria-labelledby={`${name}-label`}>
			<span className="label" id={`${name}-label`}>
				{label}
			</span>
			{value.length > 0 && (
				<div className="tagi tagi--flat">
					{value.map((one, n) => (
						<span key={one.id}>
							{!isReadOnly && n > 0 && (
								<button
									type="button"
									aria-label={article.move_up({ name: one.name })}
									onClick={() => onChange(value.with(n, value[n - 1] as Relation).with(n - 1, one))}
								>
									‹
								</button>
							)}
							{one.name}
							{!isReadOnly && (
								<button
									type="button"
									aria-label={choose.take_away({ name: one.name })}
									onClick={() => onChange(value.filter((other) => other !== one))}
								>
									×
								</button>
							)}
						</span>
					))}
				</div>
			)}
			{value.length === 0 && isReadOnly && <span className="nil">–</span>}
			{!isReadOnly && (
				<Combobox
					id={name}
					label={article.add({ what: label })}
					isInvalid={error !== undefined}
					describedBy={error === undefined ? undefined : `${name}-error`}
					find={async (text, signal) => {
						const found = await findRelations(of, text, signal, edition);
						return found.filter(({ row }) => value.every(({ id }) => id !== row.id));
					}}
					onChoose={({ row }) => add(row)}
					otherwise={offer}
				/>
			)}
			{making && entity && (
				<Suspense>
					<MakeRow
						entity={entity}
						edition={edition}
						name={making.name}
						onMade={(id, title) => {
							add({ id: Number(id), name: title });
							making.clear();
							make(undefined);
						}}
						onClose={() => make(undefined)}
					/>
				</Suspense>
			)}
			{error !== undefined && (
				<p className="error" id={`${name}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}

import { useEffect, useState } from 'react';
import { Combobox } from '../components/combobox';
import { useWords } from '../words/words';
import { findRelations, relationName } from './choices';

/** The name behind a number in the address; the number until it is known. */
export function RelationName({ of, id }: { of: string; id: string }) {
	const [found, setFound] = useState<{ id: string; name: string }>();
	useEffect(() => {
		const control = new AbortController();
		relationName(of, id, control.signal).then(
			(name) => setFound({ id, name }),
			// The number says it as well.
			() => undefined,
		);
		return () => control.abort();
	}, [of, id]);
	return <>{found?.id === id ? found.name : id}</>;
}

/** A filter by a row of another list: chosen by its name, and held by its number. */
export function RelationFilter({ of, name, value }: { of: string; name: string; value: string }) {
	const { choose } = useWords();
	const [id, setId] = useState(value);
	const [label, setLabel] = useState<string>();
	if (id === '')
		return (
			<Combobox
				id={`filter-${name}`}
				find={(text, signal) => findRelations(of, text, signal)}
				onChoose={({ row }) => {
					setId(String(row.id));
					setLabel(row.name);
				}}
			/>
		);
	const shown = label ?? <RelationName of={of} id={id} />;
	return (
		<div className="tagi">
			<span>
				{shown}
				<button
					type="button"
					id={`filter-${name}`}
					aria-label={choose.take_away({ name: label ?? id })}
					onClick={() => setId('')}
				>
					×
				</button>
			</span>
			<input type="hidden" name={name} value={id} />
		</div>
	);
}

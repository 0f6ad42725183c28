import { Combobox } from '../components/combobox';
import { useWords } from '../words/words';
import { findRelations, type Relation } from './choices';

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

/** Rows that an article is linked to, in their order: each can be taken away, and one found by name and added. */
export function RelationField({ name, of, label, edition, value, onChange, isReadOnly, error }: RelationFieldProps) {
	const { choose, article } = useWords();
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
					onChoose={({ row }) => onChange([...value, row])}
				/>
			)}
			{error !== undefined && (
				<p className="error" id={`${name}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}

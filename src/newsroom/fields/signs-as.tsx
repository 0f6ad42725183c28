import { useId } from 'react';
import type { Grant } from '../../shared/staff';
import { findRelations, type Relation } from '../articles/choices';
import { Combobox } from '../components/combobox';
import { useWords } from '../words/words';

interface SignsAsProps {
	author: Relation | null;
	onChange(author: Relation | null): void;
	/** What they may do: a reporter writes, and gets an author where none is chosen. */
	grants: readonly Grant[];
	error: string | undefined;
}

/** The author who somebody is: a person's own articles are those that this author signs. */
export function SignsAs({ author, onChange, grants, error }: SignsAsProps) {
	const { people, choose } = useWords();
	const id = useId();
	const about = `${id}-help${error ? ` ${id}-error` : ''}`;
	const help = !author && grants.some(({ role }) => role === 'reporter') ? people.signs_new : people.signs_line;
	return (
		<div className="lf">
			<label className="label" htmlFor={id}>
				{people.signs}
			</label>
			{author ? (
				<div className="tagi">
					<span>
						{author.name}
						<button
							type="button"
							id={id}
							aria-label={choose.take_away({ name: author.name })}
							aria-describedby={about}
							onClick={() => onChange(null)}
						>
							×
						</button>
					</span>
				</div>
			) : (
				<Combobox
					id={id}
					describedBy={about}
					isInvalid={error !== undefined}
					find={(text, signal) => findRelations('author', text, signal)}
					onChoose={({ row }) => onChange(row)}
				/>
			)}
			{error && (
				<p className="error" id={`${id}-error`}>
					{error}
				</p>
			)}
			<p className="help" id={`${id}-help`}>
				{help}
			</p>
		</div>
	);
}

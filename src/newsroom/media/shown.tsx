import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ShownAt } from '../../api/newsroom/desk/media-calls';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { named, useWords } from '../words/words';

/** Entities whose rows have no screen of their own here. */
const WITHOUT_SCREEN = ['issue', 'book', 'subject', 'setting'];

/** A use of the file: its name, its state, and the link to it. */
function Use({ use }: { use: ShownAt }) {
	const words = useWords();
	const { noun, key, status, edition, place } = use;
	const title = use.name || `${named(words.nouns, noun)} ${key}`;
	const states = words.choices.status as Readonly<Record<string, string>>;
	const about = [
		named(words.nouns, noun),
		edition?.toUpperCase(),
		status && (states[status] ?? status),
		['article', 'subject'].includes(noun) && words.media[place],
	];
	return (
		<li>
			{WITHOUT_SCREEN.includes(noun) ? (
				title
			) : (
				<Link className="link" to={`${HOME}/${noun}/${key}`}>
					{title}
				</Link>
			)}
			<span className="meta med__at">{about.filter(Boolean).join(' · ')}</span>
		</li>
	);
}

/**
 * Lists where a stored file is used, each with a link.
 * @param id its number
 * @param isListed true where what the uses mean is said beside the list
 */
export function Shown({ id, isListed = false }: { id: number; isListed?: boolean }) {
	const { media } = useWords();
	const [rows, set] = useState<readonly ShownAt[] | 'unknown'>();
	useEffect(() => {
		const control = new AbortController();
		ask<{ rows: ShownAt[] }>(`media/${id}/shown`, { signal: control.signal }).then(
			(answer) => set(answer.rows),
			() => control.signal.aborted || set('unknown'),
		);
		return () => control.abort();
	}, [id]);
	return (
		<section>
			<h2>{media.used}</h2>
			{rows === 'unknown' && <p className="help">{media.unknown}</p>}
			{Array.isArray(rows) && rows.length === 0 && <p className="help">{media.used_none}</p>}
			{Array.isArray(rows) && rows.length > 0 && (
				<>
					<ul className="hist">
						{rows.map((use: ShownAt) => (
							<Use key={`${use.noun}/${use.key}/${use.place}`} use={use} />
						))}
					</ul>
					{!isListed && <p className="help">{media.used_line}</p>}
				</>
			)}
		</section>
	);
}

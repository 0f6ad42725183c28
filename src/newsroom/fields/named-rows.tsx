import { Link } from 'react-router';
import type { RefusalRow } from '../../shared/refusal';
import { keyAddress } from '../addresses';

/** Rows that a refusal is about, each with the way to its screen. */
export function NamedRows({ rows }: { rows: readonly RefusalRow[] | undefined }) {
	if (!rows || rows.length === 0) return null;
	return (
		<ul className="lines">
			{rows.map(({ noun, key, title }) => (
				<li key={`${noun}:${key}`}>
					<Link className="link" to={keyAddress(noun, key)}>
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
}

import { Link, useLocation, useSearchParams } from 'react-router';
import { useWords } from '../words/words';

interface PagingProps {
	/** Mark at which the next page begins; null on the last page. */
	next: string | null;
	/** The first and the last row of this page, in words. */
	span?: string | undefined;
	words: { previous: string; next: string };
}

/** Marks of the pages before this one; the browser keeps them in its history entry, also over a reload. */
const trailOf = (state: unknown): string[] => {
	const trail = (state as { trail?: unknown } | null)?.trail;
	return Array.isArray(trail) ? trail.map(String) : [];
};

/**
 * Leads to the pages around this one. A page is an address of its own, so Back works, and so does a link that was sent.
 */
export function Paging({ next, span, words }: PagingProps) {
	const { list } = useWords();
	const { state } = useLocation();
	const [given] = useSearchParams();
	const trail = trailOf(state);
	const after = given.get('after');
	const at = (mark: string | undefined) => {
		const query = new URLSearchParams(given);
		if (mark) query.set('after', mark);
		else query.delete('after');
		return `?${query}`;
	};
	if (!next && !after) return null;
	return (
		<nav className="paging push" aria-label={span ?? list.next}>
			{span && <span className="sub">{span}</span>}
			{after &&
				(trail.length > 0 ? (
					<Link className="btn btn--line" to={at(trail.at(-1))} state={{ trail: trail.slice(0, -1) }}>
						← {words.previous}
					</Link>
				) : (
					<Link className="btn btn--line" to={at(undefined)}>
						← {list.beginning}
					</Link>
				))}
			{next && (
				<Link className="btn btn--line" to={at(next)} state={{ trail: [...trail, after ?? ''] }}>
					{words.next} →
				</Link>
			)}
		</nav>
	);
}

import { Link, useLocation, useSearchParams } from 'react-router';
import { useWords } from '../words/words';

interface PagingProps {
	/** Where the next page begins; null where there is none. */
	next: string | null;
	/** From what to what this page goes. */
	span?: string | undefined;
	words: { previous: string; next: string };
}

/** Where the pages before this one began: the browser keeps it beside the address, also over a reload. */
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

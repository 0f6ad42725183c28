import { Link, useSearchParams } from 'react-router';
import { listAddress } from '../addresses';
import type { Noun } from '../nouns';
import { useWords } from '../words/words';

/** Views that stand ready: each is an address like any other. */
const VIEWS = [
	{ name: 'all', query: '' },
	{ name: 'mine', query: 'mine=true' },
	{ name: 'draft', query: 'status=draft' },
	{ name: 'review', query: 'status=review' },
	{ name: 'scheduled', query: 'status=scheduled' },
	{ name: 'published', query: 'status=published' },
	{ name: 'withdrawn', query: 'status=withdrawn' },
	{ name: 'discarded', query: 'status=discarded' },
] as const;

/** The list as most people want it, a click each. */
export function Views({ noun }: { noun: Noun }) {
	const { article, choices } = useWords();
	const [given] = useSearchParams();
	const now = new URLSearchParams(given);
	for (const name of ['after', 'search']) now.delete(name);
	const label = (name: (typeof VIEWS)[number]['name']) =>
		name === 'all' ? article.everything : name === 'mine' ? article.mine : choices.status[name];
	return (
		<nav className="views" aria-label={article.views}>
			{VIEWS.map(({ name, query }) => (
				<Link
					key={name}
					to={`${listAddress(noun)}${query && `?${query}`}`}
					aria-current={now.toString() === query ? 'page' : undefined}
				>
					{label(name)}
				</Link>
			))}
		</nav>
	);
}

import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** The indexes, in the order of their tabs: each lists all there is of one kind. */
export const indexes = ['companies', 'markets', 'tags', 'authors', 'books', 'tools', 'corrections'] as const;
export type IndexName = (typeof indexes)[number];

/** What an index is called. */
export const nameOfIndex = ({ words }: Edition, name: IndexName): string =>
	name === 'corrections'
		? words.corrections
		: name === 'companies' || name === 'markets'
			? words[name].title
			: words.indexes[name];

/** The way from each index to the others. */
export function IndexTabs({ current }: { current: IndexName }) {
	const { edition } = usePage();
	return (
		<nav className="tabs" aria-label={edition.words.indexes.nav} data-tabs="">
			<div className="wrap">
				<ul>
					{each(indexes, 'indexes', (name) => (
						<li key={name}>
							<a href={urls[name].href(edition)} aria-current={name === current ? 'page' : undefined}>
								{nameOfIndex(edition, name)}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}

import type { SearchHit } from '../../../search/ask/present/result';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Hit } from './hit';

/** What has most of the words, below what has all of them. */
export function Related({ hits }: { hits: SearchHit[] }) {
	const { words } = usePage().edition;
	if (hits.length === 0) return null;
	return (
		<section className="s-most">
			<header className="sec">
				<h2>{words.with_most_words}</h2>
			</header>
			<div className="stack">
				{each(hits, 'related', (hit) => (
					<Hit key={`${hit.kind}-${hit.ref_id}`} hit={hit} />
				))}
			</div>
		</section>
	);
}

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { LeadingRow } from '../../../api/newsroom/article/article-links';
import { keyAddress } from '../../addresses';
import { ask } from '../../calls';
import { named, useWords } from '../../words/words';

/** What leads to an article, before it is taken away: the rows that the person may read. */
export function LeadingHere({ id }: { id: number }) {
	const words = useWords();
	const { article, nouns } = words;
	const [rows, show] = useState<LeadingRow[]>();
	useEffect(() => {
		const control = new AbortController();
		ask<{ links: LeadingRow[] }>(`article/${id}/links`, { signal: control.signal }).then(
			({ links }) => show(links),
			// Without the list the article can still be taken away; the answer of that names them too.
			() => {},
		);
		return () => control.abort();
	}, [id]);
	if (!rows) return null;
	if (rows.length === 0) return <p className="help">{article.leading_none}</p>;
	return (
		<div>
			<p className="label">{article.leading({ n: rows.length })}</p>
			<ul className="dlg__leads">
				{rows.map(({ noun, key, title, edition }) => (
					<li key={`${noun}${key}`}>
						<Link className="link" to={keyAddress(noun, key)} target="_blank" lang={edition ?? undefined}>
							{title}
						</Link>{' '}
						<span className="meta">{named(nouns, noun)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

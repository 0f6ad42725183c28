import { useState } from 'react';
import { useTouched } from '../../live/live';
import { useWords } from '../../words/words';
import { readArticle } from '../article';
import type { OpenArticle } from '../open/use-article';

/** Says, while a dialog shows a version that would go out, that somebody has changed the article since. */
export function Later({ of: { detail, row } }: { of: OpenArticle }) {
	const { article } = useWords();
	const seen = Number(row.version);
	const [newest, note] = useState(seen);
	useTouched(`article:${detail.id}`, async () => {
		// Without an answer the message after the step says it.
		const now = await readArticle(detail.id).catch(() => undefined);
		if (now) note(now.version);
	});
	return (
		<p role="status">{newest > seen && <span className="help dlg__later">△ {article.later({ n: seen })}</span>}</p>
	);
}

import { type Labelled, labelWords } from '../../../editions/article-labels';
import { usePage } from '../../render/contexts';

/** A mark and a word above a headline, wherever the article goes. */
export function ArticleLabel({ article }: { article: Labelled }) {
	const { edition } = usePage();
	const label = labelWords(edition.words, article);
	if (!label) return null;
	return (
		<span className={`lab lab--${article.label}`} lang={edition.language}>
			{label.name}
			{label.who && <span className="who"> · {label.who}</span>}
		</span>
	);
}

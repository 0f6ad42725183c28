import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import { Title } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Headlines as a list of links. @param isRow three of them side by side */
export function LinksList({
	articles,
	isRow = false,
	className = '',
}: {
	articles: ArticleCard[];
	isRow?: boolean;
	className?: string;
}) {
	const { edition } = usePage();
	if (articles.length === 0) return null;
	return (
		<ul className={`rel${isRow ? ' rel--3' : ''} ${className}`.trimEnd()}>
			{each(articles, 'articles', (article) => (
				<li key={article.id}>
					<a href={urls.article.href(edition, article)}>
						<Title article={article} />
					</a>
				</li>
			))}
		</ul>
	);
}

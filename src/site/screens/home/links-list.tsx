import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import { Title } from '../../blocks/story';
import { usePage } from '../../render/contexts';

/** Headlines as a list of links. @param is_row three of them side by side */
export function LinksList({
	articles,
	is_row = false,
	className = '',
}: {
	articles: ArticleCard[];
	is_row?: boolean;
	className?: string;
}) {
	const { edition } = usePage();
	if (articles.length === 0) return null;
	return (
		<ul className={`rel${is_row ? ' rel--3' : ''} ${className}`.trimEnd()}>
			{articles.map((article) => (
				<li key={article.id}>
					<a href={urls.article.href(edition, article)}>
						<Title article={article} />
					</a>
				</li>
			))}
		</ul>
	);
}

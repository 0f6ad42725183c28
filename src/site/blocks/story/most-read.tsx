import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';
import { Title } from './story';

/** What readers opened most this week in the place where it is shown, numbered. Nothing is drawn for an empty list. */
export const MostRead = fragment('most-read', function MostRead({ articles }: { articles: readonly ArticleCard[] }) {
	const { edition } = usePage();
	if (articles.length === 0) return null;
	return (
		<section>
			<h2>{edition.words.most_read}</h2>
			<ol className="ranked">
				{each(articles, 'articles', (article) => (
					<li key={article.id}>
						<a className="hed hed--5" href={urls.article.href(edition, article)}>
							<Title article={article} />
						</a>
					</li>
				))}
			</ol>
		</section>
	);
});

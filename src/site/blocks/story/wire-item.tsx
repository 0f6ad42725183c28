import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import { sectionOf } from '../../../shared/address/cover-url';
import { usePage } from '../../render/contexts';
import { fragment } from '../../render/fragments/fragment';
import { faceOf, TitleWords, When, WireMark } from './story';

/** A line of a wire: how the article came to be or its section, when, and the headline. */
export const WireItem = fragment('wire-item', function WireItem({ article }: { article: ArticleCard }) {
	const { edition } = usePage();
	return (
		<li className={`k-${sectionOf(article)}${faceOf(article)}`}>
			<div className="top">
				<WireMark article={article} />
				<When at={article.published_at} />
			</div>
			<h3 className="hed hed--5">
				<a href={urls.article.href(edition, article)}>
					<TitleWords article={article} />
				</a>
			</h3>
		</li>
	);
});

import { urls } from '../../../editions/urls';
import type { FactStory } from '../../../queries/site/calendar-facts';
import { usePage } from '../../render/contexts';
import { ArticleLabel } from '../story/article-label';

/** Our story on a date or a rule, with its label; it comes before the law. */
export function OurStory({ story }: { story: FactStory }) {
	const { edition } = usePage();
	return (
		<p className="our">
			<ArticleLabel article={story} />
			<a href={urls.article.href(edition, story)}>{story.title}</a>
		</p>
	);
}

import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import type { PopularTag } from '../../../search/popular-tags';
import { shownCount } from '../../../shared/calculate/notation';
import { EmptyState } from '../../../ui/empty-state';
import { WireItem } from '../../blocks/story/wire-item';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { DefaultShortcuts } from './shortcuts';

/** The tags most carried by the newest articles, with how many carry each. */
export function PopularTags({ tags }: { tags: PopularTag[] }) {
	const { edition } = usePage();
	if (tags.length === 0) return null;
	return (
		<section>
			<h2>{edition.words.popular_tags}</h2>
			<ul className="mk">
				{each(tags, 'tags', (tag) => (
					<li key={tag.id}>
						<a href={urls.tag.href(edition, { slug: tag.slug })}>{tag.name}</a>{' '}
						<span className="n">{shownCount(edition, tag.count)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The newest articles, for who came without a word to search for. */
export function Newest({ articles }: { articles: ArticleCard[] }) {
	const { edition } = usePage();
	if (articles.length === 0)
		return <EmptyState message={edition.words.nothing_here} line={edition.words.nothing_here_line} />;
	return (
		<section>
			<header className="sec">
				<h2>{edition.words.latest}</h2>
			</header>
			<ol className="wire wire--two">
				{each(articles, 'articles', (article) => (
					<WireItem key={article.id} article={article} />
				))}
			</ol>
		</section>
	);
}

/** Nothing was found: why, and what does find something. */
export function NothingFound({
	keyword,
	suggestions,
	hasMore,
}: {
	keyword: string;
	suggestions: string[];
	/** Whether there is something else to go on with: a page of the site, or what has most of the words. */
	hasMore: boolean;
}) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<EmptyState message={words.no_results({ keyword })} line={words.no_results_line}>
			{suggestions.length > 0 && (
				<>
					<p>{words.try_instead}</p>
					<ul className="tags">
						{each(suggestions, 'suggestions', (suggestion) => (
							<li key={suggestion}>
								<a className="tag" href={urls.search.href(edition, suggestion)}>
									{suggestion}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
			{!hasMore && <DefaultShortcuts />}
		</EmptyState>
	);
}

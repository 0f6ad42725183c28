import type { ArticleCard } from '../../../data/article-card';
import { sourceNames } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import { plainText } from '../../../platform/html/clean-html';
import { sectionOf } from '../../../shared/address/cover-url';
import { deepLink } from '../../../shared/source-document';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';
import { useSectionName } from '../title-bar';
import { ArticleLabel } from './article-label';
import { TitleWords, When } from './story';

/** The source of a brief, as a link to the document where it was read; a shop is named without a link. */
function BriefSource({ article }: { article: ArticleCard }) {
	const { edition } = usePage();
	const source = article.brief?.source;
	if (!source || source.kind === 'own') return null;
	const { title, publisher } = sourceNames(edition, source);
	const url = deepLink(source);
	const name = publisher ?? title;
	return url ? <a href={url}>{name}</a> : <span>{name}</span>;
}

/**
 * A brief: its market, two sentences, the source, and its time as the link to its own page. It has no picture and no
 * standfirst.
 */
export function Brief({ article, inside }: { article: ArticleCard; inside?: string | undefined }) {
	const { edition } = usePage();
	const sectionName = useSectionName();
	const section = sectionOf(article);
	const place = article.market ?? (inside === section ? undefined : sectionName(section));
	return (
		<li className={`k-${section}`}>
			<ArticleLabel article={article} />
			{place && <b>{place}. </b>}
			{plainText(article.brief?.html ?? '')} <BriefSource article={article} />{' '}
			<a className="at" href={urls.article.href(edition, article)}>
				<span className="vh">
					<TitleWords article={article} />,{' '}
				</span>
				<When at={article.published_at} />
			</a>
		</li>
	);
}

interface BriefsProps {
	articles: readonly ArticleCard[];
	/** Section of the list around the briefs. */
	inside?: string | undefined;
	/** True where they are side by side across the page, as on the front page. */
	isRow?: boolean;
}

/** Briefs between the stories of a list, or across a page. */
export const Briefs = fragment('briefs', function Briefs({ articles, inside, isRow = false }: BriefsProps) {
	const { edition } = usePage();
	if (articles.length === 0) return null;
	const className = isRow ? 'wrap block briefs briefs--row' : inside ? `briefs k-${inside}` : 'briefs';
	return (
		<section className={className} aria-labelledby="briefs">
			<header className={isRow ? 'sec' : undefined}>
				<h2 id="briefs">{edition.words.briefs}</h2>
				<a className="more" href={urls.briefs.href(edition)}>
					{edition.words.all_briefs}
				</a>
			</header>
			<ul>
				{each(articles, 'articles', (article) => (
					<Brief key={article.id} article={article} inside={inside} />
				))}
			</ul>
		</section>
	);
});

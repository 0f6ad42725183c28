import type { ArticleCard } from '../../../data/article-card';
import { relativeTimeChanges } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { HomeBlocks } from '../../../queries/home/home';
import { sectionOf } from '../../../shared/address/cover-url';
import { ArticleLabel } from '../../blocks/story/article-label';
import { faceOf, Kicker, Story, TitleWords, When } from '../../blocks/story/story';
import { useSectionName } from '../../blocks/title-bar';
import { useMoment, usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';
import { LinksList } from './links-list';
import { PictureLink } from './picture-link';

/** Characters above which a headline is set smaller, so that Spanish keeps three or four lines. */
const LONG = 66;
/** Seconds for which an article is "just now", with the lamp beside it. */
const JUST_NOW = 60;

const Lead = fragment(
	'home-lead',
	function Lead({ article, related }: { article: ArticleCard; related: ArticleCard[] }) {
		const { edition } = usePage();
		const href = urls.article.href(edition, article);
		const author = article.authors[0];
		return (
			<div className={`c9 splash k-${sectionOf(article)}${faceOf(article)}`}>
				<article className="splash-story">
					<PictureLink article={article} width="lead" isLead />
					<div className="under">
						<div>
							<ArticleLabel article={article} />
							<Kicker article={article} />
							<h2 className={article.title.length > LONG ? 'hed hed--splash long' : 'hed hed--splash'}>
								<a href={href}>
									<TitleWords article={article} />
								</a>
							</h2>
						</div>
						<div className="splash-text">
							{article.standfirst && <p className="dek dek--s">{article.standfirst}</p>}
							<p className="meta">
								{author && <span>{author.name}</span>}
								<When at={article.published_at} />
								<span>{edition.words.reading_time({ minutes: article.reading_minutes })}</span>
							</p>
						</div>
					</div>
				</article>
				<LinksList articles={related} isRow />
			</div>
		);
	},
);

function WireMoment({ at }: { at: number }) {
	const now = useMoment((moment) => relativeTimeChanges(at, moment));
	return <When at={at} className={now - at < JUST_NOW ? 'now' : undefined} />;
}

/** The newest articles with their times: section and moment on one line, the headline below. */
const Wire = fragment('home-wire', function Wire({ articles }: { articles: ArticleCard[] }) {
	const { edition } = usePage();
	const sectionName = useSectionName();
	return (
		<aside className="c3 vr" aria-labelledby="home-latest">
			<div className="sec k-headline">
				<h2 id="home-latest">{edition.words.latest}</h2>
			</div>
			<ol className="wire">
				{each(articles, 'articles', (article) => (
					<li key={article.id} className={`k-${sectionOf(article)}${faceOf(article)}`}>
						<p className="top">
							{article.label ? (
								<ArticleLabel article={article} />
							) : (
								<span className="kick">{sectionName(sectionOf(article))}</span>
							)}
							<WireMoment at={article.published_at} />
						</p>
						<h3 className="hed hed--5">
							<a href={urls.article.href(edition, article)}>
								<TitleWords article={article} />
							</a>
						</h3>
					</li>
				))}
			</ol>
			<p className="wire-more">
				<a className="more" href={urls.section.href(edition, 'headline')}>
					{edition.words.all_headlines}
				</a>
			</p>
		</aside>
	);
});

/** The lead over nine columns with three links under it, the wire over three, then four stories. */
export function Top({ blocks }: { blocks: HomeBlocks }) {
	const { lead, related, latest, top } = blocks;
	if (!lead) return null;
	return (
		<>
			<div className="wrap grid home-top">
				<Lead article={lead} related={related} />
				{latest.length > 0 && <Wire articles={latest} />}
			</div>
			{top.length > 0 && (
				<div className="wrap home-four">
					<div className="four">
						{each(top, 'top', (article) => (
							// Headings of the page, not of the wire whose heading comes before them.
							<Story key={article.id} article={article} size={4} level="h2" picture="quarter" hasStandfirst />
						))}
					</div>
				</div>
			)}
		</>
	);
}

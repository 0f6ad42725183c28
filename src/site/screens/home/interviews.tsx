import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import { ArticleLabel } from '../../blocks/story/article-label';
import { Title } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';
import { PictureLink } from './picture-link';
import { SectionHead } from './section-head';

/** Three conversations on night: the quotation is the headline, or the title where there is none. */
export const Interviews = fragment('home-interviews', function Interviews({ articles }: { articles: ArticleCard[] }) {
	const { edition } = usePage();
	if (articles.length === 0) return null;
	return (
		<section className="night on-night block">
			<div className="wrap night-in">
				<SectionHead section="interview" line={edition.words.section_lines.interview} />
				<div className="three">
					{each(articles, 'articles', (article) => (
						<article className="story" key={article.id}>
							<PictureLink article={{ ...article, cover_mood: 'night' }} width="third" />
							<h3 className="q">
								<a href={urls.article.href(edition, article)}>
									{article.quote && <ArticleLabel article={article} />}
									{article.quote ? (
										<q lang={article.language ?? undefined}>{article.quote}</q>
									) : (
										<Title article={article} />
									)}
								</a>
							</h3>
							{article.interviewee && (
								<p className="who">
									<b>{article.interviewee.name}</b> {article.interviewee.role}
								</p>
							)}
						</article>
					))}
				</div>
			</div>
		</section>
	);
});

import type { ReactNode } from 'react';
import { longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { inOrder } from '../../../shared/source-document';
import { isShown } from '../../blocks/shortcuts';
import { SourceLine } from '../../blocks/source-line';
import { ArticleLabel } from '../../blocks/story/article-label';
import { faceOf, TitleWords } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Sources, corrections, tags and where to write to. */
export function ArticleFoot({ article }: { article: Article }) {
	const { edition, site } = usePage();
	const { words } = edition;
	return (
		<div className="prose a-foot">
			{article.sources.length > 0 && (
				<section className="a-notes">
					<h2>{words.sources}</h2>
					<ol className="a-sources">
						{each(inOrder(article.sources), 'sources', (source) => (
							<li key={`${source.title} ${source.publisher ?? ''} ${source.uses?.[edition.code] ?? ''}`}>
								<SourceLine source={source} />
								<span className="meta">
									{source.kind && <span>{words.documents.kinds[source.kind]}</span>}
									{source.uses?.[edition.code] && <span>{source.uses[edition.code]}</span>}
								</span>
							</li>
						))}
					</ol>
				</section>
			)}
			{article.corrections.length > 0 && (
				<section className="a-notes">
					<h2>{words.corrections}</h2>
					<ul>
						{each(article.corrections, 'corrections', (correction) => (
							<li key={correction.at}>
								<b>{words.correction_on({ date: longDate(edition, correction.at) })}.</b> {correction.text}
							</li>
						))}
					</ul>
					<p>
						<a className="link" href={urls.corrections.href(edition)}>
							{words.indexes.all_corrections}
						</a>
					</p>
				</section>
			)}
			{article.companies.length > 0 && !article.is_protected && isShown(site.brand, 'companies') && (
				<div className="a-firms">
					<h2>{words.companies.in_article}</h2>
					<ul className="tags">
						{each(article.companies, 'companies', (firm) => (
							<li key={firm.id}>
								<a className="tag" href={urls.company.href(edition, firm)}>
									{firm.name}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
			{article.market_slug && (
				<p className="a-market">
					<a className="link" href={urls.market.href(edition, { slug: article.market_slug })}>
						{article.market}: {words.markets.line}
					</a>
				</p>
			)}
			{article.tags.length > 0 && (
				<ul className="tags" aria-label={words.tags}>
					{each(article.tags, 'tags', (tag) => (
						<li key={tag.id}>
							<a className="tag" href={urls.tag.href(edition, { slug: tag.slug })} rel="tag">
								{tag.name}
							</a>
						</li>
					))}
				</ul>
			)}
			{site.brand.mail && (
				<p className="meta a-write">
					{words.write_to_us}{' '}
					<a className="link" href={`mailto:${site.brand.mail}?subject=${encodeURIComponent(article.title)}`}>
						{site.brand.mail}
					</a>
					.
				</p>
			)}
		</div>
	);
}

/** The article before and the article after, within the section. */
export function PreviousNext({ article }: { article: Article }) {
	const { edition } = usePage();
	const { words } = edition;
	if (!article.previous && !article.next) return null;
	const link = (other: Article['previous'], direction: ReactNode, rel: string) =>
		other && (
			<a href={urls.article.href(edition, other)} rel={rel}>
				<span className="meta">{direction}</span>
				<ArticleLabel article={other} />
				<b className={`hed hed--5${faceOf(other)}`}>
					<TitleWords article={other} />
				</b>
			</a>
		);
	return (
		<nav className="wrap a-around" aria-label={`${words.previous_article}, ${words.next_article}`}>
			<div>
				{link(
					article.previous,
					<>
						<span className="way">←</span> {words.previous_article}
					</>,
					'prev',
				)}
			</div>
			<div>
				{link(
					article.next,
					<>
						{words.next_article} <span className="way">→</span>
					</>,
					'next',
				)}
			</div>
		</nav>
	);
}

import { editionByCode } from '../../../editions/editions';
import { dateAndTime, longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { Icon } from '../../../ui/icon';
import type { ArticleHeading } from '../../blocks/article-body';
import { ArticleLabel } from '../../blocks/article-label';
import { pictureAlt } from '../../blocks/cover/cover-words';
import { sectionOf } from '../../blocks/cover/scenes';
import { Cover, faceOf, TitleWords, When } from '../../blocks/story';
import { usePage } from '../../render/contexts';

/** Names with links to their pages: "By A, B and C in Brussels". */
export function Byline({ article }: { article: Article }) {
	const { edition } = usePage();
	const { words } = edition;
	const last = article.authors.length - 1;
	return (
		<span className="by">
			{article.label === 'partner' && words.by_partner({ partner: article.partner_name ?? '' })}
			{article.authors.length > 0 && `${words.by} `}
			{article.authors.map((author, i) => (
				<span key={author.slug}>
					{i > 0 && (i === last ? ` ${words.and} ` : ', ')}
					<a href={urls.author.href(edition, { slug: author.slug })} rel="author">
						{author.name}
					</a>
				</span>
			))}
			{article.place && ` ${words.in_place({ place: article.place })}`}
		</span>
	);
}

/** What readers must know about how an article came to be. */
export function LabelNote({ article }: { article: Article }) {
	const { edition } = usePage();
	const { words } = edition;
	if (!article.label) return null;
	const [name, line] = {
		ai: [words.label_ai, words.label_ai_line({ reviewer: article.reviewer?.name ?? '' })],
		partner: [words.label_partner, words.label_partner_line({ partner: article.partner_name ?? '' })],
		opinion: [words.label_opinion, words.label_opinion_line],
	}[article.label] as [string, string];
	return (
		<p className={`label-note label-note--${article.label}`}>
			<b>{name}</b> {line}
		</p>
	);
}

export function ArticleTop({ article }: { article: Article }) {
	const { edition, site } = usePage();
	const { words } = edition;
	return (
		<div className="wrap">
			<div className="a-by">
				<Byline article={article} />
				<p className="meta">
					<time dateTime={new Date(article.published_at * 1000).toISOString()}>
						{dateAndTime(edition, article.published_at)}
					</time>
					<span>{words.reading_time({ minutes: article.reading_minutes })}</span>
					{article.revised_at !== null && article.revised_at > article.published_at && (
						<span>
							{words.updated({ when: '' })}
							<When at={article.revised_at} />
						</span>
					)}
				</p>
				<span className="push">
					{article.translations.map((other) => (
						<a
							key={other.edition}
							className="btn btn--text btn--s"
							href={translationUrl(other)}
							lang={other.edition}
							hrefLang={other.edition}
						>
							{words.read_in[other.edition]}
						</a>
					))}
				</span>
			</div>
			<figure className="lead-fig">
				<div className="cover cover--lead">
					<Cover article={article} width="lead" isLead alt={pictureAlt(edition.words, article)} />
				</div>
				<figcaption>
					{article.cover && article.cover_caption ? `${article.cover_caption} ` : ''}
					{article.cover
						? `${words.photograph}: ${article.cover.credit || site.brand.name}`
						: `${words.illustration}: ${site.brand.name}`}
				</figcaption>
			</figure>
		</div>
	);
}

/** Address of the same article in another edition; undefined for an edition this site does not know. */
export function translationUrl(other: { edition: string; id: number; seo_url: string | null }): string | undefined {
	const edition = editionByCode(other.edition);
	return edition && urls.article.href(edition, other);
}

/** Copy the address, send it, print the page: all three work without anybody else's script. */
export function ShareRail({ article, url }: { article: Article; url: string }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<ul className="share" aria-label={words.share}>
			<li>
				<a href={url} data-copy={words.link_copied}>
					<Icon name="link" />
					{words.copy_link}
				</a>
			</li>
			<li>
				<a href={`mailto:?subject=${encodeURIComponent(article.title)}&body=${encodeURIComponent(url)}`}>
					<Icon name="mail" />
					{words.send_by_email}
				</a>
			</li>
			<li hidden data-print="">
				<button type="button">
					<Icon name="print" />
					{words.print}
				</button>
			</li>
		</ul>
	);
}

export function InBrief({ points }: { points: string[] }) {
	const { edition } = usePage();
	if (points.length === 0) return null;
	return (
		<section className="brief" aria-label={edition.words.in_brief}>
			<h2>{edition.words.in_brief}</h2>
			<ol className="points">
				{points.map((point) => (
					<li key={point}>
						<span>{point}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Contents of a long article; closed, so that it does not stand before the text. */
export function Contents({ headings }: { headings: ArticleHeading[] }) {
	const { edition } = usePage();
	return (
		<details className="toc-small">
			<summary>{edition.words.contents}</summary>
			<ol className="points">
				{headings.map((heading) => (
					<li key={heading.id}>
						<a href={`#${heading.id}`}>{heading.text}</a>
					</li>
				))}
			</ol>
		</details>
	);
}

/** Sources, corrections, tags and where to write to. */
export function ArticleFoot({ article }: { article: Article }) {
	const { edition, site } = usePage();
	const { words } = edition;
	return (
		<div className="prose a-foot">
			{article.sources.length > 0 && (
				<section className="a-notes">
					<h2>{words.sources}</h2>
					<ul>
						{article.sources.map((source) => (
							<li key={source.title}>
								{source.url ? (
									<a className="link" href={source.url} rel="noopener">
										{source.title}
									</a>
								) : (
									source.title
								)}
							</li>
						))}
					</ul>
				</section>
			)}
			{article.corrections.length > 0 && (
				<section className="a-notes">
					<h2>{words.corrections}</h2>
					<ul>
						{article.corrections.map((correction) => (
							<li key={correction.at}>
								<b>{words.correction_on({ date: longDate(edition, correction.at) })}.</b> {correction.text}
							</li>
						))}
					</ul>
				</section>
			)}
			{article.tags.length > 0 && (
				<ul className="tags" aria-label={words.tags}>
					{article.tags.map((tag) => (
						<li key={tag.id}>
							<a className="tag" href={urls.tag.href(edition, { slug: tag.slug })} rel="tag">
								{tag.name}
							</a>
						</li>
					))}
				</ul>
			)}
			<p className="meta a-write">
				{words.write_to_us}{' '}
				<a className="link" href={`mailto:${site.brand.mail}?subject=${encodeURIComponent(article.title)}`}>
					{site.brand.mail}
				</a>
				.
			</p>
		</div>
	);
}

/** The article before and the article after, within the section. */
export function PreviousNext({ article }: { article: Article }) {
	const { edition } = usePage();
	const { words } = edition;
	if (!article.previous && !article.next) return null;
	const link = (other: Article['previous'], direction: string, rel: string) =>
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
			<div>{link(article.previous, `← ${words.previous_article}`, 'prev')}</div>
			<div>{link(article.next, `${words.next_article} →`, 'next')}</div>
		</nav>
	);
}

/** The hung quotation of an interview, and who says it. */
export function InterviewHead({ article }: { article: Article }) {
	const { edition } = usePage();
	if (!article.quote) return null;
	return (
		<>
			<p className={`hed hed--2 quote k-${sectionOf(article)}`}>
				<q lang={edition.language}>{article.quote}</q>
			</p>
			{article.interviewee && (
				<p className="who2">
					<b>{article.interviewee.name}</b> {article.interviewee.role}
				</p>
			)}
		</>
	);
}

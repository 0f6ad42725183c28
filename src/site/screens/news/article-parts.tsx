import { editionByCode, isEdition } from '../../../editions/editions';
import { dateAndTime } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { withoutMarks } from '../../../editions/words/untranslated';
import type { Article } from '../../../queries/article/article';
import { sectionOf } from '../../../shared/address/cover-url';
import { isoMoment } from '../../../shared/time/moment';
import type { ArticleHeading } from '../../blocks/body/article-body';
import { pictureAlt } from '../../blocks/cover/cover-words';
import { Cover, When } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** The partner who paid for an article; the name is a link where the firm has a page. */
function Payer({ article }: { article: Article }) {
	const { edition } = usePage();
	const name = article.partner_name ?? '';
	const line = edition.words.by_partner({ partner: name });
	const at = line.indexOf(name);
	if (!article.partner || name === '' || at < 0) return line;
	return (
		<>
			{line.slice(0, at)}
			<a href={urls.company.href(edition, article.partner)}>{name}</a>
			{line.slice(at + name.length)}
		</>
	);
}

/**
 * Returns the words for the link to the same article in another edition, in that edition's language; only its name
 * where they are not translated.
 */
function readIn(code: string): string | undefined {
	const edition = editionByCode(code);
	const text = edition?.words.read_in ?? '';
	return withoutMarks(text) === text ? text : edition?.name;
}

/** Names with links to their pages: "By A, B and C in Brussels". */
export function Byline({ article }: { article: Article }) {
	const { edition } = usePage();
	const { words } = edition;
	const last = article.authors.length - 1;
	return (
		<span className="by">
			{article.label === 'partner' && <Payer article={article} />}
			{article.authors.length > 0 && `${words.by} `}
			{each(article.authors, 'authors', (author, i) => (
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
	// A feature is signed by staff and needs no explanation: the label in its lines is enough.
	if (!article.label || article.label === 'feature') return null;
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
					{article.translator && <span>{words.translated_by({ name: article.translator.name })}</span>}
					<time dateTime={isoMoment(article.published_at)}>{dateAndTime(edition, article.published_at)}</time>
					<span>{words.reading_time({ minutes: article.reading_minutes })}</span>
					{article.revised_at !== null && article.revised_at > article.published_at && (
						<span>
							{words.updated({ when: '' })}
							<When at={article.revised_at} />
						</span>
					)}
				</p>
				<span className="push">
					{article.translations
						.filter(({ edition: code }) => isEdition(code))
						.map((other) => (
							<a
								key={other.edition}
								className="btn btn--text btn--s"
								href={translationUrl(other)}
								lang={other.edition}
								hrefLang={other.edition}
							>
								{readIn(other.edition)}
							</a>
						))}
				</span>
			</div>
			{!article.brief && (
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
			)}
		</div>
	);
}

/** Address of the same article in another edition; undefined for an edition this site does not know. */
export function translationUrl(other: { edition: string; id: number; seo_url: string | null }): string | undefined {
	const edition = editionByCode(other.edition);
	return edition && urls.article.href(edition, other);
}

export function InBrief({ points }: { points: string[] }) {
	const { edition } = usePage();
	if (points.length === 0) return null;
	return (
		<section className="brief" aria-label={edition.words.in_brief}>
			<h2>{edition.words.in_brief}</h2>
			<ol className="points">
				{each(points, 'points', (point) => (
					<li key={point}>
						<span>{point}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** Contents of a long article; closed at first, so that the list does not push the text down. */
export function Contents({ headings }: { headings: ArticleHeading[] }) {
	const { edition } = usePage();
	return (
		<details className="toc-small">
			<summary>{edition.words.contents}</summary>
			<ol className="points">
				{each(headings, 'headings', (heading) => (
					<li key={heading.id}>
						<a href={`#${heading.id}`}>{heading.text}</a>
					</li>
				))}
			</ol>
		</details>
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

import type { ArticleCard } from '../../../data/article-card';
import type { Labelled } from '../../../editions/article-labels';
import { relativeTime, relativeTimeChanges } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { sectionOf } from '../../../shared/address/cover-url';
import { isMoment, isoMoment } from '../../../shared/time/moment';
import { Picture, type PictureWidth } from '../../../ui/picture';
import { useMoment, usePage } from '../../render/contexts';
import { fragment } from '../../render/fragments/fragment';
import { type DrawnCard, sceneOf } from '../cover/scenes';
import { useSectionName } from '../title-bar';
import { ArticleLabel } from './article-label';

/** The cover of an article, drawn or photographed. */
export function Cover({
	article,
	width,
	isLead,
	alt = '',
}: {
	article: DrawnCard;
	width: PictureWidth;
	isLead?: boolean;
	alt?: string;
}) {
	return (
		<Picture
			cover={{ seed: article.cover_seed, kind: sectionOf(article), scene: sceneOf(article), mood: article.cover_mood }}
			picture={article.cover}
			alt={alt}
			width={width}
			isLead={isLead ?? false}
		/>
	);
}

/**
 * A moment as relative time, which the browser keeps true while the page is open; nothing for a number that is no
 * moment.
 */
export function When({ at, className }: { at: number; className?: string }) {
	const { edition } = usePage();
	const now = useMoment((moment) => relativeTimeChanges(at, moment));
	if (!isMoment(at)) return null;
	return (
		<time className={className} dateTime={isoMoment(at)} data-at={now - at < 259_200 ? at : undefined}>
			{relativeTime(edition, at, now)}
		</time>
	);
}

/** Kicker: the section, or inside a section only the market. Partner content belongs to no section. */
export function Kicker({ article, inside }: { article: ArticleCard; inside?: string | undefined }) {
	const { edition } = usePage();
	const sectionName = useSectionName();
	if (article.label === 'partner') return null;
	const section = sectionOf(article);
	const isInside = inside === section;
	// In the China section the market is China: saying it once is enough.
	const market = article.market === sectionName(section) ? null : article.market;
	if (isInside && !market) return null;
	return (
		<span className={`kick k-${section}`}>
			{isInside ? market : <a href={urls.section.href(edition, section)}>{sectionName(section)}</a>}
			{!isInside && market && <span className="sub">{market}</span>}
		</span>
	);
}

/** Beginning of a line of the wire: the label of the article, else its section. */
export function WireMark({ article }: { article: ArticleCard }) {
	return article.label ? <ArticleLabel article={article} /> : <Kicker article={article} />;
}

/** Class of an element that shows an article: partner content and opinion look different. */
export const faceOf = (article: Labelled): string =>
	article.label === 'partner' ? ' story--paid' : article.label === 'opinion' ? ' story--opinion' : '';

/**
 * The words of a title, in their own language and direction where these differ from the page's. Use it where the label
 * is already beside the title.
 */
export function TitleWords({ article }: { article: { title: string; language?: string | null } }) {
	const { edition } = usePage();
	const title = article.title || edition.words.untitled;
	return article.language ? <bdi lang={article.language}>{title}</bdi> : title;
}

/** The title of an article behind its label, so that no line drops the label. */
export function Title({ article }: { article: { title: string; language?: string | null } & Labelled }) {
	return (
		<>
			<ArticleLabel article={article} />
			<TitleWords article={article} />
		</>
	);
}

type Level = 'h2' | 'h3' | 'h4';

interface StoryProps {
	article: ArticleCard;
	/** Step of the headline; 1 is the largest. */
	size: 1 | 2 | 3 | 4 | 5;
	level?: Level;
	/** Width of the picture above or beside the text; without it there is no picture. */
	picture?: PictureWidth | undefined;
	/** `row`: picture at the right; `left`: at the left. */
	shape?: 'row' | 'left' | undefined;
	hasStandfirst?: boolean;
	hasAuthor?: boolean;
	/** Section of the list around it, so that the kicker need not repeat it. */
	inside?: string | undefined;
	isLead?: boolean;
}

/** A story in a list: kicker, headline, standfirst, meta, perhaps a picture. One link a story. */
export const Story = fragment(
	'story',
	function Story({
		article,
		size,
		level: Heading = 'h3',
		picture,
		shape,
		hasStandfirst = false,
		hasAuthor = false,
		inside,
		isLead,
	}: StoryProps) {
		const { edition } = usePage();
		const href = urls.article.href(edition, article);
		const author = article.authors[0];
		const shapes = { row: ' story--row wide', left: ' story--row left' };
		return (
			<article className={`story k-${sectionOf(article)}${shape ? shapes[shape] : ''}${faceOf(article)}`}>
				{picture && !article.brief && (
					<a className="cover" href={href} tabIndex={-1} aria-hidden="true">
						<Cover article={article} width={picture} isLead={isLead ?? false} />
					</a>
				)}
				<div>
					<ArticleLabel article={article} />
					<Kicker article={article} inside={inside} />
					<Heading className={`hed hed--${size}`}>
						<a className="main" href={href}>
							<TitleWords article={article} />
						</a>
					</Heading>
					{hasStandfirst && article.standfirst && <p className="dek dek--s">{article.standfirst}</p>}
					<p className="meta">
						{article.label === 'partner' && (
							<span>{edition.words.by_partner({ partner: article.partner_name ?? '' })}</span>
						)}
						{hasAuthor && author && <span>{author.name}</span>}
						<When at={article.published_at} />
					</p>
				</div>
			</article>
		);
	},
);

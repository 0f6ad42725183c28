import type { ArticleCard } from '../../data/article-card';
import { relativeTime } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import type { CoverKind } from '../../shared/address/cover-url';
import { Picture, type PictureWidth } from '../../ui/picture';
import { usePage } from '../render/contexts';
import { useSectionName } from './title-bar';

/** The section an article is shown under: its kind, or for plain news its type. */
export const sectionOf = (article: { kind: string; type: string }): CoverKind =>
	(article.kind === 'news' ? article.type : article.kind) as CoverKind;

/** The cover of an article, drawn or photographed. */
export function Cover({
	article,
	width,
	isLead,
	alt = '',
}: {
	article: ArticleCard;
	width: PictureWidth;
	isLead?: boolean;
	alt?: string;
}) {
	return (
		<Picture
			cover={{ seed: article.cover_seed, kind: sectionOf(article), mood: article.cover_mood }}
			picture={article.cover}
			alt={alt}
			width={width}
			isLead={isLead ?? false}
		/>
	);
}

/** A moment as relative time; the browser keeps it true while the page is open. */
export function When({ at, className }: { at: number; className?: string }) {
	const { edition, now } = usePage();
	return (
		<time
			className={className}
			dateTime={new Date(at * 1000).toISOString()}
			data-at={now - at < 259_200 ? at : undefined}
		>
			{relativeTime(edition, at, now)}
		</time>
	);
}

/** Kicker: the section, or inside a section only the market; then how the article came to be. */
export function Kicker({ article, inside }: { article: ArticleCard; inside?: string | undefined }) {
	const { edition } = usePage();
	const sectionName = useSectionName();
	const section = sectionOf(article);
	const label =
		article.label &&
		{ ai: edition.words.label_ai, partner: edition.words.label_partner, opinion: edition.words.label_opinion }[
			article.label
		];
	const isInside = inside === section;
	// In the China section the market is China: said once is enough.
	const market = article.market === sectionName(section) ? null : article.market;
	if (isInside && !market && !label) return null;
	return (
		<span className={`kick k-${section}`}>
			{isInside ? market : <a href={urls.section.href(edition, section)}>{sectionName(section)}</a>}
			{!isInside && market && <span className="sub">{market}</span>}
			{label && <span className="sub lbl">{label}</span>}
		</span>
	);
}

/** "e-liquid" and its kin: a headline never breaks after their one letter. */
const E_WORD = /(\be-\p{L}+)/iu;

/** The title of an article, in its own language and direction where they differ from the page's. */
export function Title({ article }: { article: { title: string; language?: string | null } }) {
	const { edition } = usePage();
	const parts = (article.title || edition.words.untitled).split(E_WORD);
	const title =
		parts.length === 1
			? parts[0]
			: parts.map((part, i) =>
					i % 2 === 1 ? (
						<span key={i} className="nb">
							{part}
						</span>
					) : (
						part
					),
				);
	return article.language ? <bdi lang={article.language}>{title}</bdi> : title;
}

type Level = 'h2' | 'h3' | 'h4';

interface StoryProps {
	article: ArticleCard;
	/** Step of the headline: 1 the largest. */
	size: 1 | 2 | 3 | 4 | 5;
	level?: Level;
	/** Width of the picture above (or beside); none without it. */
	picture?: PictureWidth | undefined;
	/** `row`: picture at the right; `left`: at the left. */
	shape?: 'row' | 'left' | undefined;
	hasStandfirst?: boolean;
	hasAuthor?: boolean;
	/** Section of the list it stands in, so that the kicker need not repeat it. */
	inside?: string | undefined;
	isLead?: boolean;
}

/** A story in a list: kicker, headline, standfirst, meta, perhaps a picture. One link a story. */
export function Story({
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
		<article className={`story k-${sectionOf(article)}${shape ? shapes[shape] : ''}`}>
			{picture && (
				<a className="cover" href={href} tabIndex={-1} aria-hidden="true">
					<Cover article={article} width={picture} isLead={isLead ?? false} />
				</a>
			)}
			<div>
				<Kicker article={article} inside={inside} />
				<Heading className={`hed hed--${size}`}>
					<a className="main" href={href}>
						<Title article={article} />
					</a>
				</Heading>
				{hasStandfirst && article.standfirst && <p className="dek dek--s">{article.standfirst}</p>}
				<p className="meta">
					{hasAuthor && author && <span>{author.name}</span>}
					<When at={article.published_at} />
				</p>
			</div>
		</article>
	);
}

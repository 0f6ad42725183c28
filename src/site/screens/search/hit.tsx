import { pathOf } from '../../../editions/address';
import type { Segment } from '../../../search/ask/present/highlight';
import type { SearchHit } from '../../../search/ask/present/result';
import { sectionOf } from '../../../shared/address/cover-url';
import { ArticleLabel } from '../../blocks/story/article-label';
import { Cover, faceOf, Kicker, When } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { HitKicker, HitMeta } from './hit-facts';

const HAN = /([\p{sc=Han}]+)/u;
/** Text in which runs of Han say their language, for fonts and for voices. */
const Spelled = ({ text }: { text: string }) =>
	HAN.test(text)
		? text.split(HAN).map((part, i) =>
				i % 2 === 1 ? (
					<span key={i} lang="zh">
						{part}
					</span>
				) : (
					part
				),
			)
		: text;

/** Text with what was searched for marked. */
const Marked = ({ segments }: { segments: Segment[] }) =>
	segments.map(({ text, marked }, i) =>
		marked ? (
			<mark key={i}>
				<Spelled text={text} />
			</mark>
		) : (
			<Spelled key={i} text={text} />
		),
	);

/** A search result: an article with its picture, anything else with the name of its kind. */
export function Hit({ hit }: { hit: SearchHit }) {
	const { edition } = usePage();
	const { words } = edition;
	const { article } = hit;
	const href = pathOf(edition, hit.url);
	const author = article?.authors[0];
	const language = article?.language ?? undefined;
	return (
		<article
			className={
				article
					? `story story--row wide k-${sectionOf(article)}${faceOf(article)}`
					: `story hit${hit.section ? ` k-${hit.section}` : ''}`
			}
		>
			{article && !article.brief && (
				<a className="cover" href={href} tabIndex={-1} aria-hidden="true">
					<Cover article={article} width="row" />
				</a>
			)}
			<div>
				{article && <ArticleLabel article={article} />}
				{article ? <Kicker article={article} /> : <HitKicker hit={hit} />}
				<h2 className="hed hed--3">
					<a className="main" href={href} lang={language} dir={language && 'auto'}>
						{hit.title ? <Marked segments={hit.titleMarked} /> : words.untitled}
					</a>
				</h2>
				{hit.snippet.length > 0 && (
					<p className="dek dek--s" lang={language} dir={language && 'auto'}>
						<Marked segments={hit.snippet} />
					</p>
				)}
				{!article && <HitMeta hit={hit} />}
				{article && hit.published_at !== null && (
					<p className="meta">
						<When at={hit.published_at} />
						{author && <span>{author.name}</span>}
					</p>
				)}
			</div>
		</article>
	);
}

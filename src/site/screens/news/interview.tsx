// biome-ignore-all lint/a11y/useAnchorContent: a portrait is a second way to its article, for the pointer alone; the quotation beside it is the link

import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import type { PictureWidth } from '../../../ui/picture';
import { ArticleLabel } from '../../blocks/story/article-label';
import { Cover, Title, When } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { Missing, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing } from '../listing/listing';
import { MorePages, NothingHere, PageLine } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

interface InterviewListData {
	open: OpenListing;
}

/** Articles a page holds: one large and, with the box, six rows of three. */
const LIMIT = 18;
/**
 * Index of the box where more pages follow: it ends the second row, so that it stays in its place when they are added.
 * Without more pages the box ends the list.
 */
const BOX_AT = 5;

function Words({ article, size, hasStandfirst }: { article: ArticleCard; size: 1 | 3; hasStandfirst: boolean }) {
	const { edition } = usePage();
	return (
		<>
			<h2 className={article.quote ? `hed hed--${size} quote` : `hed hed--${size}`}>
				<a href={urls.article.href(edition, article)}>
					{article.quote && <ArticleLabel article={article} />}
					{article.quote ? (
						<q lang={article.language ?? edition.language}>{article.quote}</q>
					) : (
						<Title article={article} />
					)}
				</a>
			</h2>
			{article.interviewee && (
				<p className="who2">
					<b>{article.interviewee.name}</b> {article.interviewee.role}
				</p>
			)}
			{hasStandfirst && article.standfirst && <p className="dek dek--s">{article.standfirst}</p>}
			<p className="meta">
				<When at={article.published_at} />
				<span>{edition.words.reading_time({ minutes: article.reading_minutes })}</span>
			</p>
		</>
	);
}

function Face({ article, width, isLead = false }: { article: ArticleCard; width: PictureWidth; isLead?: boolean }) {
	const { edition } = usePage();
	return (
		<a className="cover" href={urls.article.href(edition, article)} tabIndex={-1} aria-hidden="true">
			<Cover article={article} width={width} isLead={isLead} />
		</a>
	);
}

/**
 * Asks readers to suggest an interviewee.
 * @param after number of articles before the box where it ends the list: it fills the rest of the last row
 */
function Ask({ after }: { after: number | undefined }) {
	const { edition, site } = usePage();
	const { words } = edition;
	if (!site.brand.mail) return null;
	return (
		<section
			className={
				after === undefined ? 'k-interview ask' : `k-interview ask ask--${3 - (after % 3)} ask--m${2 - (after % 2)}`
			}
		>
			<h2 className="hed hed--3">{words.ask_title}</h2>
			<p className="dek dek--s">{words.ask_line}</p>
			<a className="btn btn--line" href={`mailto:${site.brand.mail}?subject=${encodeURIComponent(words.ask_subject)}`}>
				{words.ask_action}
			</a>
		</section>
	);
}

function InterviewView({ data: { open } }: { data: InterviewListData }) {
	const isFirst = open.page === 1;
	const [lead] = isFirst ? open.articles : [];
	const rest = lead ? open.articles.slice(1) : open.articles;
	const boxAt = open.next ? BOX_AT : rest.length;
	const cell = (article: ArticleCard) => (
		<article key={article.id} className="story k-interview">
			<Face article={article} width="third" />
			<Words article={article} size={3} hasStandfirst={false} />
		</article>
	);
	return (
		<div className="wrap list-page">
			<PageLine open={open} />
			{lead && (
				<article className="grid k-interview iv-lead">
					<div className="c7">
						<Face article={lead} width="half" isLead />
					</div>
					<div className="c5">
						<Words article={lead} size={1} hasStandfirst />
					</div>
				</article>
			)}
			{open.articles.length === 0 && <NothingHere />}
			<div className={lead ? 'ivs' : 'ivs ivs--alone'} data-list="">
				{rest.slice(0, boxAt).map(cell)}
				{isFirst && <Ask after={open.next ? undefined : rest.length} />}
				{rest.slice(boxAt).map(cell)}
			</div>
			<MorePages open={open} />
		</div>
	);
}

/** `/news/interview/{page?}`: long conversations, the newest large, each by its quotation. */
export const interviewScreen = screen<InterviewListData>({
	async load(request) {
		const { edition } = request;
		const open = await openListing(
			request,
			{ edition: edition.code, kind: 'interview' },
			request.rest,
			(page) => urls.interview.href(edition, page),
			LIMIT,
		);
		return open instanceof Missing || open instanceof Redirect ? open : { open };
	},
	head({ open }, request) {
		const { words } = request.edition;
		return listingHead(request, open, {
			title: words.sections.interview,
			description: words.section_lines.interview,
			above: [[words.news, urls.news.href(request.edition)]],
			alternates: inEveryEdition((one) => urls.interview.href(one)),
			hasFeed: true,
		});
	},
	layout(_data, { edition: { words } }) {
		const line = words.section_lines.interview;
		return {
			styles: ['lists'],
			menu: 'interview',
			section: 'interview',
			fixedTitle: line,
			bar: { title: words.sections.interview, line, eventNews: false, background: 'interview', art: 'ivbar7' },
		};
	},
	View: InterviewView,
});

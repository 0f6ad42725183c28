import type { ArticleCard } from '../../../data/article-card';
import { editions } from '../../../editions/editions';
import { isoDay } from '../../../editions/relative-time';
import { articleImageUrl, urls } from '../../../editions/urls';
import { remember } from '../../../platform/db/read-cache';
import {
	type Article,
	articleToReadById,
	articleToReadBySlug,
	mostReadArticles,
	type ReadArticle,
} from '../../../queries/article/article';
import { opensArticle } from '../../../queries/article/article-password';
import { type DataSeries, seriesBySlugs } from '../../../queries/series/data-series';
import { type Adv as AdvRow, advAt } from '../../../queries/site/adv';
import { tag } from '../../../shared/cache-tags';
import { Adv } from '../../blocks/adv';
import { type ArticleBody, articleBody } from '../../blocks/article-body';
import { Chart } from '../../blocks/chart/chart';
import { pictureAlt } from '../../blocks/cover/cover-words';
import { drawnApart, sectionOf } from '../../blocks/cover/scenes';
import type { DateRow } from '../../blocks/dates/date-line';
import { MostRead } from '../../blocks/most-read';
import { Story, TitleWords } from '../../blocks/story';
import { useSectionName } from '../../blocks/title-bar';
import { usePage } from '../../render/contexts';
import { Missing, type OpaqueScreen, type PageRequest, Redirect, screen } from '../../render/screen';
import { calendarEntries, calendarTags } from '../calendar/entries';
import { articleJsonLd } from './article-json-ld';
import {
	ArticleFoot,
	ArticleTop,
	Contents,
	InBrief,
	InterviewHead,
	LabelNote,
	PreviousNext,
	ShareRail,
	translationUrl,
} from './article-parts';
import { KeyDates, keyDateRows } from './key-dates';
import { Protected } from './protected';

interface ArticleData {
	article: Article;
	body: ArticleBody;
	series: Map<string, DataSeries>;
	related: ArticleCard[];
	/** Rows of the calendar that the article tells of. */
	dates: DateRow[];
	most_read: ArticleCard[];
	adv: AdvRow | undefined;
	url: string;
	/** How the password of a protected article was received. */
	lock: 'none' | 'closed' | 'wrong' | 'open';
}

/** Articles of at least this many headings get a list of contents. */
const LONG = 3;
/** So many of the articles it leads on to stand beside it, without pictures. */
const BESIDE = 3;
const MENU = {
	company: 'company',
	product: 'product',
	regulation: 'regulation',
	data: 'data',
	exhibition: 'exhibition',
	interview: 'interview',
	china: 'china',
} as const;

/** Everything around an article that its page shows. */
async function read(
	request: PageRequest,
	article: ReadArticle,
	lock: ArticleData['lock'] = article.is_protected ? 'closed' : 'none',
): Promise<ArticleData> {
	const { db, edition, now } = request;
	const body =
		lock === 'closed' || lock === 'wrong' ? { parts: [], headings: [], words: 0 } : articleBody(article.html);
	const slugs = body.parts.flatMap((part) => (part.kind === 'series' ? [part.slug] : []));
	const { related } = article;
	const [most_read, adv, series, entries] = await Promise.all([
		remember(db, `most_read:${edition.code}`, [], 60, () => mostReadArticles(db, edition.code, 6)),
		// Nobody advertises beside a text that names them, or that somebody paid for.
		article.label === 'partner'
			? undefined
			: advAt(db, edition.code, 'article_rail', isoDay(edition, now), {
					beside: [article.title, article.standfirst, ...article.key_points, article.html],
				}),
		seriesBySlugs(db, slugs),
		article.key_dates.length > 0 ? calendarEntries(db, edition) : [],
	]);
	if (article.key_dates.length > 0) request.tag(...calendarTags(edition));
	request.tag(
		tag.article(article.id),
		...article.translations.map((other) => tag.article(other.id)),
		...related.map((card) => tag.article(card.id)),
	);
	const beside = [...most_read, ...[article.previous, article.next].flatMap((one) => one ?? [])];
	request.tag(...beside.map((one) => tag.mention(one.id)));
	request.tag(
		...article.authors.map((author) => tag.authorNamed(author.slug)),
		...slugs.map((slug) => tag.series(slug)),
		tag.advs,
	);
	return {
		article,
		body,
		series: new Map(series.map((one) => [one.slug, one])),
		// Those at the foot have pictures, and the article's own stands above them.
		related: [...related.slice(0, BESIDE), ...drawnApart([article, ...related.slice(BESIDE)]).slice(1)],
		dates: keyDateRows(article, entries),
		most_read: most_read.filter((card) => card.id !== article.id).slice(0, 5),
		adv,
		url: request.site.url + urls.article.href(edition, article),
		lock,
	};
}

function Body({ data }: { data: ArticleData }) {
	const { article, body, series } = data;
	if (data.lock === 'closed' || data.lock === 'wrong')
		return <Protected article={article} isWrong={data.lock === 'wrong'} />;
	return body.parts.map((part, i) => {
		if (part.kind === 'html') {
			return (
				<div
					key={i}
					className={i === 0 ? 'prose prose-body prose-first' : 'prose prose-body'}
					// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by articleBody right before (security rule 11)
					dangerouslySetInnerHTML={{ __html: part.html }}
				/>
			);
		}
		const one = series.get(part.slug);
		return one ? (
			<div key={i} className="prose">
				<Chart series={one} />
			</div>
		) : null;
	});
}

function ArticleView({ data }: { data: ArticleData }) {
	const { edition } = usePage();
	const { words } = edition;
	const sectionName = useSectionName();
	const { article, related } = data;
	const section = sectionOf(article);
	const hasPictures = data.body.parts.some((part) => part.kind === 'html' && part.html.includes('<img'));
	return (
		<>
			<article
				className={article.label === 'partner' ? 'partner-page' : undefined}
				lang={article.language ?? undefined}
				dir={article.language ? 'auto' : undefined}
			>
				<header className="wrap a-head grid">
					<div className="c9">
						<nav className="crumb" aria-label={words.breadcrumb} lang={edition.language} dir={edition.direction}>
							<a href={urls.section.href(edition, section)}>{sectionName(section)}</a>
							{article.market && article.market !== sectionName(section) && <span>{article.market}</span>}
						</nav>
						<h1 className={article.title.length > 120 ? 'hed hed--2' : 'hed hed--1'}>
							<TitleWords article={article} />
						</h1>
						<InterviewHead article={article} />
						{article.standfirst && <p className="dek">{article.standfirst}</p>}
						<LabelNote article={article} />
					</div>
				</header>
				<ArticleTop article={article} />
				<div className="wrap grid a-body">
					<aside className="a-left" aria-label={words.share}>
						<div className="sticky">
							<ShareRail article={article} url={data.url} />
						</div>
					</aside>
					<div className="a-main" data-gallery={hasPictures ? JSON.stringify(words.gallery) : undefined}>
						{article.key_points.length > 0 && (
							<div className="prose">
								<InBrief points={article.key_points} />
							</div>
						)}
						{data.body.headings.length >= LONG && (
							<div className="prose">
								<Contents headings={data.body.headings} />
							</div>
						)}
						<Body data={data} />
						<ArticleFoot article={article} />
					</div>
					<aside className="a-right rail" aria-label={words.read_next}>
						<KeyDates dates={data.dates} />
						{data.adv && (
							<section>
								<Adv adv={data.adv} shape="rail" />
							</section>
						)}
						{related.length > 0 && (
							<section>
								<h2>{words.read_next}</h2>
								<div className="stack-s">
									{related.slice(0, BESIDE).map((card) => (
										<Story key={card.id} article={card} size={5} inside={section} />
									))}
								</div>
							</section>
						)}
						<MostRead articles={data.most_read} />
					</aside>
				</div>
			</article>
			<PreviousNext article={article} />
			{related.length > BESIDE && (
				<section className="wrap block">
					<header className={`sec k-${section}`}>
						<h2>{words.more_on({ section: sectionName(section) })}</h2>
						<a className="more" href={urls.section.href(edition, section)}>
							{words.all_section[section]}
						</a>
					</header>
					<div className="four">
						{related.slice(BESIDE, 7).map((card) => (
							<Story key={card.id} article={card} size={4} picture="quarter" inside={section} />
						))}
					</div>
				</section>
			)}
		</>
	);
}

/** Path of the article in each edition that has it. */
function alternates(article: Article, request: PageRequest): Record<string, string> {
	const paths: Record<string, string> = { [request.edition.code]: urls.article.href(request.edition, article) };
	for (const other of article.translations) {
		const url = translationUrl(other);
		if (url) paths[other.edition] = url;
	}
	return paths;
}

const describe = ({ article, body }: ArticleData, request: PageRequest) => {
	const section = sectionOf(article);
	const paths = alternates(article, request);
	return {
		title: article.title || request.edition.words.untitled,
		description: article.standfirst || article.key_points[0] || article.title,
		keywords: article.keywords.join(', ') || undefined,
		canonical: urls.article.href(request.edition, article),
		robots: article.is_protected ? 'noindex' : undefined,
		image: articleImageUrl(article),
		imageAlt: pictureAlt(request.edition.words, article) || undefined,
		card: 'summary_large_image' as const,
		type: 'article' as const,
		alternates: paths,
		switchTo: Object.fromEntries(
			editions
				.filter((edition) => !paths[edition.code])
				.map((edition) => [edition.code, urls.section.href(edition, section)]),
		),
		jsonLd: articleJsonLd(article, body.words, request),
		published_at: article.published_at,
		modifiedAt: article.revised_at ?? article.published_at,
		section: article.type,
		tags: article.tags.map((tag) => tag.name),
	};
};

/** `/news/{seo_url}`: the article. */
export const articleScreen = screen<ArticleData>({
	async load(request) {
		const { db, edition, rest } = request;
		const [seo_url] = rest;
		if (rest.length !== 1 || !seo_url || seo_url.length > 300) return new Missing('unmatched');
		const article = await articleToReadBySlug(db, edition.code, seo_url);
		return article ? read(request, article) : new Missing();
	},
	head: describe,
	frame: ({ article }) => {
		const section = sectionOf(article);
		return { section, menu: MENU[section as keyof typeof MENU], progress: true, fixedTitle: article.title };
	},
	View: ArticleView,
});

/** `/news/detail?id=`: an article without a seo_url; one that has it is redirected to its own address. */
export const articleByIdScreen = screen<ArticleData>({
	query: ['id'],
	async load(request) {
		const text = request.query.get('id') ?? '';
		if (!/^[1-9][0-9]{0,8}$/.test(text)) return new Missing();
		const article = await articleToReadById(request.db, Number(text));
		if (!article) return new Missing();
		const edition = editions.find((one) => one.code === article.edition);
		if (!edition) return new Missing();
		if (article.seo_url || edition !== request.edition) return new Redirect(urls.article.href(edition, article));
		return read(request, article);
	},
	head: describe,
	frame: ({ article }) => ({ section: sectionOf(article), progress: true, fixedTitle: article.title }),
	View: ArticleView,
});

/** A protected article, asked for with a password: its text, or 400 with the form again. */
export const unlockedScreen = (password: string): OpaqueScreen =>
	screen<ArticleData>({
		isCacheable: false,
		async load(request) {
			const article = await articleToReadBySlug(request.db, request.edition.code, request.rest[0] ?? '');
			if (!article) return new Missing();
			if (!article.is_protected) return new Redirect(urls.article.href(request.edition, article), 303);
			return read(request, article, (await opensArticle(request.db, article.id, password)) ? 'open' : 'wrong');
		},
		status: ({ lock }) => (lock === 'open' ? 200 : 400),
		head: describe,
		frame: ({ article }) => ({ section: sectionOf(article), fixedTitle: article.title }),
		View: ArticleView,
	});

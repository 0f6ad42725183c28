import type { ArticleCard } from '../../../data/article-card';
import { editions } from '../../../editions/editions';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { articleToReadById, articleToReadBySlug, type ReadArticle } from '../../../queries/article/article';
import { opensArticle } from '../../../queries/article/article-password';
import { mostReadArticles } from '../../../queries/article/most-read';
import { advAt } from '../../../queries/site/adv';
import { sectionOf } from '../../../shared/address/cover-url';
import { tag } from '../../../shared/cache-tags';
import { Adv } from '../../blocks/adv';
import { drawnApart } from '../../blocks/cover/scenes';
import { MostRead } from '../../blocks/story/most-read';
import { Story, TitleWords } from '../../blocks/story/story';
import { useSectionName } from '../../blocks/title-bar';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Layout, Missing, type OpaqueScreen, type PageRequest, Redirect, screen } from '../../render/screen';
import { DrawnPart } from '../body/drawn-part';
import { loadDrawn, stylesOfDrawn } from '../body/load-drawn';
import { calendarEntries, calendarTags } from '../calendar/entries';
import { ArticleFoot, PreviousNext } from './article-foot';
import { type ArticleData, articleHead } from './article-head';
import { ArticleTop, Contents, InBrief, InterviewHead, LabelNote } from './article-parts';
import { KeyDates, keyDateRows } from './key-dates';
import { fillsThreeLines, linkedBody } from './linked-body';
import { Protected } from './protected';
import { ShareRail } from './share-rail';
import { WhatWeKnow } from './what-we-know';

/** Articles with at least this many headings get a table of contents. */
const LONG = 3;
/** Number of related articles beside it, without pictures. */
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

/** Number of articles at the foot. */
const AT_FOOT = 4;

/** Articles at the foot: others on its subject, else others of its section, without those already beside it. */
function footOf(article: ReadArticle, beside: readonly ArticleCard[]): ArticleCard[] {
	const others = article.subject?.articles ?? article.related.filter((card) => sectionOf(card) === sectionOf(article));
	return others.filter((card) => !beside.some(({ id }) => id === card.id)).slice(0, AT_FOOT);
}

/** Reads everything around an article that its page shows. */
async function read(
	request: PageRequest,
	article: ReadArticle,
	lock: ArticleData['lock'] = article.is_protected ? 'closed' : 'none',
): Promise<ArticleData> {
	const { db, edition, now } = request;
	const body =
		lock === 'closed' || lock === 'wrong' ? { parts: [], headings: [], words: 0 } : linkedBody(article, edition);
	const beside = article.related.slice(0, BESIDE);
	const foot = footOf(article, beside);
	const [most_read, adv, drawn, entries] = await Promise.all([
		article.brief ? [] : mostReadArticles(db, edition.code, sectionOf(article)),
		// There is no advertisement beside an article that names the advertiser or that a partner paid for, nor beside a
		// brief, which is shorter than an advertisement.
		article.label === 'partner' || article.brief
			? undefined
			: advAt(db, edition.code, 'article_rail', isoDay(edition, now), {
					beside: [article.title, article.standfirst, ...article.key_points, article.html],
					companies: article.companies.map((firm) => firm.id),
				}),
		loadDrawn(request, body),
		article.key_dates.length > 0 ? calendarEntries(db, edition) : [],
	]);
	if (article.key_dates.length > 0) request.tag(...calendarTags(edition));
	request.tag(
		tag.article(article.id),
		...article.translations.map((other) => tag.article(other.id)),
		...[...beside, ...foot].map((card) => tag.article(card.id)),
	);
	const named = [...most_read, ...[article.previous, article.next].flatMap((one) => one ?? [])];
	request.tag(...named.map((one) => tag.mention(one.id)));
	request.tag(
		...article.companies.map((firm) => tag.company(firm.id)),
		...article.authors.map((author) => tag.authorNamed(author.slug)),
		tag.advs,
	);
	return {
		article,
		body,
		drawn,
		beside,
		// Those at the foot have pictures, and the article's own is above them.
		foot: drawnApart([article, ...foot]).slice(1),
		dates: keyDateRows(article, entries),
		most_read: most_read.filter((card) => card.id !== article.id).slice(0, 5),
		adv,
		url: request.site.url + urls.article.href(edition, article),
		lock,
	};
}

/** Style sheets of an article's page beside the site's. */
const stylesOf = ({ drawn }: ArticleData): Layout['styles'] => [...stylesOfDrawn(drawn), 'article'];

const isLocked = ({ lock }: ArticleData) => lock === 'closed' || lock === 'wrong';

function Body({ data }: { data: ArticleData }) {
	const { article, body, drawn } = data;
	if (isLocked(data)) return <Protected article={article} isWrong={data.lock === 'wrong'} />;
	return body.parts.map((part, i) => {
		if (part.kind === 'html') {
			return (
				<div
					key={i}
					className={
						i === 0 && !article.brief && fillsThreeLines(part.html)
							? 'prose prose-body prose-first'
							: 'prose prose-body'
					}
					// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by articleBody right before (security rule 11)
					dangerouslySetInnerHTML={{ __html: part.html }}
				/>
			);
		}
		return <DrawnPart key={i} parts={body.parts} n={i} drawn={drawn} />;
	});
}

function ArticleView({ data }: { data: ArticleData }) {
	const { edition } = usePage();
	const { words } = edition;
	const sectionName = useSectionName();
	const { article, beside, foot } = data;
	const { subject } = article;
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
							{article.brief && <a href={urls.briefs.href(edition)}>{words.briefs}</a>}
							{article.market &&
								article.market !== sectionName(section) &&
								(article.market_slug ? (
									<a href={urls.market.href(edition, { slug: article.market_slug })}>{article.market}</a>
								) : (
									<span>{article.market}</span>
								))}
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
						{article.known && !isLocked(data) && (
							<div className="prose">
								<WhatWeKnow known={article.known} />
							</div>
						)}
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
					<aside className="a-right rail rail--ends" aria-label={words.read_next}>
						<KeyDates dates={data.dates} />
						{data.adv && (
							<section>
								<Adv adv={data.adv} shape="rail" />
							</section>
						)}
						{beside.length > 0 && (
							<section>
								<h2>{words.read_next}</h2>
								<div className="stack-s">
									{each(beside, 'beside', (card) => (
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
			{foot.length > 0 && (
				<section className="wrap block">
					<header className={`sec k-${section}`}>
						<h2>{subject ? subject.name : words.more_on({ section: sectionName(section) })}</h2>
						{subject && <p>{words.more_on_subject}</p>}
						<a
							className="more"
							href={subject ? urls.tag.href(edition, { slug: subject.slug }) : urls.section.href(edition, section)}
						>
							{subject ? words.all_on_subject : words.all_section[section]}
						</a>
					</header>
					<div className="four">
						{each(foot, 'foot', (card) => (
							<Story key={card.id} article={card} size={4} picture="quarter" inside={subject ? undefined : section} />
						))}
					</div>
				</section>
			)}
		</>
	);
}

/** `/news/{seo_url}`: the article. */
export const articleScreen = screen<ArticleData>({
	async load(request) {
		const { db, edition, rest } = request;
		const [seo_url] = rest;
		if (rest.length !== 1 || !seo_url || seo_url.length > 300) return new Missing('unmatched');
		const article = await articleToReadBySlug(db, edition.code, seo_url);
		return article ? read(request, article) : new Missing();
	},
	head: articleHead,
	layout: (data) => {
		const { article } = data;
		const section = sectionOf(article);
		return {
			styles: stylesOf(data),
			section,
			menu: MENU[section as keyof typeof MENU],
			progress: true,
			fixedTitle: article.title,
		};
	},
	View: ArticleView,
});

/** `/news/detail?id=`: an article without a seo_url; one with a seo_url is redirected to its own address. */
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
	head: articleHead,
	layout: (data) => ({
		styles: stylesOf(data),
		section: sectionOf(data.article),
		progress: true,
		fixedTitle: data.article.title,
	}),
	View: ArticleView,
});

/** A protected article, requested with a password: its text, or 400 with the form again. */
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
		head: articleHead,
		layout: (data) => ({
			styles: stylesOf(data),
			section: sectionOf(data.article),
			fixedTitle: data.article.title,
		}),
		View: ArticleView,
	});

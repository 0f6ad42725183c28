import { isoDay, longDate } from '../../../editions/relative-time';
import { pageCardUrl, urls } from '../../../editions/urls';
import { type Company, companyBySlug, NEWS_SHOWN } from '../../../queries/company/company';
import { fileNames } from '../../../shared/address/addresses';
import { tag } from '../../../shared/cache-tags';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { inEveryEdition } from '../listing/listing';
import { Files } from '../topic/files';
import { companyJsonLd } from './company-json-ld';
import { Licenses, Makes, Names, Stands } from './company-parts';
import { CompanyRail } from './company-rail';
import { CompanyTabs, CompanyTop } from './company-top';

export interface CompanyPageData {
	kind: 'page';
	firm: Company;
}

/** Reads a firm with everything that points to it. */
export async function loadPage(request: PageRequest, slug: string): Promise<CompanyPageData | Missing> {
	const { db, edition, now } = request;
	const firm = await companyBySlug(db, edition.code, slug, isoDay(edition, now));
	if (!firm) return new Missing();
	request.tag(
		tag.company(firm.id),
		tag.licenses,
		tag.topics,
		tag.advs,
		tag.list(edition.code),
		...firm.stands.map((stand) => tag.topic(stand.topic_id)),
		...firm.articles.map((article) => tag.article(article.id)),
	);
	return { kind: 'page', firm };
}

function News({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	return (
		<section className="block-s" aria-labelledby="news">
			<header className="sec">
				<h2 id="news">{companies.news}</h2>
				<p>{companies.news_line({ n: firm.article_count })}</p>
				{firm.article_count > NEWS_SHOWN && (
					<a className="more" href={urls.companyNews.href(edition, { slug: firm.slug })}>
						{companies.all_news({ n: firm.article_count })}
					</a>
				)}
			</header>
			<div className="newsgrid">
				{each(firm.articles, 'articles', (article) => (
					<Story key={article.id} article={article} size={4} hasAuthor />
				))}
			</div>
		</section>
	);
}

/** A firm: its names, what it does, its licences, booths, news and documents, with the facts beside them. */
export function CompanyPageView({ data: { firm } }: { data: CompanyPageData }) {
	const { edition, site } = usePage();
	const { companies } = edition.words;
	const mail = `mailto:${site.brand.mail}?subject=${encodeURIComponent(companies.correct_subject({ name: firm.name }))}`;
	return (
		<div className="k-company">
			<CompanyTop firm={firm} />
			<CompanyTabs firm={firm} />
			<div className="wrap grid co-body">
				<div className="c8">
					<Names firm={firm} />
					<Makes firm={firm} />
					{firm.licenses.length > 0 && <Licenses firm={firm} />}
					{firm.stands.length > 0 && <Stands firm={firm} />}
					{firm.articles.length > 0 && <News firm={firm} />}
					{firm.documents.length > 0 && (
						<section className="block-s" aria-labelledby="documents">
							<header className="sec">
								<h2 id="documents">{companies.documents}</h2>
								<p>{companies.documents_line}</p>
							</header>
							<Files files={firm.documents} />
						</section>
					)}
				</div>
				<CompanyRail firm={firm} />
			</div>
			<div className="wrap block">
				<p className="co-foot">
					{companies.foot}{' '}
					{firm.verified_at !== null && companies.foot_checked({ date: longDate(edition, firm.verified_at) })}{' '}
					{site.brand.mail && (
						<a className="link" href={mail}>
							{companies.correct}
						</a>
					)}
				</p>
			</div>
		</div>
	);
}

/** Metadata of a firm. */
export function pageHead({ firm }: CompanyPageData, request: PageRequest): Head {
	const { edition, site } = request;
	const { words } = edition;
	const path = urls.company.href(edition, { slug: firm.slug });
	const names = firm.name_zh ? `${firm.name} (${firm.name_zh})` : firm.name;
	return {
		title: names,
		description: firm.texts[edition.code]?.summary || words.companies.all_about({ name: firm.name }),
		search: {
			description: `${names}: ${firm.texts[edition.code]?.summary ?? ''}`.replace(/: $/, '.'),
			more: [words.companies.search_more],
		},
		canonical: path,
		image: pageCardUrl(edition, 'company', firm.slug),
		card: 'summary_large_image',
		alternates: inEveryEdition((one) => urls.company.href(one, { slug: firm.slug })),
		feeds:
			firm.article_count > 0
				? [
						{
							title: `${site.brand.name}: ${words.companies.news_of({ name: firm.name })}`,
							path: `${urls.companyNews.href(edition, { slug: firm.slug })}/${fileNames.rss}`,
						},
					]
				: undefined,
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[words.companies.title, urls.companies.href(edition)],
				[firm.name, path],
			]),
			companyJsonLd(firm, edition, site),
		],
	};
}

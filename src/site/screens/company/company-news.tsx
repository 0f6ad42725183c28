import { urls } from '../../../editions/urls';
import { companyNames } from '../../../queries/company/company';
import { fileNames } from '../../../shared/address/addresses';
import { tag } from '../../../shared/cache-tags';
import { Icon } from '../../../ui/icon';
import type { ListRailData } from '../../blocks/list-rail';
import { usePage } from '../../render/contexts';
import { type Head, Missing, type PageRequest, Redirect } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing/listing';
import { ListingView, NothingHere } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

export interface CompanyNewsData {
	kind: 'news';
	firm: { id: number; slug: string; name: string };
	open: OpenListing;
	rail: ListRailData;
}

/** Reads a page of the articles linked to a firm. It shows no advertisement, since they may be about the advertiser. */
export async function loadNews(
	request: PageRequest,
	slug: string,
	rest: readonly string[],
): Promise<CompanyNewsData | Missing | Redirect> {
	const { db, edition } = request;
	const firm = await companyNames(db, slug);
	if (!firm) return new Missing();
	request.tag(tag.company(firm.id));
	const open = await openListing(request, { edition: edition.code, company_id: firm.id }, rest, (page) =>
		urls.companyNews.href(edition, { slug }, page),
	);
	if (open instanceof Missing || open instanceof Redirect) return open;
	return { kind: 'news', firm, open, rail: { ...(await readListRail(request, open.articles)), adv: undefined } };
}

export function CompanyNewsView({ data: { firm, open, rail } }: { data: CompanyNewsData }) {
	const { edition } = usePage();
	const { words } = edition;
	const top = (
		<p className="list-sum">
			<span>{words.articles_count({ n: open.total })}</span>
			<a className="link" href={urls.company.href(edition, { slug: firm.slug })}>
				{words.companies.all_about({ name: firm.name })}
			</a>
			<a className="link with-icon" href={`${open.href(1)}/${fileNames.rss}`}>
				<Icon name="feed" />
				{words.watch_feed}
			</a>
		</p>
	);
	return (
		<ListingView
			open={open}
			rail={rail}
			hasLead={false}
			top={top}
			empty={<NothingHere line={words.no_articles_in_edition} />}
		/>
	);
}

/** Metadata of the list. */
export function newsHead({ firm, open }: CompanyNewsData, request: PageRequest): Head {
	const { edition } = request;
	const { companies } = edition.words;
	return listingHead(request, open, {
		title: companies.news_of({ name: firm.name }),
		description: companies.news_description({ name: firm.name }),
		above: [
			[companies.title, urls.companies.href(edition)],
			[firm.name, urls.company.href(edition, { slug: firm.slug })],
		],
		alternates: inEveryEdition((one) => urls.companyNews.href(one, { slug: firm.slug })),
		hasFeed: true,
	});
}

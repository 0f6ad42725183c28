import { editions } from '../../../editions/editions';
import { pageCardUrl, urls } from '../../../editions/urls';
import { screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { inEveryEdition } from '../listing/listing';
import { Duty, Parts } from './duty';
import { Data, EventsAndAuthorities, LimitsAndDates, News, Rules } from './lists';
import { loadMarket, type MarketData, nameOf } from './market-data';
import { marketPage } from './market-json-ld';
import { Figures, MarketTabs, MarketTop } from './top';

function MarketView({ data }: { data: MarketData }) {
	return (
		<div className="k-regulation market">
			<MarketTop data={data} />
			<Figures data={data} />
			<MarketTabs data={data} />
			<div className="wrap">
				<Duty data={data} />
				<Parts data={data} />
				<Rules data={data} />
				<LimitsAndDates data={data} />
				<News data={data} />
				<Data data={data} />
				<EventsAndAuthorities data={data} />
			</div>
		</div>
	);
}

/** `/market/{slug}`: duty with its history, rules, limits, dates, news, data, shows and authorities of a market. */
export const marketScreen = screen<MarketData>({
	load: loadMarket,
	head(data, request) {
		const { edition, site } = request;
		const { words } = edition;
		const { market, name, parent } = data;
		const own = urls.market.href(edition, market);
		const description = words.markets.description({ market: name });
		const above: [string, string][] = [
			[words.home, urls.home.href(edition)],
			[words.markets.title, urls.markets.href(edition)],
			...(parent ? ([[nameOf(edition, parent), urls.market.href(edition, parent)]] as [string, string][]) : []),
		];
		return {
			title: `${name}: ${words.markets.line}`,
			description,
			search: { title: words.markets.search_title({ market: name }) },
			canonical: own,
			image: pageCardUrl(edition, 'market', market.slug),
			imageAlt: name,
			card: 'summary_large_image',
			alternates: Object.fromEntries(
				editions.filter((one) => market.texts[one.code]).map((one) => [one.code, urls.market.href(one, market)]),
			),
			switchTo: inEveryEdition((one) => urls.markets.href(one)),
			modifiedAt: market.updated_at,
			jsonLd: [breadcrumbList(site, [...above, [name, own]]), marketPage(data, request, description)],
		};
	},
	layout: ({ name }) => ({
		styles: ['charts', 'markets'],
		menu: 'regulation',
		section: 'regulation',
		fixedTitle: name,
	}),
	View: MarketView,
});

import { isoDay } from '../../../editions/relative-time';
import { rateAmount } from '../../../editions/trade/rate-words';
import { urls } from '../../../editions/urls';
import { type DutyTables, dutyTables, type Market } from '../../../queries/site/duty-rate';
import { allRules } from '../../../queries/site/rule';
import { tag } from '../../../shared/cache-tags';
import { wordOf } from '../../blocks/chart/chart-text';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { screen } from '../../render/screen';
import { indexHead, indexLayout } from '../index/index-page';
import { IndexTabs } from '../index/index-tabs';
import { nameOf, ratesOn } from './market-data';

interface MarketsData {
	tables: DutyTables;
	/** How many rules of each market are tracked, by its code. */
	rules: Map<string, number>;
	/** ISO day of today. */
	day: string;
}

/** Rates a line of the list has room for. */
const SHOWN = 2;

/** A market: its name, what is charged there today, and how many of its rules are followed. */
function MarketLine({ market, data }: { market: Market; data: MarketsData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const amounts = [...new Set(ratesOn(data.tables, market.code, data.day).map((rate) => rateAmount(edition, rate)))];
	const rules = data.rules.get(market.code) ?? 0;
	const isWhole = data.tables.markets.some((one) => one.parent === market.code);
	return (
		<li>
			<a href={urls.market.href(edition, market)}>{nameOf(edition, market)}</a>
			<span className="meta">
				{(amounts.length > 0 || !isWhole) && (
					<span>
						{amounts.length > 0
							? [
									amounts.slice(0, SHOWN).join('; '),
									amounts.length > SHOWN && markets.and_more({ n: amounts.length - SHOWN }),
								]
									.filter(Boolean)
									.join(' ')
							: markets.no_rate}
					</span>
				)}
				{rules > 0 && <span>{markets.rules_count({ n: rules })}</span>}
			</span>
		</li>
	);
}

/** Markets under the letter they begin with, as the language sorts them. */
function byLetter(list: readonly Market[], name: (market: Market) => string, locale: string): [string, Market[]][] {
	const sorted = [...list].sort((a, b) => name(a).localeCompare(name(b), locale));
	const letter = (market: Market) =>
		name(market).normalize('NFD').replace(/\p{M}/gu, '').slice(0, 1).toLocaleUpperCase(locale);
	return [...Map.groupBy(sorted, letter)];
}

function MarketsView({ data }: { data: MarketsData }) {
	const { edition } = usePage();
	const { markets } = edition.words;
	const all = data.tables.markets.filter((market) => market.texts[edition.code]);
	const isState = (market: Market) => market.code.includes('-');
	const wholes = all.filter((market) => all.some((one) => one.parent === market.code && isState(one)));
	const rated = all.filter((market) => ratesOn(data.tables, market.code, data.day).length > 0);
	const name = (market: Market) => nameOf(edition, market);
	return (
		<>
			<IndexTabs current="markets" />
			<div className="wrap list-page k-regulation">
				<p className="list-sum">
					<span>{markets.index_count({ n: all.length })}</span>
					<span>{markets.with_rate({ n: rated.length })}</span>
					<a className="link" href={urls.rules.href(edition)}>
						{markets.tracker}
					</a>
					<a className="link" href={urls.calculate.href(edition)}>
						{edition.words.calculate.title}
					</a>
				</p>
				<h2 className="vh">{markets.others}</h2>
				<div className="mk-index">
					{each(
						byLetter(
							all.filter((market) => !isState(market)),
							name,
							edition.locale,
						),
						'letters',
						([letter, list]) => (
							<section key={letter}>
								<h3>{letter}</h3>
								<ul>
									{each(list, 'list', (market) => (
										<MarketLine key={market.code} market={market} data={data} />
									))}
								</ul>
							</section>
						),
					)}
				</div>
				{each(wholes, 'wholes', (whole) => (
					<section key={whole.code} className="block">
						<header className="sec">
							<h2>{wordOf(markets.parts_by_market, whole.code) ?? markets.parts_of({ market: name(whole) })}</h2>
						</header>
						<ul className="mk-parts">
							{each(
								all
									.filter((market) => market.parent === whole.code)
									.sort((a, b) => name(a).localeCompare(name(b), edition.locale)),
								'parts of a market',
								(market) => (
									<MarketLine key={market.code} market={market} data={data} />
								),
							)}
						</ul>
					</section>
				))}
			</div>
		</>
	);
}

/** `/market`: every market by name, with its duty of today. */
export const marketsScreen = screen<MarketsData>({
	async load({ db, edition, now, tag: carry }) {
		const [tables, tracked] = await Promise.all([dutyTables(db), allRules(db, edition.code)]);
		carry(tag.duty_rates, tag.rules);
		const rules = new Map<string, number>();
		for (const { code } of tracked) if (code !== null) rules.set(code, (rules.get(code) ?? 0) + 1);
		return { tables, rules, day: isoDay(edition, now) };
	},
	head: ({ tables }, request) =>
		indexHead(
			request,
			'markets',
			request.edition.words.markets.line,
			tables.markets
				.filter((market) => market.texts[request.edition.code])
				.map((market) => urls.market.href(request.edition, market)),
		),
	layout: (_data, request) => ({
		...indexLayout(request, 'markets', request.edition.words.markets.line, 'regulation', ['indexes', 'markets']),
		menu: 'regulation',
	}),
	View: MarketsView,
});

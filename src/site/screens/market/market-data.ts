import type { ArticleCard } from '../../../data/article-card';
import type { Edition } from '../../../editions/edition';
import { isoDay } from '../../../editions/relative-time';
import { listArticles } from '../../../queries/article/listing';
import { eventEditionsIn } from '../../../queries/event/event-country';
import type { EventEdition } from '../../../queries/event/topic';
import { type DataSeries, seriesOfMarket } from '../../../queries/series/data-series';
import {
	type DutyRate,
	type DutyTables,
	dutyTables,
	type Market,
	type MarketRule,
	marketWithParents,
	rulesOf,
} from '../../../queries/site/duty-rate';
import { type RuleRow, ruleTracker } from '../../../queries/site/rule-tracker';
import { tag } from '../../../shared/cache-tags';
import { lastDayOf } from '../../../shared/time/event-day';
import { drawnApart } from '../../blocks/cover/scenes';
import { Missing, type PageRequest } from '../../render/screen';
import { calendarEntries, calendarTags } from '../calendar/entries';
import type { CalendarEntry } from '../calendar/entry';

/** What the page of a market shows; every row is that of its own table. */
export interface MarketData {
	market: Market;
	name: string;
	/** The market that it is part of, and its own parts. */
	parent: Market | undefined;
	parts: Market[];
	/** Its own rates and those of its parts, the newest first. */
	rates: DutyRate[];
	partRates: DutyRate[];
	/** Limits in force today, its own before those of the market it is part of. */
	limits: MarketRule[];
	/** Its own rules, then those of the markets that it is part of. */
	rules: RuleRow[];
	/** Its dates by day. */
	dates: CalendarEntry[];
	articles: ArticleCard[];
	total: number;
	series: DataSeries[];
	/** The newest edition of each show comes first. */
	events: EventEdition[];
	/** ISO day of today. */
	day: string;
}

/** Number of articles on the page, in one row of lists, of which one has a picture. */
const ARTICLES = 8;
const PAST_DATES = 4;
const COMING_DATES = 6;
/** Higher than any number of rules that a newsroom tracks. */
const ALL = 2_000;

/** Returns the name of a market in an edition; its code where the edition has no name for it. */
export const nameOf = (edition: Edition, market: Market): string => market.texts[edition.code]?.name ?? market.code;

/** Whether a rate is charged on a day. */
export const isInForce = (rate: DutyRate, day: string): boolean =>
	rate.valid_from <= day && (rate.valid_to === null || rate.valid_to >= day);

/** Rates of a market that are charged on a day, in the order of the table. */
export const ratesOn = ({ rates }: DutyTables, code: string, day: string): DutyRate[] =>
	rates.filter((rate) => rate.market === code && isInForce(rate, day));

/** Returns the last past dates and the next ones. */
function datesAround(entries: readonly CalendarEntry[], code: string, day: string): CalendarEntry[] {
	const own = entries.filter((entry) => entry.markets.includes(code) && entry.kind !== 'exhibition');
	const past = own.filter((entry) => lastDayOf(entry.lastDay) < day);
	const coming = own.filter((entry) => lastDayOf(entry.lastDay) >= day);
	return [...past.slice(-PAST_DATES), ...coming.slice(0, COMING_DATES)];
}

/** Reads the page of a market. */
export async function loadMarket(request: PageRequest): Promise<MarketData | Missing> {
	const { db, edition, now, rest } = request;
	if (rest.length !== 1) return new Missing();
	const tables = await dutyTables(db);
	const market = tables.markets.find((one) => one.slug === rest[0]);
	const name = market?.texts[edition.code]?.name;
	if (!market || name === undefined) return new Missing();
	const day = isoDay(edition, now);
	const { code } = market;
	const [tracked, entries, news, series, events] = await Promise.all([
		ruleTracker(db, edition.code, day, ALL),
		calendarEntries(db, edition),
		listArticles(db, { edition: edition.code, market: name }, 1, ARTICLES),
		seriesOfMarket(db, code),
		eventEditionsIn(db, edition.code, code, Number(day.slice(0, 4))),
	]);
	const parts = tables.markets.filter((one) => one.parent === code);
	const partCodes = new Set(parts.map((one) => one.code));
	const newest = (a: DutyRate, b: DutyRate) => b.valid_from.localeCompare(a.valid_from) || a.id - b.id;
	request.tag(
		...calendarTags(edition),
		tag.list(edition.code),
		tag.all_series,
		...news.list.map((article) => tag.article(article.id)),
		...tracked.flatMap(({ story }) => (story ? [tag.mention(story.id)] : [])),
	);
	return {
		market,
		name,
		parent: tables.markets.find((one) => one.code === market.parent),
		parts,
		rates: tables.rates.filter((rate) => rate.market === code).sort(newest),
		partRates: tables.rates.filter((rate) => partCodes.has(rate.market) && isInForce(rate, day)),
		limits: rulesOf(tables, code, day),
		rules: marketWithParents(tables.markets, code).flatMap((one) => tracked.filter((rule) => rule.code === one)),
		dates: datesAround(entries, code, day),
		articles: drawnApart(news.list),
		total: news.total,
		series: series.filter((one) => one.texts[edition.code] && one.points.length > 0),
		events,
		day,
	};
}

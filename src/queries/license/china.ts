import type { ArticleCard } from '../../data/article-card';
import type { Db } from '../../platform/db/tx';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { listArticles } from '../article/listing';
import { tagBySlug } from '../article/tag';
import { type DataSeries, seriesBySlugs } from '../series/data-series';
import { type DutyRate, dutyTables, type Market, type MarketRule } from '../site/duty-rate';
import { type DatedRule, datedRules } from '../site/rule';
import type { LicenseRow } from './license-filters';
import { type LicenseCounts, licenseCounts, listLicenses } from './license-list';

/** What changed, or will, on the mainland and when: rules, taxes and limits, each with its day and source. */
export interface ChinaDates {
	rules: DatedRule[];
	rates: DutyRate[];
	limits: MarketRule[];
	/** The market itself. */
	markets: Market[];
}

/** The blocks of the China screen by name, from its top to its foot. */
export interface ChinaBlocks {
	/** Articles on the mainland, newest first. */
	articles: ArticleCard[];
	dates: ChinaDates;
	/** Way into the register: its counts and its newest records. */
	counts: LicenseCounts;
	licenses: LicenseRow[];
	series: DataSeries[];
	/** Further articles that carry the tag. */
	tagged: ArticleCard[];
}

const MARKET = 'CN';
const TAG = 'china';
/** The lead, and those beside it. */
const NEWS = 5;
const SERIES = ['china-exports-monthly', 'china-exports-destinations-2026'];

async function chinaDates(db: Db, edition: string): Promise<ChinaDates> {
	const [rules, tables] = await Promise.all([datedRules(db, edition), dutyTables(db)]);
	return {
		rules: rules.filter((rule) => rule.code === MARKET),
		rates: tables.rates.filter((rate) => rate.market === MARKET),
		limits: tables.rules.filter((rule) => rule.market === MARKET),
		markets: tables.markets.filter((market) => market.code === MARKET),
	};
}

/**
 * All blocks of the China screen of an edition.
 * @param day ISO day in the edition's time zone
 */
export async function collectChina(db: Db, edition: string, day: string): Promise<ChinaBlocks> {
	const aboutChina = await tagBySlug(db, edition, TAG);
	const [news, tagged, dates, counts, licenses, series] = await Promise.all([
		listArticles(db, { edition, kind: 'china' }, 1, NEWS),
		aboutChina ? listArticles(db, { edition, tag_id: aboutChina.id }, 1, 20) : undefined,
		chinaDates(db, edition),
		licenseCounts(db, day),
		listLicenses(db, {}, day, 1, 8),
		seriesBySlugs(db, SERIES),
	]);
	const shown = new Set(news.list.map((article) => article.id));
	return {
		articles: news.list,
		dates,
		counts,
		licenses: licenses.list,
		// A series without words in this edition cannot say its unit here.
		series: series.filter((one) => one.texts[edition] && one.points.length > 0),
		tagged: (tagged?.list ?? []).filter((article) => !shown.has(article.id)).slice(0, 8),
	};
}

/** Cache tags of what the blocks show. */
export const chinaTags = (edition: string, blocks: ChinaBlocks): CacheTag[] => [
	tag.list(edition),
	tag.licenses,
	tag.rules,
	tag.duty_rates,
	...blocks.series.map((series) => tag.series(series.slug)),
	...[...blocks.articles, ...blocks.tagged].map((article) => tag.article(article.id)),
];

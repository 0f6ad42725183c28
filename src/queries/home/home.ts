import type { ArticleCard } from '../../data/article-card';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { Hideable } from '../../shared/site/site-config';
import { cardsOf } from '../article/cards';
import { type DataSeries, seriesBySlugs } from '../series/data-series';
import { seriesArticles } from '../series/series-article';
import { type Adv, advAt, textsOf } from '../site/adv';
import { type RuleRow, ruleTracker } from '../site/rule-tracker';
import { homeCandidates, layHome, leadOf, linkedArticles } from './home-articles';
import { type BookRow, type EventRow, homeFacts, type LicenseRow, type PartnerRow } from './home-facts';
import { type Figure, homeFigures } from './home-figures';

/** The blocks of the home page by name, from its top to its foot; a block without content is empty or null. */
export interface HomeBlocks {
	lead: ArticleCard | null;
	related: ArticleCard[];
	latest: ArticleCard[];
	top: ArticleCard[];
	figures: Figure[];
	/** The newest of them: two sentences each. */
	briefs: ArticleCard[];
	regulation: ArticleCard[];
	rules: RuleRow[];
	adv: Adv | null;
	company: ArticleCard[];
	product: ArticleCard[];
	ai: ArticleCard[];
	/** Chart of the week: that of the newest data story that carries one, else the newsroom's first series. */
	chart: DataSeries | null;
	data: ArticleCard[];
	events: EventRow[];
	exhibition: ArticleCard[];
	interview: ArticleCard[];
	more: ArticleCard[];
	licenses: LicenseRow[];
	book: BookRow | null;
	most_read: ArticleCard[];
	partners: PartnerRow[];
}

/** Rows of the tracker. */
const RULES = 7;

/** A change of these may change a fact of the page. */
const FACT_TAGS = [tag.topics, tag.licenses, tag.duty_rates, tag.books, tag.partners, tag.all_series];

/**
 * All blocks of the home page of an edition, in seven statements at most. Which articles are shown is read each time;
 * the rest is kept until it changes, as most changes of the page are those of articles.
 * @param day ISO day in the edition's time zone
 * @param hidden parts of the site that are switched off: their blocks are empty, and nothing is asked for them
 */
export async function collectHome(
	db: Db,
	edition: string,
	day: string,
	hidden: readonly Hideable[] = [],
): Promise<HomeBlocks> {
	const [pools, facts, stories, rules] = await Promise.all([
		homeCandidates(db, edition, hidden),
		remember(db, `home_facts:${edition}:${day}:${hidden.join()}`, FACT_TAGS, 60, () =>
			homeFacts(db, edition, day, hidden),
		),
		hidden.includes('data') ? [] : seriesArticles(db, edition),
		hidden.includes('rules') ? [] : ruleTracker(db, edition, day, RULES),
	]);
	const lead = leadOf(pools);
	const slugs = [...new Set([...stories.slice(0, 1).map((story) => story.slug), ...facts.series])];
	const [related, series] = await Promise.all([
		lead
			? remember(db, `home_linked:${lead.id}`, [tag.article(lead.id), tag.list(edition)], 60, () =>
					linkedArticles(db, lead.id),
				)
			: [],
		remember(db, `home_series:${slugs.join()}`, [tag.all_series, ...slugs.map(tag.series)], 60, () =>
			seriesBySlugs(db, slugs),
		),
	]);
	const choice = layHome(pools, lead?.id, related);
	const cards = await cardsOf(db, [...new Set(Object.values(choice).flat() as number[])]);
	// An article that was withdrawn between two statements is simply not there.
	const adv = await advAt(db, edition, 'home_band', day, { beside: textsOf([...cards.values()]) });
	const drawn = (ids: number[]) => ids.flatMap((id) => cards.get(id) ?? []);
	// A series without words in this edition cannot say its unit here.
	const [chart = null, ...others] = series.filter((one) => one.texts[edition] && one.points.length > 0);
	return {
		lead: drawn(choice.lead)[0] ?? null,
		related: drawn(choice.related),
		latest: drawn(choice.latest),
		top: drawn(choice.top),
		figures: homeFigures(facts, others, stories, day),
		briefs: drawn(choice.briefs),
		regulation: drawn(choice.regulation),
		rules,
		adv: adv ?? null,
		company: drawn(choice.company),
		product: drawn(choice.product),
		ai: drawn(choice.ai),
		chart,
		data: drawn(choice.data),
		events: facts.events,
		exhibition: drawn(choice.exhibition),
		interview: drawn(choice.interview),
		more: drawn(choice.more),
		licenses: facts.licenses,
		book: facts.book,
		most_read: drawn(choice.read),
		partners: facts.partners,
	};
}

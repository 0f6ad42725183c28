import type { ReactNode } from 'react';
import type { ArticleCard } from '../../data/article-card';
import { urls } from '../../editions/urls';
import type { ListingMarket } from '../../queries/article/listing-market';
import type { Adv as AdvRow } from '../../queries/site/adv';
import { usePage } from '../render/contexts';
import { each } from '../render/each';
import { Adv } from './adv';
import { DateLine, type DateRow } from './dates/date-line';
import { NewsletterBox } from './newsletter/newsletter-box';
import { MostRead } from './story/most-read';

/** The content of the column beside a list. */
export interface ListRailData {
	/** Dates of the calendar, the nearest first. */
	dates: DateRow[];
	most_read: ArticleCard[];
	adv: AdvRow | undefined;
	/** Present only beside the list of a section. */
	markets?: ListingMarket[] | undefined;
}

/** Markets of a section, each with the number of articles on its page. */
function Markets({ markets }: { markets: readonly ListingMarket[] }) {
	const { edition } = usePage();
	return (
		<section className="by-market">
			<h2>{edition.words.by_market}</h2>
			<ul className="mk">
				{each(markets, 'markets', (market) => (
					<li key={market.slug}>
						<a href={urls.market.href(edition, { slug: market.slug })}>{market.name}</a>
						<span className="meta">{edition.words.articles_count({ n: market.articles })}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

interface RailProps {
	rail: ListRailData;
	/** Shown first in the column. */
	children?: ReactNode;
}

function Dates({ rows }: { rows: DateRow[] }) {
	const { edition } = usePage();
	const { words } = edition;
	if (rows.length === 0) return null;
	return (
		<section>
			<h2>{words.dates_to_keep}</h2>
			<DateLine rows={rows} />
			<a className="more" href={urls.calendar.href(edition)}>
				{words.calendar.all_dates}
			</a>
			<a className="more" href={urls.rules.href(edition)}>
				{words.rule_tracker}
			</a>
		</section>
	);
}

const Advertisement = ({ adv }: { adv: AdvRow | undefined }) =>
	adv ? (
		<section>
			<Adv adv={adv} shape="rail" />
		</section>
	) : null;

/**
 * The column beside a list: markets, dates, most read, an advertisement, the newsletter. Parts without rows are left
 * out.
 */
export function ListRail({ rail, children }: RailProps) {
	const { words } = usePage().edition;
	return (
		<aside className="c4 vr rail rail--ends" aria-label={words.beside_list}>
			{children}
			{rail.markets && rail.markets.length > 1 && <Markets markets={rail.markets} />}
			<Dates rows={rail.dates} />
			<MostRead articles={rail.most_read} />
			<Advertisement adv={rail.adv} />
			<NewsletterBox />
		</aside>
	);
}

/** The column beside the rows above the band; its last part stays in view until they end. */
export function FirstRail({ rail, children }: RailProps) {
	const { words } = usePage().edition;
	return (
		<aside className="c4 vr rail rail--ends" aria-label={words.beside_list}>
			{children}
			{rail.markets && rail.markets.length > 1 && <Markets markets={rail.markets} />}
			<Dates rows={rail.dates} />
		</aside>
	);
}

/** The column beside the rows below the band; none without an advertisement and without what was read. */
export function SecondRail({ rail }: Pick<RailProps, 'rail'>) {
	const { words } = usePage().edition;
	if (!rail.adv && rail.most_read.length === 0) return null;
	return (
		<aside className="c4 vr rail rail--ends" aria-label={words.more_beside_list}>
			<Advertisement adv={rail.adv} />
			<MostRead articles={rail.most_read} />
		</aside>
	);
}

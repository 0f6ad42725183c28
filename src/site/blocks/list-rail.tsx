import type { ReactNode } from 'react';
import type { ArticleCard } from '../../data/article-card';
import { urls } from '../../editions/urls';
import type { ListingMarket } from '../../queries/article/listing-market';
import type { Adv as AdvRow } from '../../queries/site/adv';
import { usePage } from '../render/contexts';
import { Adv } from './adv';
import { DateLine, type DateRow } from './dates/date-line';
import { LetterBox } from './letter-box';
import { MostRead } from './most-read';

/** What stands beside a list. */
export interface ListRailData {
	/** Of the calendar, the nearest first. */
	dates: DateRow[];
	most_read: ArticleCard[];
	adv: AdvRow | undefined;
	/** Only beside the list of a section. */
	markets?: ListingMarket[] | undefined;
}

/** Markets of a section, with how many articles each page of theirs holds. */
function Markets({ markets }: { markets: readonly ListingMarket[] }) {
	const { edition } = usePage();
	return (
		<section className="by-market">
			<h2>{edition.words.by_market}</h2>
			<ul className="mk">
				{markets.map((market) => (
					<li key={market.slug}>
						<a href={urls.tag.href(edition, { slug: market.slug })}>{market.name}</a>
						<span className="meta">{edition.words.articles_count({ n: market.articles })}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The column beside a list: markets, dates, most read, an advertisement, the letter. What has no rows leaves no trace. */
export function ListRail({ rail, children }: { rail: ListRailData; children?: ReactNode }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<aside className="c4 vr rail" aria-label={words.beside_list}>
			{children}
			{rail.markets && rail.markets.length > 1 && <Markets markets={rail.markets} />}
			{rail.dates.length > 0 && (
				<section>
					<h2>{words.dates_to_keep}</h2>
					<DateLine rows={rail.dates} />
					<a className="more" href={urls.calendar.href(edition)}>
						{words.calendar.all_dates}
					</a>
				</section>
			)}
			<MostRead articles={rail.most_read} />
			{rail.adv && (
				<section>
					<Adv adv={rail.adv} shape="rail" />
				</section>
			)}
			<LetterBox />
		</aside>
	);
}

import type { ReactNode } from 'react';
import type { ArticleCard } from '../../data/article-card';
import { shortDay } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import type { ListingMarket } from '../../queries/article/listing-market';
import type { Adv as AdvRow } from '../../queries/site/adv';
import type { RuleDate } from '../../queries/site/rule';
import { usePage } from '../render/contexts';
import { Adv } from './adv';
import { LetterBox } from './letter-box';
import { MostRead } from './most-read';

/** What stands beside a list. */
export interface ListRailData {
	dates: RuleDate[];
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

/** Dates to come from the rule tracker. */
function RuleDates({ dates }: { dates: readonly RuleDate[] }) {
	const { edition, now } = usePage();
	return (
		<section>
			<h2>{edition.words.dates_to_keep}</h2>
			<ol className="dates">
				{dates.map((date) => (
					<li key={date.slug}>
						<b>
							<time dateTime={date.next_on}>{shortDay(edition, date.next_on, now)}</time>
						</b>
						<span>{`${date.market}: ${date.next_text || date.measure}`}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** The column beside a list: markets, dates, most read, an advertisement, the letter. What has no rows leaves no trace. */
export function ListRail({ rail, children }: { rail: ListRailData; children?: ReactNode }) {
	const { words } = usePage().edition;
	return (
		<aside className="c4 vr rail" aria-label={words.beside_list}>
			{children}
			{rail.markets && rail.markets.length > 1 && <Markets markets={rail.markets} />}
			{rail.dates.length > 0 && <RuleDates dates={rail.dates} />}
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

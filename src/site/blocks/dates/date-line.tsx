import type { Edition } from '../../../editions/edition';
import { dayRange } from '../../../editions/formats';
import { isoDay, shortDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { FactStory } from '../../../queries/site/calendar-facts';
import { daysBetween, lastDayOf } from '../../../shared/time/event-day';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { ArticleLabel } from '../story/article-label';

/** A date of the calendar in a column. */
export interface DateRow {
	key: string;
	/** ISO days; only a month or a year where the day is not known. */
	firstDay: string;
	lastDay: string;
	text: string;
	/** Our story on it. */
	story?: FactStory | undefined;
	/** Slug of the show's page, where the date is a show. */
	page?: string | undefined;
}

/** A date in words, with its year where it is not the current one: "Apr.01.2027", "Sep.15–17", "2027". */
export function dayWords(edition: Edition, { firstDay, lastDay }: Pick<DateRow, 'firstDay' | 'lastDay'>, now: number) {
	if (firstDay === lastDay || firstDay.length < 10) return shortDay(edition, firstDay, now);
	const range = dayRange(edition, firstDay, lastDay);
	const year = lastDay.slice(0, 4);
	return year === isoDay(edition, now).slice(0, 4) ? range : `${range}.${year}`;
}

/** The words for the days left, or for a day that is not known. */
export function soonWords(edition: Edition, { firstDay, lastDay }: DateRow, now: number): string | undefined {
	const { words } = edition;
	const today = isoDay(edition, now);
	if (firstDay.length < 10) return words.calendar.day_not_verified;
	if (firstDay <= today) return lastDay > firstDay ? words.on_now : words.exhibitions.in_days({ n: 0 });
	return words.exhibitions.in_days({ n: daysBetween(today, firstDay) });
}

function Line({ row, place }: { row: DateRow; place: 'past' | 'next' | 'later' }) {
	const { edition, now } = usePage();
	const { story } = row;
	const href = story
		? urls.article.href(edition, story)
		: row.page === undefined
			? undefined
			: urls.topic.href(edition, { slug: row.page });
	// Later dates show how soon they are by themselves; each says so where its day is not known.
	const soon = place === 'next' || (place === 'later' && row.firstDay.length < 10);
	return (
		<li className={place}>
			<div>
				<b>
					<time dateTime={row.firstDay}>{dayWords(edition, row, now)}</time>
				</b>
				{story && <ArticleLabel article={story} />}
				{href ? <a href={href}>{row.text}</a> : <span>{row.text}</span>}
				{soon && <span className="left">{soonWords(edition, row, now)}</span>}
			</div>
		</li>
	);
}

/**
 * Dates on a line: past ones are filled, the next one is under the lamp with the days left, later ones are open.
 * @param rows by day @param hasToday puts today between past and coming dates
 */
export function DateLine({ rows, hasToday = false }: { rows: readonly DateRow[]; hasToday?: boolean }) {
	const { edition, now } = usePage();
	const today = isoDay(edition, now);
	const past = rows.filter((row) => lastDayOf(row.lastDay) < today);
	const [next, ...later] = rows.filter((row) => lastDayOf(row.lastDay) >= today);
	return (
		<ol className="kd">
			{each(past, 'past', (row) => (
				<Line key={row.key} row={row} place="past" />
			))}
			{hasToday && (
				<li className="now">
					<div>
						<time dateTime={today}>{edition.words.calendar.today({ day: shortDay(edition, today, now) })}</time>
					</div>
				</li>
			)}
			{next && <Line row={next} place="next" />}
			{each(later, 'later', (row) => (
				<Line key={row.key} row={row} place="later" />
			))}
		</ol>
	);
}

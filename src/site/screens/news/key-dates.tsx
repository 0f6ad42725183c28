import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { compareDays } from '../../../shared/time/event-day';
import { DateLine, type DateRow } from '../../blocks/dates/date-line';
import { usePage } from '../../render/contexts';
import type { CalendarEntry } from '../calendar/entry';

/**
 * The key dates of an article as the calendar has them, in the words of the article; one that the calendar leaves out
 * is the article's own.
 */
export function keyDateRows(article: Pick<Article, 'id' | 'key_dates'>, entries: readonly CalendarEntry[]): DateRow[] {
	return article.key_dates
		.map(({ date, text }) => {
			const entry = entries.find(({ coverage }) =>
				coverage.some((one) => one.story.id === article.id && one.date === date && one.text === text),
			);
			return {
				key: date + text,
				firstDay: entry?.firstDay ?? date,
				lastDay: entry?.lastDay ?? date,
				text,
				page: entry?.event?.page_slug,
			};
		})
		.sort((a, b) => compareDays(a.firstDay, b.firstDay));
}

/** Dates to put in the diary, beside the story: rows of the calendar, with today among them. */
export function KeyDates({ dates }: { dates: readonly DateRow[] }) {
	const { edition } = usePage();
	const { words } = edition;
	if (dates.length === 0) return null;
	return (
		<section className="key-dates">
			<h2>{words.key_dates}</h2>
			<DateLine rows={dates} hasToday />
			<a className="more" href={urls.calendar.href(edition)}>
				{words.calendar.all_dates}
			</a>
			<p className="help">{words.calendar.from_facts}</p>
		</section>
	);
}

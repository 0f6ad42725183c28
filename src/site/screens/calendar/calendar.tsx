import type { Edition } from '../../../editions/edition';
import { countryName } from '../../../editions/formats';
import { type CalendarFilters, calendarKinds, parseCalendarPath } from '../../../editions/paths/calendar-path';
import { isoDay, monthOfYear } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Paging } from '../../blocks/paging/paging';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { searchOfList } from '../listing/filtered-list';
import { inEveryEdition } from '../listing/listing';
import { calendarJsonLd } from './calendar-json-ld';
import { EntryRow, Filters } from './calendar-parts';
import { calendarEntries, calendarTags, filterEntries } from './entries';
import { type CalendarEntry, isOver } from './entry';

interface CalendarData {
	filters: CalendarFilters;
	page: number;
	/** Rows of this page. */
	entries: CalendarEntry[];
	total: number;
	/** Markets that have a date, by name. */
	markets: [code: string, name: string][];
	/** ISO day of today. */
	day: string;
	/** Address for programs that follow a calendar. */
	webcal: string;
}

const ROWS = 60;
const FORM = ['when', 'kind', 'market'] as const;

/** Entries under the month they begin in. */
function byMonth(entries: readonly CalendarEntry[]): [month: string, entries: CalendarEntry[]][] {
	const months = new Map<string, CalendarEntry[]>();
	for (const entry of entries) {
		const month = entry.firstDay.slice(0, 7);
		months.set(month, [...(months.get(month) ?? []), entry]);
	}
	return [...months];
}

/** A month and its year; a year alone of which no day is known. */
const headingOf = (edition: Edition, month: string) =>
	month.length === 4
		? `${month}, ${edition.words.calendar.day_not_verified}`
		: monthOfYear(edition, Number(month.slice(5)), Number(month.slice(0, 4)));

/** Whole markets that have dates; parts of a country are found under it. */
function marketsOf(
	entries: readonly CalendarEntry[],
	locale: string,
	name: (code: string) => string,
): [string, string][] {
	const codes = new Set(entries.flatMap((entry) => entry.markets).filter((code) => !code.includes('-')));
	return [...codes]
		.map((code): [string, string] => [code, name(code)])
		.sort((a, b) => a[1].localeCompare(b[1], locale));
}

function Rail({ data }: { data: CalendarData }) {
	const { edition } = usePage();
	const { calendar, documents } = edition.words;
	const { filters } = data;
	return (
		<aside className="c4 vr rail" aria-label={calendar.your_own}>
			<section>
				<h2>{calendar.your_own}</h2>
				<p className="dek dek--s">{calendar.your_own_line}</p>
				<div className="stacked-go">
					<a className="btn btn--lamp" href={data.webcal}>
						<Icon name="calendar" />
						{calendar.subscribe}
					</a>
					<a className="btn btn--line" href={urls.calendarFile.href(edition, filters)} download="">
						<Icon name="download" />
						{calendar.download}
					</a>
				</div>
			</section>
			<section>
				<h2>{filters.isPast ? calendar.coming : calendar.past_title}</h2>
				<p>
					<a className="link" href={urls.calendar.href(edition, { ...filters, isPast: !filters.isPast })}>
						{filters.isPast ? calendar.see_coming : calendar.see_past}
					</a>
				</p>
			</section>
			<section>
				<h2>{calendar.how}</h2>
				<p className="dek dek--s">
					{calendar.how_line} {documents.not_read_note}
				</p>
			</section>
		</aside>
	);
}

function CalendarView({ data }: { data: CalendarData }) {
	const { edition } = usePage();
	const { words } = edition;
	const { calendar } = words;
	const { entries, filters, page, total, day } = data;
	const nearest = filters.isPast ? undefined : entries.find((entry) => !isOver(entry, day));
	return (
		<div className="wrap list-page k-regulation">
			<Filters filters={filters} markets={data.markets} />
			<p className="meta register-found">
				<span>
					<b>{calendar.count({ n: total })}</b>
				</span>
			</p>
			<div className="grid">
				<div className="c8">
					<h2 className="vh">{filters.isPast ? calendar.past_title : calendar.coming}</h2>
					{entries.length === 0 && (
						<EmptyState message={calendar.none} line={calendar.none_line}>
							<a className="btn btn--line" href={urls.calendar.href(edition)}>
								{calendar.all_dates}
							</a>
						</EmptyState>
					)}
					{each(byMonth(entries), 'months', ([month, list]) => (
						<section className="show-month" key={month}>
							<h3>{headingOf(edition, month)}</h3>
							<ul>
								{each(list, 'list', (entry) => (
									<EntryRow key={entry.id} entry={entry} isNearest={entry === nearest && page === 1} />
								))}
							</ul>
						</section>
					))}
					<Paging
						page={page}
						pages={Math.ceil(total / ROWS)}
						href={(one) => urls.calendar.href(edition, filters, one)}
					/>
				</div>
				<Rail data={data} />
			</div>
		</div>
	);
}

/** Reads the submitted form; its parameters lead to the equivalent path. */
function wanted({ query }: PageRequest): CalendarFilters {
	const market = query.get('market') ?? '';
	return {
		isPast: query.get('when') === 'past',
		kind: calendarKinds.find((kind) => kind === query.get('kind')),
		market: /^[A-Z]{2}$/.test(market) ? market : undefined,
	};
}

/** `/calendar`: dates of rules, duties, limits and shows, by month; filters and page are part of the path. */
export const calendarScreen = screen<CalendarData>({
	query: FORM,
	async load(request) {
		const { db, edition, now, query, rest, site } = request;
		if (FORM.some((name) => query.has(name))) return new Redirect(urls.calendar.href(edition, wanted(request)), 303);
		const path = parseCalendarPath(rest);
		if (!path) return new Missing('unmatched');
		request.tag(...calendarTags(edition));
		const { filters, page } = path;
		const all = await calendarEntries(db, edition);
		const found = filterEntries(edition, all, filters, now);
		const entries = found.slice((page - 1) * ROWS, page * ROWS);
		if (
			(page > 1 && entries.length === 0) ||
			(filters.market && !all.some((entry) => entry.markets.includes(filters.market ?? '')))
		)
			return new Missing();
		const names = new Map(all.map((entry) => [entry.markets[0], entry.marketName]));
		return {
			filters,
			page,
			entries,
			total: found.length,
			markets: marketsOf(all, edition.locale, (code) => names.get(code) ?? countryName(edition, code)),
			day: isoDay(edition, now),
			webcal: `${site.url}${urls.calendarFile.href(edition, filters)}`.replace(/^https?:/, 'webcal:'),
		};
	},
	head({ filters, page, entries }, request) {
		const { calendar, page_number } = request.edition.words;
		const name = [
			filters.isPast ? calendar.past_title : calendar.title,
			filters.kind && calendar.kinds[filters.kind],
			filters.market,
		]
			.filter(Boolean)
			.join(', ');
		return {
			title: page > 1 ? `${name}, ${page_number({ page })}` : name,
			description: calendar.line,
			search: searchOfList(
				request.edition,
				filters.isPast ? calendar.past_title : calendar.title,
				filters.isPast ? `${calendar.past_title}. ${calendar.line}` : calendar.line,
				[filters.kind && calendar.kinds[filters.kind], filters.market],
				page,
			),
			canonical: urls.calendar.href(request.edition, filters, page),
			robots: filters.kind || filters.market || entries.length === 0 ? 'noindex, follow' : undefined,
			alternates: inEveryEdition((one) => urls.calendar.href(one, filters, page)),
			jsonLd: calendarJsonLd(request, name, urls.calendar.href(request.edition, filters), entries),
		};
	},
	layout: ({ filters }, { edition: { words } }) => ({
		styles: ['calendar'],
		section: 'regulation',
		bar: {
			title: filters.isPast ? words.calendar.past_title : words.calendar.title,
			line: words.calendar.line,
			eventNews: false,
			background: 'regulation',
			art: 'calendar9',
		},
	}),
	View: CalendarView,
});

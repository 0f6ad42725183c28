import type { ArticleCard } from '../../../data/article-card';
import type { Edition } from '../../../editions/edition';
import { monthOfYear } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { listArticles } from '../../../queries/article/listing';
import { seriesSubjects } from '../../../queries/event/subject';
import { type EventEdition, eventEditions } from '../../../queries/event/topic';
import { tag } from '../../../shared/cache-tags';
import type { EventPhase } from '../../../shared/statuses';
import { phaseOf } from '../../../shared/time/event-day';
import { Icon } from '../../../ui/icon';
import { NewsletterBox } from '../../blocks/newsletter/newsletter-box';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type PageRequest, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { inEveryEdition } from '../listing/listing';
import { eventJsonLd } from './event-json-ld';
import { EventEditionRows } from './event-parts';
import { NextEvent, OnNow, Unannounced } from './list-parts';

interface TopicListData {
	events: Record<EventPhase, EventEdition[]>;
	/** Events whose next edition was not announced. */
	unannounced: EventEdition[];
	series: { slug: string; title: string; standfirst: string }[];
	reports: ArticleCard[];
	/** Address of the calendar for programs that subscribe to it. */
	webcal: string;
}

const REPORTS = 5;
/** Most shows in the metadata. */
const LISTED = 20;

/** Groups event editions by phase: current and coming ones ordered by their first day, past ones newest first. */
function byPhase(all: readonly EventEdition[], now: number): Record<EventPhase, EventEdition[]> {
	const events: Record<EventPhase, EventEdition[]> = { now: [], next: [], past: [] };
	for (const event of all) events[phaseOf(event, now)].push(event);
	const first = (event: EventEdition) => event.starts_on ?? `${event.year}-99`;
	for (const phase of ['now', 'next'] as const)
		events[phase].sort((a, b) => first(a).localeCompare(first(b)) || a.id - b.id);
	return events;
}

/** Coming shows by the month they begin in; those without days come last. */
function byMonth(edition: Edition, events: readonly EventEdition[]): [month: string, events: EventEdition[]][] {
	const { words } = edition;
	const months = new Map<string, EventEdition[]>();
	for (const event of events) {
		const [year, month] = event.starts_on?.split('-') ?? [];
		const name = month ? monthOfYear(edition, Number(month), Number(year)) : words.exhibitions.undated;
		months.set(name, [...(months.get(name) ?? []), event]);
	}
	return [...months];
}

/** Beside the list: the calendar, the newsroom's series, reports from the shows, the newsletter. */
function Rail({ data }: { data: TopicListData }) {
	const { edition } = usePage();
	const { exhibitions, beside_list } = edition.words;
	return (
		<aside className="c4 vr rail" aria-label={beside_list}>
			<section>
				<h2>{exhibitions.calendar}</h2>
				<p className="dek dek--s">{exhibitions.calendar_line}</p>
				<div className="stacked-go">
					<a className="btn btn--lamp" href={data.webcal}>
						<Icon name="calendar" />
						{exhibitions.subscribe_calendar}
					</a>
					<a className="btn btn--line" href={urls.exhibitionsCalendar.href(edition)} download="">
						<Icon name="download" />
						{exhibitions.download_calendar}
					</a>
					<a className="link" href={urls.calendar.href(edition)}>
						{edition.words.calendar.all_dates}
					</a>
				</div>
			</section>
			{data.series.length > 0 && (
				<section>
					<h2>{exhibitions.special_pages}</h2>
					<ul className="stack-s">
						{each(data.series, 'series', (one) => (
							<li key={one.slug}>
								<h3 className="hed hed--5">
									<a href={urls.topic.href(edition, { slug: one.slug })}>{one.title}</a>
								</h3>
								<p className="meta">{one.standfirst}</p>
							</li>
						))}
					</ul>
				</section>
			)}
			{data.reports.length > 0 && (
				<section>
					<h2>{exhibitions.reports}</h2>
					<div className="stack-s">
						{each(data.reports, 'reports', (article) => (
							<Story key={article.id} article={article} size={5} inside="exhibition" />
						))}
					</div>
				</section>
			)}
			<NewsletterBox />
		</aside>
	);
}

function TopicListView({ data }: { data: TopicListData }) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	const { events } = data;
	return (
		<>
			<div className="wrap list-page">
				<div className="grid">
					<div className="c8">
						{events.now.length > 0 && (
							<section className="shows-now">
								<header className="sec">
									<h2>{exhibitions.on_now}</h2>
								</header>
								<div className="stack">
									{each(events.now, 'now', (event) => (
										<OnNow key={event.slug} event={event} />
									))}
								</div>
							</section>
						)}
						<section>
							<header className="sec">
								<h2>{exhibitions.next}</h2>
								<p>{exhibitions.next_line}</p>
							</header>
							{events.next.length === 0 && <p className="dek">{exhibitions.none_to_come}</p>}
							{each(byMonth(edition, events.next), 'months', ([month, list]) => (
								<section className="show-month" key={month}>
									<h3>{month}</h3>
									<ul>
										{each(list, 'list', (event) => (
											<NextEvent
												key={event.slug}
												event={event}
												isNearest={event === events.next[0] && events.now.length === 0}
											/>
										))}
									</ul>
								</section>
							))}
						</section>
						<Unannounced events={data.unannounced} />
					</div>
					<Rail data={data} />
				</div>
			</div>
			{events.past.length > 0 && (
				<section className="wrap block">
					<header className="sec">
						<h2>{exhibitions.past}</h2>
						<p>{exhibitions.past_line}</p>
					</header>
					<EventEditionRows events={events.past} label={exhibitions.past} />
				</section>
			)}
		</>
	);
}

function describe({ events }: TopicListData, request: PageRequest) {
	const { edition, site } = request;
	const { words } = edition;
	const path = urls.topics.href(edition);
	const listed = [...events.now, ...events.next].slice(0, LISTED).flatMap((event) => eventJsonLd(request, event) ?? []);
	return {
		title: words.exhibitions.title,
		description: words.exhibitions.line,
		canonical: path,
		alternates: inEveryEdition((one) => urls.topics.href(one)),
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[words.exhibitions.title, path],
			]),
			...(listed.length > 0
				? [
						{
							'@context': 'https://schema.org',
							'@type': 'ItemList',
							name: words.exhibitions.title,
							itemListElement: listed.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
						},
					]
				: []),
		],
	};
}

/** `/topic`: the shows of the trade, by the clock of each: on now, next by month, past as rows. */
export const topicListScreen = screen<TopicListData>({
	async load(request) {
		const { db, edition, now, site } = request;
		const [all, series, reports] = await Promise.all([
			eventEditions(db, edition.code),
			seriesSubjects(db, edition.code),
			listArticles(db, { edition: edition.code, kind: 'exhibition' }, 1, REPORTS),
		]);
		request.tag(
			tag.topics,
			tag.list(edition.code, 'exhibition'),
			...reports.list.map((article) => tag.article(article.id)),
		);
		return {
			events: byPhase(
				all.filter((event) => event.status !== 'unannounced'),
				now,
			),
			unannounced: all.filter((event) => event.status === 'unannounced' && phaseOf(event, now) === 'next'),
			series,
			reports: reports.list,
			webcal: `${site.url}${urls.exhibitionsCalendar.href(edition)}`.replace(/^https?:/, 'webcal:'),
		};
	},
	head: describe,
	layout: (_data, { edition }) => ({
		styles: ['exhibitions'],
		menu: 'exhibition',
		section: 'exhibition',
		bar: {
			title: edition.words.exhibitions.title,
			line: edition.words.exhibitions.line,
			eventNews: false,
			background: 'exhibition',
			art: 'hall72',
		},
	}),
	View: TopicListView,
});

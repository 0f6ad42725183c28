import type { ArticleCard } from '../../../data/article-card';
import { dayChanges, isoDay, monthOfYear } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { EventRow } from '../../../queries/home/home-facts';
import { useMoment, usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';
import { LinksList } from './links-list';
import { SectionHead } from './section-head';

function EventLine({ event, isNext }: { event: EventRow; isNext: boolean }) {
	const { edition } = usePage();
	const now = useMoment(dayChanges);
	const { words } = edition;
	const [year, month, day] = event.starts_on.split('-');
	const exhibitors = event.figures.find((figure) => figure.name === 'exhibitors');
	return (
		<li className={isNext ? 'show next' : 'show'}>
			<time dateTime={event.starts_on}>
				<span className="mon">{monthOfYear(edition, Number(month), Number(year))}</span>
				<b className="day">{day}</b>
			</time>
			<h3 className="hed hed--3">
				<a href={urls.topic.href(edition, { slug: event.page_slug })}>{event.name}</a>
			</h3>
			<p className="meta">
				<span>{event.city}</span>
				<span>{exhibitors ? words.exhibitors_count({ n: exhibitors.value }) : words.event_kinds[event.kind]}</span>
			</p>
			<p className="meta">
				{event.starts_on <= isoDay(edition, now) ? words.on_now : words.event_status[event.status]}
			</p>
		</li>
	);
}

/** The next shows by day, the nearest under the lamp; then what was written about shows. */
export const Events = fragment(
	'home-events',
	function Events({ events, articles }: { events: EventRow[]; articles: ArticleCard[] }) {
		const { edition } = usePage();
		if (events.length + articles.length === 0) return null;
		return (
			<section className="wrap block k-exhibition">
				<SectionHead
					section="exhibition"
					line={events.length > 0 ? edition.words.next_ninety_days : edition.words.section_lines.exhibition}
				/>
				{events.length > 0 && (
					<ul className="shows">
						{each(events, 'events', (event, i) => (
							<EventLine key={event.slug} event={event} isNext={i === 0} />
						))}
					</ul>
				)}
				<LinksList articles={articles} isRow />
			</section>
		);
	},
);

import type { TopicFigure } from '../../../data/tables/topic';
import type { Edition } from '../../../editions/edition';
import { countryName, dayRange } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { shownCount } from '../../../shared/calculate/notation';
import { eachOf } from '../../../shared/left-out';
import { dayIn, daysBetween, phaseOf } from '../../../shared/time/event-day';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** How certain a show is, or became, in a word. */
export function statusWord(edition: Edition, event: EventEdition, now: number): string {
	const { exhibitions, event_status } = edition.words;
	return phaseOf(event, now) === 'past' ? exhibitions.past_status[event.status] : event_status[event.status];
}

/** "in 18 days", "day 2 of 3", or nothing once it is over, called off, or without days. */
export function countdown(edition: Edition, event: EventEdition, now: number): string | undefined {
	const { exhibitions } = edition.words;
	if (!event.starts_on || event.status === 'cancelled' || event.status === 'postponed') return undefined;
	const today = dayIn(event.time_zone, now);
	const phase = phaseOf(event, now);
	if (phase === 'next') return exhibitions.in_days({ n: daysBetween(today, event.starts_on) });
	if (phase === 'past') return undefined;
	const length = daysBetween(event.starts_on, event.ends_on ?? event.starts_on) + 1;
	return length > 1
		? exhibitions.day_of({ n: daysBetween(event.starts_on, today) + 1, of: length })
		: exhibitions.in_days({ n: 0 });
}

/** Town and country; '' while the edition is not announced. */
export const placeOf = (edition: Edition, event: EventEdition): string =>
	[event.city, event.country && countryName(edition, event.country)].filter(Boolean).join(', ');

/** A figure with what it counts: "about 350 exhibitors". */
export function figureText(edition: Edition, figure: TopicFigure): string {
	const { approximately, figures } = edition.words.exhibitions;
	const number = shownCount(edition, figure.value);
	return `${figure.approximate ? approximately({ number }) : number} ${figures[figure.name]({ n: figure.value })}`;
}

/** Figures of an event edition, and who gave them. */
function Figures({ event }: { event: EventEdition }) {
	const { edition } = usePage();
	const { words } = edition;
	if (event.figures.length === 0) return <span className="meta">{words.exhibitions.no_figures}</span>;
	const sources = [...new Map(event.figures.map((figure) => [figure.source.title, figure.source])).values()];
	return (
		<>
			{eachOf(
				event.figures,
				(figure) => `figure ${figure.name} of ${event.slug}`,
				(figure) => figureText(edition, figure),
			).join(', ')}
			<span className="meta">
				<span>
					{words.source}:{' '}
					{each(sources, 'sources', (source, i) => (
						<span key={source.title}>
							{i > 0 && ', '}
							<SourceLine source={source} />
						</span>
					))}
				</span>
			</span>
		</>
	);
}

/**
 * Event editions as rows: when, which, where, and the figures that were published.
 * @param current slug of the one the page is about
 */
export function EventEditionRows({
	events,
	label,
	current,
}: {
	events: readonly EventEdition[];
	label: string;
	current?: string | undefined;
}) {
	const { edition, now } = usePage();
	const { words } = edition;
	const { exhibitions } = words;
	return (
		<table className="tbl holdings">
			<caption className="vh">{label}</caption>
			<thead>
				<tr>
					<th scope="col">{exhibitions.when}</th>
					<th scope="col">{exhibitions.event}</th>
					<th scope="col">{exhibitions.where}</th>
					<th scope="col">{exhibitions.published_figures}</th>
				</tr>
			</thead>
			<tbody>
				{each(events, 'events', (event) => (
					<tr key={event.slug}>
						<td className="tn">
							<b>{event.year}</b>
							{event.starts_on && (
								<span className="meta">
									<time dateTime={event.starts_on}>{dayRange(edition, event.starts_on, event.ends_on)}</time>
								</span>
							)}
						</td>
						<th scope="row">
							{event.slug === current ? (
								<span>{event.name}</span>
							) : (
								<a href={urls.topic.href(edition, { slug: event.page_slug })}>{event.name}</a>
							)}
							<span className="meta">
								<span>{statusWord(edition, event, now)}</span>
								{event.slug === current && <span>{exhibitions.this_page}</span>}
							</span>
						</th>
						<td>
							{placeOf(edition, event) || '–'}
							{event.venue && <span className="meta">{event.venue}</span>}
						</td>
						<td className="tn">
							<Figures event={event} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

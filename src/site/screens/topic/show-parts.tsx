import type { TopicFigure } from '../../../data/tables/topic';
import type { Edition } from '../../../editions/edition';
import { countryName, dayRange } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { dayIn, daysBetween, phaseOf } from '../../../shared/event-day';
import { SourceName } from '../../blocks/source-names';
import { usePage } from '../../render/contexts';

/** How certain a show is, or became, in a word. */
export function statusWord(edition: Edition, show: EventEdition, now: number): string {
	const { exhibitions, show_status } = edition.words;
	return phaseOf(show, now) === 'past' ? exhibitions.past_status[show.status] : show_status[show.status];
}

/** "in 18 days", "day 2 of 3", or nothing once it is over, called off, or without days. */
export function countdown(edition: Edition, show: EventEdition, now: number): string | undefined {
	const { exhibitions } = edition.words;
	if (!show.starts_on || show.status === 'cancelled' || show.status === 'postponed') return undefined;
	const today = dayIn(show.time_zone, now);
	const phase = phaseOf(show, now);
	if (phase === 'next') return exhibitions.in_days({ n: daysBetween(today, show.starts_on) });
	if (phase === 'past') return undefined;
	const length = daysBetween(show.starts_on, show.ends_on ?? show.starts_on) + 1;
	return length > 1
		? exhibitions.day_of({ n: daysBetween(show.starts_on, today) + 1, of: length })
		: exhibitions.in_days({ n: 0 });
}

/** Town and country. */
export const placeOf = (edition: Edition, show: EventEdition): string =>
	`${show.city}, ${countryName(edition, show.country)}`;

/** A figure with what it counts: "about 350 exhibitors". */
export function figureText(edition: Edition, figure: TopicFigure): string {
	const { approximately, figures } = edition.words.exhibitions;
	const number = figure.value.toLocaleString(edition.locale);
	return `${figure.approximate ? approximately({ number }) : number} ${figures[figure.name]({ n: figure.value })}`;
}

/** Figures of a holding, and who gave them. */
function Figures({ show }: { show: EventEdition }) {
	const { edition } = usePage();
	const { words } = edition;
	if (show.figures.length === 0) return <span className="meta">{words.exhibitions.no_figures}</span>;
	const sources = [...new Map(show.figures.map((figure) => [figure.source.title, figure.source])).values()];
	return (
		<>
			{show.figures.map((figure) => figureText(edition, figure)).join(', ')}
			<span className="meta">
				<span>
					{words.source}:{' '}
					{sources.map((source, i) => (
						<span key={source.title}>
							{i > 0 && ', '}
							<SourceName className="link" source={source} />
						</span>
					))}
				</span>
			</span>
		</>
	);
}

/** Holdings of shows as rows: when, which, where, and the figures that were published. @param current slug of the one the page is about */
export function HoldingRows({
	shows,
	label,
	current,
}: {
	shows: readonly EventEdition[];
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
					<th scope="col">{exhibitions.show}</th>
					<th scope="col">{exhibitions.where}</th>
					<th scope="col">{exhibitions.published_figures}</th>
				</tr>
			</thead>
			<tbody>
				{shows.map((show) => (
					<tr key={show.slug}>
						<td className="tn">
							<b>{show.year}</b>
							{show.starts_on && (
								<span className="meta">
									<time dateTime={show.starts_on}>{dayRange(edition, show.starts_on, show.ends_on)}</time>
								</span>
							)}
						</td>
						<th scope="row">
							{show.slug === current ? (
								<span>{show.name}</span>
							) : (
								<a href={urls.topic.href(edition, { slug: show.page_slug })}>{show.name}</a>
							)}
							<span className="meta">
								<span>{statusWord(edition, show, now)}</span>
								{show.slug === current && <span>{exhibitions.this_page}</span>}
							</span>
						</th>
						<td>
							{placeOf(edition, show)}
							{show.venue && <span className="meta">{show.venue}</span>}
						</td>
						<td className="tn">
							<Figures show={show} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

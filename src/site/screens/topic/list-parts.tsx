import { dayRange } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { sceneOfShow } from '../../blocks/cover/scenes';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { eventCalendarUrl } from './event-json-ld';
import { countdown, placeOf, statusWord } from './event-parts';

/** One line about a show: how certain it is, how soon, where. */
function EventMeta({ event }: { event: EventEdition }) {
	const { edition, now } = usePage();
	const soon = countdown(edition, event, now);
	return (
		<p className="meta">
			<b className={event.status === 'cancelled' || event.status === 'postponed' ? 'is-off' : undefined}>
				{statusWord(edition, event, now)}
			</b>
			{soon && <span>{soon}</span>}
			{placeOf(edition, event) && <span>{placeOf(edition, event)}</span>}
		</p>
	);
}

function CalendarLink({ event }: { event: EventEdition }) {
	const page = usePage();
	const href = eventCalendarUrl(page, event);
	if (!href) return null;
	return (
		<a
			className="iconbtn"
			href={href}
			download=""
			aria-label={`${page.edition.words.exhibitions.add_to_calendar}: ${event.name}`}
		>
			<Icon name="calendar" />
		</a>
	);
}

/** A show that is open today, with its picture. */
export function OnNow({ event }: { event: EventEdition }) {
	const { edition } = usePage();
	return (
		<article className="story story--row left">
			<a className="cover" href={urls.topic.href(edition, { slug: event.page_slug })} tabIndex={-1} aria-hidden="true">
				<Picture
					cover={{ seed: event.cover_seed, kind: 'exhibition', scene: sceneOfShow(event.cover_seed), mood: 'night' }}
					picture={null}
					alt=""
					width="third"
					isLead
				/>
			</a>
			<div>
				<p className="kick">{event.starts_on && dayRange(edition, event.starts_on, event.ends_on)}</p>
				<h3 className="hed hed--2">
					<a className="main" href={urls.topic.href(edition, { slug: event.page_slug })}>
						{event.name}
					</a>
				</h3>
				{event.summary && <p className="dek dek--s">{event.summary}</p>}
				<EventMeta event={event} />
			</div>
		</article>
	);
}

/** A show to come: its days, its name, and the way into the reader's calendar. */
export function NextEvent({ event, isNearest }: { event: EventEdition; isNearest: boolean }) {
	const { edition } = usePage();
	return (
		<li className={isNearest ? 'show-row next' : 'show-row'}>
			<p className="days">
				{event.starts_on ? (
					<time className="day" dateTime={event.starts_on}>
						{dayRange(edition, event.starts_on, event.ends_on)}
					</time>
				) : (
					<span className="day">{event.year}</span>
				)}
			</p>
			<div>
				<h4 className="hed hed--3">
					<a href={urls.topic.href(edition, { slug: event.page_slug })}>{event.name}</a>
				</h4>
				{event.summary && <p className="dek dek--s">{event.summary}</p>}
				<EventMeta event={event} />
			</div>
			<CalendarLink event={event} />
		</li>
	);
}

/** Shows without an announced next edition: their names and places, and no day. */
export function Unannounced({ events }: { events: readonly EventEdition[] }) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	if (events.length === 0) return null;
	return (
		<section className="unannounced">
			<header className="sec">
				<h2>{exhibitions.unannounced}</h2>
				<p>{exhibitions.unannounced_line}</p>
			</header>
			<ul>
				{each(events, 'events', (event) => (
					<li key={event.slug} className="show-row">
						<p className="days">
							<span className="day" aria-hidden="true">
								–
							</span>
						</p>
						<div>
							<h3 className="hed hed--3">
								<a href={urls.topic.href(edition, { slug: event.page_slug })}>{event.topic_name}</a>
							</h3>
							{event.summary && <p className="dek dek--s">{event.summary}</p>}
							<p className="meta">
								<b>{exhibitions.unannounced}</b>
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

import { dayRange } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { usePage } from '../../render/contexts';
import { showCalendarUrl } from './event-json-ld';
import { countdown, placeOf, statusWord } from './show-parts';

/** What is said of a show in a line: how certain it is, how soon, where. */
function ShowMeta({ show }: { show: EventEdition }) {
	const { edition, now } = usePage();
	const soon = countdown(edition, show, now);
	return (
		<p className="meta">
			<b className={show.status === 'cancelled' || show.status === 'postponed' ? 'is-off' : undefined}>
				{statusWord(edition, show, now)}
			</b>
			{soon && <span>{soon}</span>}
			<span>{placeOf(edition, show)}</span>
		</p>
	);
}

function CalendarLink({ show }: { show: EventEdition }) {
	const page = usePage();
	const href = showCalendarUrl(page, show);
	if (!href) return null;
	return (
		<a
			className="iconbtn"
			href={href}
			download=""
			aria-label={`${page.edition.words.exhibitions.add_to_calendar}: ${show.name}`}
		>
			<Icon name="calendar" />
		</a>
	);
}

/** A show that is open today, with its picture. */
export function OnNow({ show }: { show: EventEdition }) {
	const { edition } = usePage();
	return (
		<article className="story story--row left">
			<a className="cover" href={urls.topic.href(edition, { slug: show.page_slug })} tabIndex={-1} aria-hidden="true">
				<Picture
					cover={{ seed: show.cover_seed, kind: 'exhibition', mood: 'night' }}
					picture={null}
					alt=""
					width="third"
					is_lead
				/>
			</a>
			<div>
				<p className="kick">{show.starts_on && dayRange(edition, show.starts_on, show.ends_on)}</p>
				<h3 className="hed hed--2">
					<a className="main" href={urls.topic.href(edition, { slug: show.page_slug })}>
						{show.name}
					</a>
				</h3>
				{show.summary && <p className="dek dek--s">{show.summary}</p>}
				<ShowMeta show={show} />
			</div>
		</article>
	);
}

/** A show to come: its days, its name, and the way into the reader's calendar. */
export function NextShow({ show, is_nearest }: { show: EventEdition; is_nearest: boolean }) {
	const { edition } = usePage();
	return (
		<li className={is_nearest ? 'show-row next' : 'show-row'}>
			<p className="days">
				{show.starts_on ? (
					<time className="day" dateTime={show.starts_on}>
						{dayRange(edition, show.starts_on, show.ends_on)}
					</time>
				) : (
					<span className="day">{show.year}</span>
				)}
			</p>
			<div>
				<h4 className="hed hed--3">
					<a href={urls.topic.href(edition, { slug: show.page_slug })}>{show.name}</a>
				</h4>
				{show.summary && <p className="dek dek--s">{show.summary}</p>}
				<ShowMeta show={show} />
			</div>
			<CalendarLink show={show} />
		</li>
	);
}

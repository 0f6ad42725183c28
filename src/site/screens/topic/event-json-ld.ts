import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { phaseOf } from '../../../shared/event-day';
import { outsideUrl } from '../../../shared/outside-url';
import type { Reading } from '../../render/screen';

const STATUS = {
	planned: 'EventScheduled',
	confirmed: 'EventScheduled',
	held: 'EventScheduled',
	postponed: 'EventPostponed',
	cancelled: 'EventCancelled',
} as const;

/**
 * A holding of an event (schema.org Event), or undefined where its days are not known: an event without them is none to a machine.
 * @param image address of its picture, where it has one
 */
export function eventJsonLd({ edition, site }: Reading, show: EventEdition, image?: string): object | undefined {
	if (!show.starts_on) return undefined;
	const url = site.url + urls.topic.href(edition, { slug: show.page_slug });
	const official = outsideUrl(show.official_url);
	return {
		'@context': 'https://schema.org',
		'@type': show.kind === 'exhibition' ? 'ExhibitionEvent' : 'BusinessEvent',
		'@id': `${url}#${show.slug}`,
		name: show.name,
		description: show.summary || show.name,
		url,
		startDate: show.starts_on,
		endDate: show.ends_on ?? show.starts_on,
		eventStatus: `https://schema.org/${STATUS[show.status]}`,
		eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
		location: {
			'@type': 'Place',
			name: show.venue ?? show.city,
			address: { '@type': 'PostalAddress', addressLocality: show.city, addressCountry: show.country },
		},
		...(image ? { image: [image] } : {}),
		...(show.organiser
			? { organizer: { '@type': 'Organization', name: show.organiser, ...(official ? { url: official } : {}) } }
			: {}),
		...(show.minimum_age ? { typicalAgeRange: `${show.minimum_age}-` } : {}),
		superEvent: { '@type': 'EventSeries', name: show.topic_name, ...(official ? { sameAs: official } : {}) },
	};
}

/** Path of a show's calendar file, while there is something to put into a calendar. */
export function showCalendarUrl(
	{ edition, now }: Pick<Reading, 'edition' | 'now'>,
	show: EventEdition,
): string | undefined {
	const is_off = show.status === 'cancelled' || show.status === 'postponed';
	return show.starts_on && !is_off && phaseOf(show, now) !== 'past'
		? urls.topicCalendar.href(edition, { slug: show.slug })
		: undefined;
}

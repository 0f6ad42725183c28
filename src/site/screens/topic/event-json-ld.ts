import { urls } from '../../../editions/urls';
import type { EventEdition } from '../../../queries/event/topic';
import { outsideUrl } from '../../../shared/address/outside-url';
import { phaseOf } from '../../../shared/time/event-day';
import type { PageRequest } from '../../render/screen';

const STATUS = {
	unannounced: 'EventScheduled',
	planned: 'EventScheduled',
	confirmed: 'EventScheduled',
	held: 'EventScheduled',
	postponed: 'EventPostponed',
	cancelled: 'EventCancelled',
} as const;

/**
 * An event edition of an event (schema.org Event), or undefined where its days are not known: an event without them is
 * none to a machine.
 * @param image address of its picture, where it has one
 */
export function eventJsonLd({ edition, site }: PageRequest, event: EventEdition, image?: string): object | undefined {
	if (!event.starts_on) return undefined;
	const url = site.url + urls.topic.href(edition, { slug: event.page_slug });
	const official = outsideUrl(event.official_url);
	return {
		'@context': 'https://schema.org',
		'@type': event.kind === 'exhibition' ? 'ExhibitionEvent' : 'BusinessEvent',
		'@id': `${url}#${event.slug}`,
		name: event.name,
		description: event.summary || event.name,
		url,
		startDate: event.starts_on,
		endDate: event.ends_on ?? event.starts_on,
		eventStatus: `https://schema.org/${STATUS[event.status]}`,
		eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
		location: {
			'@type': 'Place',
			name: event.venue ?? event.city,
			address: { '@type': 'PostalAddress', addressLocality: event.city, addressCountry: event.country },
		},
		...(image ? { image: [image] } : {}),
		...(event.organiser
			? { organizer: { '@type': 'Organization', name: event.organiser, ...(official ? { url: official } : {}) } }
			: {}),
		...(event.minimum_age ? { typicalAgeRange: `${event.minimum_age}-` } : {}),
		superEvent: { '@type': 'EventSeries', name: event.topic_name, ...(official ? { sameAs: official } : {}) },
	};
}

/** Path of a show's calendar file, while there is something to put into a calendar. */
export function eventCalendarUrl(
	{ edition, now }: Pick<PageRequest, 'edition' | 'now'>,
	event: EventEdition,
): string | undefined {
	const isOff = event.status === 'cancelled' || event.status === 'postponed';
	return event.starts_on && !isOff && phaseOf(event, now) !== 'past'
		? urls.topicCalendar.href(edition, { slug: event.slug })
		: undefined;
}

import { Hono } from 'hono';
import { pathOf } from '../../editions/address';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { countryName } from '../../editions/formats';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { subjectBySlug } from '../../queries/event/subject';
import {
	currentEdition,
	type EventEdition,
	editionsOfTopic,
	eventEditionById,
	eventEditionBySlug,
	eventEditions,
	topicBySlug,
} from '../../queries/event/topic';
import { outsideUrl } from '../../shared/address/outside-url';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { eachOf } from '../../shared/left-out';
import type { Site } from '../render/screen';
import { type CalendarEvent, printCalendar } from './icalendar';

/** Days a show stays in the calendar after it is over. */
const KEPT_DAYS = 400;
/** Status of a show in the reader's calendar: a cancelled one is struck out, an unconfirmed one is tentative. */
const STATUS = {
	unannounced: 'TENTATIVE',
	planned: 'TENTATIVE',
	confirmed: 'CONFIRMED',
	held: 'CONFIRMED',
	postponed: 'CANCELLED',
	cancelled: 'CANCELLED',
} as const;

/** A show as calendars keep it; undefined while its days are not known. */
export function calendarEvent(edition: Edition, site: Site, event: EventEdition): CalendarEvent | undefined {
	if (!event.starts_on) return undefined;
	const { words } = edition;
	const isOff = event.status === 'postponed' || event.status === 'cancelled';
	const official = outsideUrl(event.official_url);
	const status = `${words.event_status[event.status]}.`;
	const summary = event.note ?? event.summary;
	return {
		uid: `${event.slug}@${new URL(site.url).hostname}`,
		title: isOff ? `${words.event_status[event.status]}: ${event.name}` : event.name,
		description: [
			summary.startsWith(status) ? summary : `${status} ${summary}`.trim(),
			event.hours && `${words.exhibitions.hours}: ${event.hours}`,
			official,
		]
			.filter(Boolean)
			.join('\n'),
		location: [event.venue, event.city, event.country && countryName(edition, event.country)]
			.filter(Boolean)
			.join(', '),
		url: site.url + urls.topic.href(edition, { slug: event.page_slug }),
		firstDay: event.starts_on,
		lastDay: event.ends_on ?? event.starts_on,
		status: STATUS[event.status],
		categories: [words.event_kinds[event.kind]],
		changed_at: event.updated_at,
	};
}

/**
 * The event edition a calendar file is of: an event edition's own slug, or the one that a page or an event is about.
 */
async function eventOf(
	db: Database['read'],
	edition: Edition,
	slug: string,
	now: number,
): Promise<EventEdition | undefined> {
	const event_edition = await eventEditionBySlug(db, edition.code, slug);
	if (event_edition) return event_edition;
	const subject = await subjectBySlug(db, edition.code, slug);
	if (subject && subject.event_edition_id !== null) return eventEditionById(db, edition.code, subject.event_edition_id);
	const topic = subject?.topic ?? (await topicBySlug(db, slug));
	return topic ? currentEdition(await editionsOfTopic(db, edition.code, topic.id), now) : undefined;
}

/**
 * Calendar files (RFC 5545) in the words of each edition: /topic/{slug}.ics is one event edition, /topic/calendar.ics
 * all of them, to be subscribed to.
 * @param clock Unix seconds
 */
export function createCalendars(db: Database, site: Site, clock: () => number): Hono {
	const app = new Hono();
	const answer = (edition: Edition, name: string, events: CalendarEvent[], file: string, tags: CacheTag[]) =>
		new Response(
			printCalendar({
				name,
				product: `-//${site.brand.name}//${edition.words.exhibitions.title}//${edition.language.toUpperCase()}`,
				events,
			}),
			{
				headers: {
					'content-type': 'text/calendar; charset=utf-8',
					'content-disposition': `inline; filename="${file}"`,
					'content-language': edition.language,
					'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
					'cache-tag': tags.join(','),
				},
			},
		);
	for (const edition of editions) {
		app.get(urls.exhibitionsCalendar.href(edition), async () => {
			const earliest = new Date((clock() - KEPT_DAYS * 86_400) * 1000).toISOString().slice(0, 10);
			const held = (await eventEditions(db.read, edition.code)).filter(
				(event) => (event.ends_on ?? event.starts_on ?? '') >= earliest,
			);
			const events = eachOf(
				held,
				(event) => `event ${event.slug} in a calendar`,
				(event) => calendarEvent(edition, site, event) ?? [],
			)
				.flat()
				.sort((a, b) => a.firstDay.localeCompare(b.firstDay));
			return answer(
				edition,
				edition.words.exhibitions.calendar_name({ brand: site.brand.name }),
				events,
				'calendar.ics',
				[tag.topics],
			);
		});
		app.get(pathOf(edition, urls.topicCalendar.route), async (c, next) => {
			const held = await eventOf(db.read, edition, (c.req.param('file') ?? '').slice(0, -4), clock());
			const event = held && calendarEvent(edition, site, held);
			if (!held || !event) return next();
			return answer(edition, held.name, [event], `${held.slug}.ics`, [tag.topics, tag.topic(held.topic_id)]);
		});
	}
	return app;
}

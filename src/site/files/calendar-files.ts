import { Hono } from 'hono';
import { labelLine } from '../../editions/article-labels';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { sourceText } from '../../editions/formats';
import { parseCalendarPath } from '../../editions/paths/calendar-path';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { fileNames } from '../../shared/address/addresses';
import { eachOf } from '../../shared/left-out';
import { deepLink } from '../../shared/source-document';
import type { Site } from '../render/screen';
import { calendarEntries, calendarTags, filterEntries } from '../screens/calendar/entries';
import { type CalendarEntry, hasDay } from '../screens/calendar/entry';
import { calendarEvent } from './calendars';
import { type CalendarEvent, printCalendar } from './icalendar';

const FILE = `/${fileNames.calendar}`;
/** Days a date stays in the file after it is over: a reader's calendar keeps what happened lately. */
const KEPT_DAYS = 400;

/** An entry as calendars keep it. */
function eventOf(edition: Edition, site: Site, entry: CalendarEntry): CalendarEvent[] {
	if (entry.event) {
		const event = calendarEvent(edition, site, entry.event);
		return event ? [event] : [];
	}
	// A calendar keeps days: what has none yet comes into it once it has one.
	if (!hasDay(entry)) return [];
	const { words } = edition;
	const story = entry.coverage[0]?.story;
	return [
		{
			uid: `${entry.uid}@${new URL(site.url).hostname}`,
			title: entry.title,
			description: [
				entry.detail,
				story && [labelLine(words, story), story.title].filter(Boolean).join(': '),
				entry.stage && `${words.stage}: ${words.stages[entry.stage]}`,
				entry.source &&
					`${words.source}: ${[sourceText(edition, entry.source), deepLink(entry.source)].filter(Boolean).join(', ')}`,
			]
				.filter(Boolean)
				.join('\n'),
			url: story
				? site.url + urls.article.href(edition, story)
				: `${site.url}${urls.calendar.href(edition)}#${entry.id}`,
			firstDay: entry.firstDay,
			lastDay: entry.lastDay,
			// What is only proposed may still move.
			status:
				entry.stage === 'consulting' || entry.stage === 'drafted' || entry.stage === 'paused'
					? 'TENTATIVE'
					: 'CONFIRMED',
			categories: [words.calendar.kind_one[entry.kind]],
			changed_at: entry.changed_at,
		},
	];
}

/**
 * A filtered list of dates as a calendar file (RFC 5545): the address is that of the list, and `calendar.ics`.
 * @param clock Unix seconds
 */
export function createCalendarFiles(db: Database, site: Site, clock: () => number): Hono {
	const app = new Hono();
	for (const edition of editions) {
		const base = urls.calendar.href(edition);
		app.get(`${base}/*`, async (c, next) => {
			const path = decodeURIComponent(new URL(c.req.url).pathname);
			if (!path.endsWith(FILE)) return next();
			const parsed = parseCalendarPath(path.slice(base.length, -FILE.length).split('/').filter(Boolean));
			if (!parsed || parsed.page > 1 || parsed.filters.isPast) return next();
			const all = await calendarEntries(db.read, edition);
			const entries = filterEntries(edition, all, parsed.filters, clock() - KEPT_DAYS * 86_400);
			const { calendar } = edition.words;
			const kind = parsed.filters.kind && calendar.kinds[parsed.filters.kind];
			const name = [calendar.calendar_name({ brand: site.brand.name }), kind, parsed.filters.market]
				.filter(Boolean)
				.join(', ');
			const events = eachOf(
				entries,
				(entry) => `date ${entry.id} in a calendar`,
				(entry) => eventOf(edition, site, entry),
			).flat();
			return c.body(
				printCalendar({
					name,
					product: `-//${site.brand.name}//${calendar.title}//${edition.language.toUpperCase()}`,
					events,
				}),
				200,
				{
					'content-type': 'text/calendar; charset=utf-8',
					'content-disposition': 'inline; filename="calendar.ics"',
					'content-language': edition.language,
					'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
					'cache-tag': calendarTags(edition).join(','),
				},
			);
		});
	}
	return app;
}

import type { CalendarKind } from '../../../editions/paths/calendar-path';
import type { EventEdition } from '../../../queries/event/topic';
import type { FactStory } from '../../../queries/site/calendar-facts';
import type { Rule } from '../../../queries/site/rule';
import type { SourceDocument } from '../../../shared/source-document';
import { lastDayOf } from '../../../shared/time/event-day';

/** An article about a date, with the date and the words in which it mentions it. */
export interface Coverage {
	story: FactStory;
	date: string;
	text: string;
}

/** One or more days of the calendar, in the words of an edition. */
export interface CalendarEntry {
	/** Stable id: `duty-ES-2025-04-01`. */
	id: string;
	/** The id by which calendars know it; it never changes with an address. */
	uid: string;
	kind: CalendarKind;
	/** Codes of its market and of the market that this is part of. */
	markets: string[];
	marketName: string;
	/** ISO days, both included; only a month or a year where the day is not known. */
	firstDay: string;
	lastDay: string;
	title: string;
	/** What happens, in plain words. */
	detail: string;
	/** Title and detail in one sentence, for columns. */
	line: string;
	/** The articles about it, the newest first. */
	coverage: Coverage[];
	source: SourceDocument | null;
	/** Slug of the rule that it is a date of. */
	rule: string | null;
	stage: Rule['stage'] | null;
	/** The event of an exhibition. */
	event: EventEdition | null;
	/** Unix seconds. */
	changed_at: number;
}

/** Whether the day is known, and not only its month or year. */
export const hasDay = (entry: { firstDay: string }): boolean => entry.firstDay.length === 10;

/** Whether it is over on an ISO day. */
export const isOver = (entry: CalendarEntry, today: string): boolean => lastDayOf(entry.lastDay) < today;

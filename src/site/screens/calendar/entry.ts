import type { CalendarKind } from '../../../editions/paths/calendar-path';
import type { EventEdition } from '../../../queries/event/topic';
import type { FactStory } from '../../../queries/site/calendar-facts';
import type { Rule } from '../../../queries/site/rule';
import type { SourceDocument } from '../../../shared/source-document';
import { lastDayOf } from '../../../shared/time/event-day';

/** What an article says of a date, and the article. */
export interface Coverage {
	story: FactStory;
	date: string;
	text: string;
}

/** A day, or a few, of the calendar, in the words of an edition. */
export interface CalendarEntry {
	/** Never changes: `duty-ES-2025-04-01`. */
	id: string;
	kind: CalendarKind;
	/** Codes of its market and of what that is part of. */
	markets: string[];
	marketName: string;
	/** ISO days, both of them part of it; a month or a year alone where no day is known. */
	firstDay: string;
	lastDay: string;
	title: string;
	/** What happens, in plain words. */
	detail: string;
	/** Both in one sentence, for columns. */
	line: string;
	/** The articles about it, the newest first. */
	coverage: Coverage[];
	source: SourceDocument | null;
	/** Slug of the rule it is a date of. */
	rule: string | null;
	stage: Rule['stage'] | null;
	/** Of an exhibition. */
	event: EventEdition | null;
	/** Unix seconds. */
	changed_at: number;
}

/** Whether the day is known, and not only its month or year. */
export const hasDay = (entry: { firstDay: string }): boolean => entry.firstDay.length === 10;

/** Whether it is over on an ISO day. */
export const isOver = (entry: CalendarEntry, today: string): boolean => lastDayOf(entry.lastDay) < today;

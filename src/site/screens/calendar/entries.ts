import type { Edition } from '../../../editions/edition';
import type { CalendarFilters } from '../../../editions/paths/calendar-path';
import { isoDay } from '../../../editions/relative-time';
import { remember } from '../../../platform/db/read-cache';
import type { Db } from '../../../platform/db/tx';
import { type CalendarFacts, calendarFacts } from '../../../queries/site/calendar-facts';
import type { DutyRate } from '../../../queries/site/duty-rate';
import type { Rule } from '../../../queries/site/rule';
import { type CacheTag, tag } from '../../../shared/cache-tags';
import { eachOf } from '../../../shared/left-out';
import { compareDays } from '../../../shared/time/event-day';
import type { DateRow } from '../../blocks/dates/date-line';
import { type CalendarEntry, isOver } from './entry';
import { storyEntries } from './story-entries';
import { dutyEntry, eventEntry, limitEntry, ruleEntry, together } from './table-entries';

/**
 * True where a rule's next date is the day on which a rate begins; where the rule has only a year, the rate begins on
 * its first of January.
 */
const concerns = (rule: Rule, rate: DutyRate) =>
	rule.code === rate.market &&
	rule.next_on !== null &&
	(rule.next_on === rate.valid_from || `${rule.next_on}-01-01` === rate.valid_from);

/** Name of a date in the log. */
const idOf = ([id]: readonly [string, ...unknown[]]) => `${id} in the calendar`;

/** Returns rules, rates, limits, shows and key dates of articles as entries, by day. */
export function entriesOf(edition: Edition, facts: CalendarFacts): CalendarEntry[] {
	const { rules, tables, events } = facts;
	const parents = new Map(tables.markets.map((market) => [market.code, market.parent]));
	const ofRules = new Map(
		eachOf(
			rules,
			(rule) => `rule ${rule.slug} in the calendar`,
			(rule) => ruleEntry(rule, parents).map((entry) => [rule, entry] as const),
		).flat(),
	);
	const names = new Map<string, CalendarEntry>();
	// A rate that begins with a step of the rule tracker is left out: the rule's entry says the same, and what it
	// requires.
	const rates = tables.rates.filter((rate) => {
		const rule = rules.find((one) => concerns(one, rate));
		const entry = rule && ofRules.get(rule);
		if (entry) names.set(`duty-${rate.market}-${rate.valid_from}`, entry);
		return !entry;
	});
	const dated = tables.rules.flatMap((rule) => (rule.valid_from ? [{ ...rule, valid_from: rule.valid_from }] : []));
	const entries = [
		...ofRules.values(),
		...eachOf(
			together(rates, (rate) => `duty-${rate.market}-${rate.valid_from}`),
			idOf,
			([id, rows]) => dutyEntry(edition, tables, id, rows),
		),
		...eachOf(
			together(dated, (rule) => `limit-${rule.market}-${rule.valid_from}`),
			idOf,
			([id, rows]) => limitEntry(edition, tables, id, rows[0].valid_from, rows),
		),
		...eachOf(
			events,
			(event) => `event ${event.slug} in the calendar`,
			(event) => eventEntry(edition, event),
		).flat(),
	];
	return [...entries, ...storyEntries(facts, entries, names, parents)].sort(
		(a, b) => compareDays(a.firstDay, b.firstDay) || a.title.localeCompare(b.title, edition.locale),
	);
}

/** Cache tags of everything that shows a date of the calendar. */
export const calendarTags = (edition: Edition): CacheTag[] => [
	tag.rules,
	tag.duty_rates,
	tag.topics,
	tag.dates(edition.code),
];

/**
 * Every date of an edition, by day: one reading, which the calendar, its files, the tracker and the columns of dates
 * share.
 */
export function calendarEntries(db: Db, edition: Edition): Promise<CalendarEntry[]> {
	return remember(db, `calendar:${edition.code}`, calendarTags(edition), 300, async () =>
		entriesOf(edition, await calendarFacts(db, edition.code)),
	);
}

/** The next dates, the nearest first. @param day ISO day from which on they count */
export const nextEntries = (entries: readonly CalendarEntry[], day: string, limit: number): CalendarEntry[] =>
	entries.filter((entry) => !isOver(entry, day)).slice(0, limit);

/** A date as columns show it: its day, what happens, and our story on it. */
export const dateRow = (entry: CalendarEntry): DateRow => ({
	key: entry.id,
	firstDay: entry.firstDay,
	lastDay: entry.lastDay,
	text: entry.line,
	story: entry.coverage[0]?.story,
	page: entry.event?.page_slug,
});

/** Entries that a list holds, coming ones by day, past ones the last first. @param now Unix seconds */
export function filterEntries(
	edition: Edition,
	entries: readonly CalendarEntry[],
	filters: CalendarFilters,
	now: number,
): CalendarEntry[] {
	const today = isoDay(edition, now);
	const { kind, market, isPast = false } = filters;
	const found = entries.filter(
		(one) => (!kind || one.kind === kind) && (!market || one.markets.includes(market)) && isOver(one, today) === isPast,
	);
	return isPast ? found.reverse() : found;
}

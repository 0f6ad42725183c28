import { dayRange } from '../../../editions/formats';
import { type CalendarFilters, calendarKinds } from '../../../editions/paths/calendar-path';
import { shortDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { SelectField } from '../../../ui/select-field';
import { OurStory } from '../../blocks/dates/our-story';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { placeOf, statusWord } from '../topic/event-parts';
import { type CalendarEntry, hasDay } from './entry';

/** Filters as a plain form: it works without a script, and leads to the path of the list. */
export function Filters({
	filters,
	markets,
}: {
	filters: CalendarFilters;
	markets: readonly (readonly [code: string, name: string])[];
}) {
	const { edition } = usePage();
	const { calendar } = edition.words;
	return (
		<form className="filters" action={urls.calendar.href(edition)} method="get" aria-label={calendar.filter}>
			<SelectField
				id="calendar-when"
				name="when"
				label={calendar.when}
				value={filters.isPast ? 'past' : 'coming'}
				options={[
					['coming', calendar.coming],
					['past', calendar.past],
				]}
			/>
			<SelectField
				id="calendar-kind"
				name="kind"
				label={calendar.kind}
				value={filters.kind ?? ''}
				options={[['', calendar.all_kinds], ...calendarKinds.map((kind) => [kind, calendar.kinds[kind]] as const)]}
			/>
			<SelectField
				id="calendar-market"
				name="market"
				label={calendar.market}
				value={filters.market ?? ''}
				options={[['', calendar.all_markets], ...markets]}
			/>
			<button className="btn" type="submit">
				{calendar.apply}
			</button>
		</form>
	);
}

/** The source of a date. */
export function EntrySource({ entry }: { entry: CalendarEntry }) {
	const { words } = usePage().edition;
	if (!entry.source) return null;
	return (
		<span>
			{words.source}: <SourceLine source={entry.source} />
		</span>
	);
}

/** A date: its day, what happens, its kind, and its source. */
export function EntryRow({ entry, isNearest }: { entry: CalendarEntry; isNearest: boolean }) {
	const { edition, now } = usePage();
	const { words } = edition;
	const { event } = entry;
	const [newest] = entry.coverage;
	const href = event
		? urls.topic.href(edition, { slug: event.page_slug })
		: entry.kind === 'story' && newest
			? urls.article.href(edition, newest.story)
			: undefined;
	const isOff = event?.status === 'cancelled' || event?.status === 'postponed';
	return (
		<li className={isNearest ? 'show-row next' : 'show-row'} id={entry.id}>
			<p className="days">
				<time className="day" dateTime={entry.firstDay}>
					{entry.firstDay.length === 10
						? dayRange(edition, entry.firstDay, entry.lastDay)
						: shortDay(edition, entry.firstDay, now)}
				</time>
			</p>
			<div>
				<h4 className="hed hed--4">{href ? <a href={href}>{entry.title}</a> : entry.title}</h4>
				{entry.detail && <p className="dek dek--s">{entry.detail}</p>}
				{newest && <OurStory story={newest.story} />}
				<p className="meta">
					<b>{words.calendar.kind_one[entry.kind]}</b>
					{event && <span className={isOff ? 'is-off' : undefined}>{statusWord(edition, event, now)}</span>}
					{event && <span>{placeOf(edition, event)}</span>}
					{!hasDay(entry) && <span>{words.calendar.day_not_verified}</span>}
					{entry.stage && <span>{words.stages[entry.stage]}</span>}
					<EntrySource entry={entry} />
				</p>
			</div>
		</li>
	);
}

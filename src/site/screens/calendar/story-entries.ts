import type { CalendarFacts, StoryDate } from '../../../queries/site/calendar-facts';
import type { Rule } from '../../../queries/site/rule';
import type { CalendarEntry } from './entry';

/** What a date that an article tells has from the row it is about. */
type Base = Pick<
	CalendarEntry,
	'kind' | 'markets' | 'marketName' | 'source' | 'rule' | 'stage' | 'title' | 'firstDay' | 'lastDay'
>;

/** A rule as what dates may be about, though it has none of its own. */
const baseOf = (rule: Rule, markets: string[]): Base => ({
	kind: 'rule',
	markets,
	marketName: rule.market,
	source: rule.source,
	rule: rule.slug,
	stage: rule.stage,
	title: rule.measure,
	firstDay: '',
	lastDay: '',
});

/** Name of the row that a date is: that of its fact on its day, else that of its article. */
const idOf = (storyDate: StoryDate) => `${storyDate.fact ?? `article-${storyDate.id}`}-${storyDate.date}`;

function ownEntry(
	storyDate: StoryDate,
	base: Base | undefined,
	parents: ReadonlyMap<string, string | null>,
): CalendarEntry {
	const marketName = base?.marketName || storyDate.market || '';
	const codes = storyDate.code ? [storyDate.code, parents.get(storyDate.code)] : [];
	const title = [marketName, storyDate.text].filter(Boolean).join(': ');
	return {
		id: idOf(storyDate),
		// A day before or after a show is no day of the show.
		kind: base && base.kind !== 'exhibition' ? base.kind : 'story',
		markets: base?.markets ?? codes.filter((code) => typeof code === 'string'),
		marketName,
		firstDay: storyDate.date,
		lastDay: storyDate.date,
		title,
		detail: base?.rule ? base.title : '',
		line: title,
		coverage: [],
		source: base?.source ?? null,
		rule: base?.rule ?? null,
		stage: base?.stage ?? null,
		event: null,
		changed_at: storyDate.updated_at,
	};
}

/**
 * Brings the dates that articles tell among the others. One that names a row and falls on its day is that row, and the
 * article stands in it as our story; the same day of the same row told twice is one row.
 * @param entries of the tables by name; articles are added to them
 * @param names other names of entries: a rate whose step a rule tells
 * @returns the rows that no table has
 */
export function storyEntries(
	{ rules, storyDates }: CalendarFacts,
	entries: readonly CalendarEntry[],
	names: ReadonlyMap<string, CalendarEntry>,
	parents: ReadonlyMap<string, string | null>,
): CalendarEntry[] {
	const byId = new Map([...entries.map((entry) => [entry.id, entry] as const), ...names]);
	const bySlug = new Map(rules.map((rule) => [`rule-${rule.slug}`, rule]));
	const own = new Map<string, CalendarEntry>();
	for (const one of storyDates) {
		const found = one.fact === null ? undefined : byId.get(one.fact);
		const rule = one.fact === null ? undefined : bySlug.get(one.fact);
		const isSame = found && found.firstDay <= one.date && one.date <= found.lastDay;
		const base =
			found && rule
				? { ...found, title: rule.measure }
				: (found ?? (rule && baseOf(rule, rule.code ? [rule.code, parents.get(rule.code) ?? ''].filter(Boolean) : [])));
		const entry = isSame ? found : (own.get(idOf(one)) ?? ownEntry(one, base, parents));
		if (!isSame) own.set(entry.id, entry);
		const { date, text } = one;
		// Two things on one day of one article are one row that says both.
		if (!isSame && one.fact === null && entry.coverage.some((other) => other.text !== text)) {
			entry.title = `${entry.title}; ${text}`;
			entry.line = entry.title;
		}
		entry.coverage.push({ story: one, date, text });
	}
	return [...own.values()];
}

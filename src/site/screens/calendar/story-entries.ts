import type { CalendarFacts, StoryDate } from '../../../queries/site/calendar-facts';
import type { Rule } from '../../../queries/site/rule';
import type { CalendarEntry } from './entry';

/** What the date of an article takes from the row that it is about. */
type Base = Pick<
	CalendarEntry,
	'kind' | 'markets' | 'marketName' | 'source' | 'rule' | 'stage' | 'title' | 'firstDay' | 'lastDay'
>;

/** A rule that dates of articles may be about, although it has no date of its own. */
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

/** The id of an entry: that of its fact on its day, else that of its article. */
const idOf = (storyDate: StoryDate) => `${storyDate.fact ?? `article-${storyDate.id}`}-${storyDate.date}`;

function ownEntry(
	storyDate: StoryDate,
	base: Base | undefined,
	rule: Rule | undefined,
	parents: ReadonlyMap<string, string | null>,
): CalendarEntry {
	const marketName = base?.marketName || storyDate.market || '';
	const codes = storyDate.code ? [storyDate.code, parents.get(storyDate.code)] : [];
	const title = [marketName, storyDate.text].filter(Boolean).join(': ');
	return {
		id: idOf(storyDate),
		uid: rule ? `rule-${rule.calendar_slug}-${storyDate.date}` : idOf(storyDate),
		// A day before or after a show is not a day of the show.
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
 * Merges the dates of articles into the entries. A date that names a row and falls on its day becomes part of
 * that row, with the article as our story; two articles about the same day of a row share one entry.
 * @param entries of the tables by name; articles are added to them
 * @param names other names of entries, such as a rate whose step belongs to a rule
 * @returns the entries that no table has
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
		const entry = isSame ? found : (own.get(idOf(one)) ?? ownEntry(one, base, rule, parents));
		if (!isSame) own.set(entry.id, entry);
		const { date, text } = one;
		// Two texts of one article on the same day become one entry with both.
		if (!isSame && one.fact === null && entry.coverage.some((other) => other.text !== text)) {
			entry.title = `${entry.title}; ${text}`;
			entry.line = entry.title;
		}
		entry.coverage.push({ story: one, date, text });
	}
	return [...own.values()];
}

import type { Db } from '../../platform/db/tx';
import { compareDays, lastDayOf } from '../../shared/time/event-day';
import { type FactStory, storyDates } from './calendar-facts';
import { allRules, type Rule } from './rule';

/** A row of the rule tracker: a rule with what is pending, and our story on it. */
export interface RuleRow extends Rule {
	/** The newest article that mentions a date of the rule; null where none does. */
	story: FactStory | null;
	/** The rule's own day, where that is past: it has had its stage since then. */
	since: string | null;
}

/** A year behind every other, for rules of which nothing is pending. */
const NEVER = '9999';

interface Pending {
	on: string;
	text: string;
}

/** What comes next of a rule: its own next date, or an earlier one from an article. */
function nextOf(rule: Rule, articleDates: readonly Pending[], day: string): Pending | undefined {
	return [...(rule.next_on === null ? [] : [{ on: rule.next_on, text: rule.next_text }]), ...articleDates]
		.filter((one) => lastDayOf(one.on) >= day)
		.sort((a, b) => compareDays(a.on, b.on))[0];
}

/**
 * The rules of an edition by their next date, one row a market and measure; those of which nothing is pending follow in
 * the newsroom's order. They read the same rows as the calendar.
 * @param day ISO day from which on dates count
 */
export async function ruleTracker(db: Db, edition: string, day: string, limit: number): Promise<RuleRow[]> {
	const [rules, dates] = await Promise.all([allRules(db, edition), storyDates(db, edition)]);
	const rows = rules.map((rule): RuleRow => {
		const ours = dates.filter((one) => one.fact === `rule-${rule.slug}`);
		const next = nextOf(
			rule,
			ours.map((one) => ({ on: one.date, text: one.text })),
			day,
		);
		const since = rule.next_on !== null && lastDayOf(rule.next_on) < day ? rule.next_on : null;
		return {
			...rule,
			since,
			next_on: next?.on ?? null,
			next_text: next?.text ?? rule.next_text,
			story: ours[0] ?? null,
		};
	});
	const seen = new Set<string>();
	return rows
		.sort((a, b) => compareDays(a.next_on ?? NEVER, b.next_on ?? NEVER))
		.filter((row) => {
			const name = `${row.market}\n${row.measure}`;
			return !seen.has(name) && seen.add(name);
		})
		.slice(0, limit);
}

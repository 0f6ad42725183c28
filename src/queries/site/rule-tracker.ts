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
	/** ISO day, month or year of its last change: its own past day, or a later one that the newsroom knows. */
	changed: string | null;
}

/** A year behind every other, for rules of which nothing is pending. */
const NEVER = '9999';
/** A year before every other, for rules of which no change is known. */
const EARLIEST = '0001';

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

const latest = (a: string | null, b: string | null): string | null =>
	a === null || b === null ? (a ?? b) : compareDays(a, b) >= 0 ? a : b;

/** What rules are asked for; without a condition all of them. */
export interface RuleConditions {
	/** Codes of markets. */
	markets?: readonly string[] | undefined;
	kind?: Rule['kind'] | undefined;
	stage?: Rule['stage'] | undefined;
	/** ISO day: those that have changed on it or later. */
	since?: string | undefined;
}

/** Rules that meet every condition, in their order. */
export const rulesWith = (rules: readonly RuleRow[], { markets, kind, stage, since }: RuleConditions): RuleRow[] =>
	rules.filter(
		(rule) =>
			(!markets || (rule.code !== null && markets.includes(rule.code))) &&
			(!kind || rule.kind === kind) &&
			(!stage || rule.stage === stage) &&
			(!since || (rule.changed !== null && lastDayOf(rule.changed) >= since)),
	);

/** Rules by their last change, the newest first; those without a day follow in their order. */
export const byLastChange = (rules: readonly RuleRow[]): RuleRow[] =>
	[...rules].sort((a, b) => compareDays(b.changed ?? EARLIEST, a.changed ?? EARLIEST));

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
			changed: latest(since, rule.changed_on !== null && rule.changed_on <= day ? rule.changed_on : null),
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

import type { TitledLink } from '../../data/tables/columns';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** The next date of a rule on its way through a market. */
export interface RuleDate {
	slug: string;
	market: string;
	measure: string;
	/** ISO day. */
	next_on: string;
	/** What happens on it; empty where the measure itself says so. */
	next_text: string;
}

/**
 * Dates of the rule tracker still to come, the nearest first.
 * @param day ISO day from which on they count
 */
export function nextRuleDates(db: Db, edition: string, day: string, limit: number): Promise<RuleDate[]> {
	return remember(db, `rule_dates:${edition}:${day}:${limit}`, [tag.rules], 300, () =>
		prepared<RuleDate>(
			db,
			'rule_next_dates',
			'select slug, market, measure, next_on, next_text from rule where edition = $1 and next_on >= $2 order by next_on, position, id limit $3',
			[edition, day, limit],
		),
	);
}

/** A rule with its day, to come or past, as the calendar keeps it. */
export interface DatedRule extends RuleDate {
	/** Code of its market; null where the table of markets does not know its name. */
	code: string | null;
	stage: 'consulting' | 'drafted' | 'adopted' | 'in_force' | 'paused';
	source: TitledLink | null;
	/** Unix seconds. */
	updated_at: number;
}

/** More rules than a newsroom follows. */
const MOST = 2_000;

/** Every rule of an edition that has a day, the latest day first. */
export function datedRules(db: Db, edition: string): Promise<DatedRule[]> {
	return remember(db, `dated_rules:${edition}`, [tag.rules, tag.duty_rates], 300, () =>
		prepared<DatedRule>(
			db,
			'rule_dated',
			`select r.slug, r.market, r.measure, r.next_on, r.next_text, r.stage, r.source, r.updated_at, (select m.code from market m where m.texts->$1->>'name' = r.market order by m.position limit 1) as code
			from rule r where r.edition = $1 and r.next_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' order by r.next_on desc, r.position, r.id limit ${MOST}`,
			[edition],
		),
	);
}

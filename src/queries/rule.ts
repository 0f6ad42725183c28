import type { Db } from '../data/db';
import { remember } from './memo';
import { prepared } from './prepared';

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
	return remember(db, `rule_dates:${edition}:${day}:${limit}`, ['rule'], 300, () =>
		prepared<RuleDate>(
			db,
			'rule_next_dates',
			'select slug, market, measure, next_on, next_text from rule where edition = $1 and next_on >= $2 order by next_on, position, id limit $3',
			[edition, day, limit],
		),
	);
}

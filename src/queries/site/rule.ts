import type { RuleKind } from '../../data/tables/site';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { SourceDocument } from '../../shared/source-document';

/** A rule on its way through a market. */
export interface Rule {
	slug: string;
	/** The slug under which calendars know it, whatever it is now. */
	calendar_slug: string;
	market: string;
	/** Code of its market; null where the table of markets does not know its name. */
	code: string | null;
	/** Last part of the address of its market's page; null where it has none. */
	market_slug: string | null;
	measure: string;
	/** What it is about; null where that has not been set. */
	kind: RuleKind | null;
	stage: 'consulting' | 'drafted' | 'adopted' | 'in_force' | 'paused';
	/** ISO day, or the month or the year alone where its source gives no more; null where nothing is pending. */
	next_on: string | null;
	/** What happens then; empty where the measure itself says so. */
	next_text: string;
	source: SourceDocument | null;
	/** ISO day of its last change that is known. */
	changed_on: string | null;
	/** Unix seconds. */
	updated_at: number;
}

/** A rule whose day is known. */
export interface DatedRule extends Rule {
	next_on: string;
}

/** A bound that no edition reaches, so that the query is never unlimited. */
const MAX_ROWS = 2_000;

/** Every rule of an edition, in the newsroom's order. */
export function allRules(db: Db, edition: string): Promise<Rule[]> {
	return remember(db, `rules:${edition}`, [tag.rules, tag.duty_rates], 300, () =>
		prepared<Rule>(
			db,
			'rules_all',
			`select r.slug, coalesce(r.calendar_slug, r.slug) as calendar_slug, r.market, m.code, m.slug as market_slug, r.measure, r.kind, r.stage,
			case when r.next_on ~ '^[0-9]{4}(-[0-9]{2}){0,2}$' then r.next_on end as next_on, r.next_text, r.source,
			case when isfinite(r.changed_on) then r.changed_on::text end as changed_on, r.updated_at
			from rule r left join lateral (select code, slug from market where texts->$1->>'name' = r.market order by position
				limit 1) m on true where r.edition = $1 order by r.position, r.id limit ${MAX_ROWS}`,
			[edition],
		),
	);
}

/** Rules of an edition whose day is known, the latest day first. */
export async function datedRules(db: Db, edition: string): Promise<DatedRule[]> {
	return (await allRules(db, edition))
		.flatMap((rule) => (rule.next_on?.length === 10 ? [{ ...rule, next_on: rule.next_on }] : []))
		.sort((a, b) => b.next_on.localeCompare(a.next_on));
}

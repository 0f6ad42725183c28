import { advs } from '../../../demo/adv';
import { startOf } from '../../../demo/calendar';
import { duty_rates, marketRules, RATES_READ_ON } from '../../../demo/duty-rates';
import { markets } from '../../../demo/markets';
import { rulesAt } from '../../../demo/rules';
import { adv } from '../../data/tables/adv';
import { duty_rate, market, market_rule } from '../../data/tables/duty-rate';
import { rule } from '../../data/tables/site';
import { insertAll } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { dayIn } from '../../shared/time/event-day';
import type { LoadedCompanies } from './companies';
import { DEMO_EDITIONS } from './people-and-tags';

/** Loads markets, dated rates and product limits. */
export async function loadDuty(tx: Tx, now: number): Promise<void> {
	const verified_at = Math.min(now, startOf(RATES_READ_ON));
	await insertAll(tx, market, markets);
	await insertAll(
		tx,
		duty_rate,
		duty_rates.map((row) => ({ ...row, verified_at })),
	);
	await insertAll(tx, market_rule, marketRules);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last change of a rule by its own day and its document; null where both are open. @param today ISO day */
const changedOn = ({ next_on, source }: ReturnType<typeof rulesAt>[number], today: string): string | null =>
	[next_on, source.published_on]
		.filter((day) => day !== undefined && DAY.test(day) && day <= today)
		.sort()
		.at(-1) ?? null;

/** Loads the rule tracker of each edition. */
export async function loadRules(tx: Tx, now: number): Promise<void> {
	await insertAll(
		tx,
		rule,
		rulesAt(now).flatMap((one, position) =>
			DEMO_EDITIONS.map((edition) => {
				const [where, measure, next_text] = one[edition];
				return {
					edition,
					slug: one.slug,
					market: where,
					measure,
					kind: one.kind,
					stage: one.stage,
					next_on: one.next_on,
					next_text,
					position,
					source: one.source,
					changed_on: changedOn(one, dayIn('UTC', now)),
				};
			}),
		),
	);
}

/** Loads one advertisement for each position and edition. */
export async function loadAdvs(tx: Tx, companies: LoadedCompanies): Promise<void> {
	await insertAll(
		tx,
		adv,
		advs.flatMap((one) =>
			DEMO_EDITIONS.map((edition) => {
				const [headline, text, action] = one[edition];
				return {
					position: one.position,
					edition,
					advertiser: one.advertiser,
					company_id: companies.named(one.advertiser),
					headline,
					text,
					action,
					link: one.link,
				};
			}),
		),
	);
}

import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { AdvPosition } from '../../shared/statuses';

/** An advertisement as readers see it: words and one link. */
export interface Adv {
	id: number;
	position: AdvPosition;
	advertiser: string;
	headline: string;
	text: string;
	action: string;
	link: string;
	weight: number;
}

const DAY_MS = 86_400_000;

interface RunningAdv extends Adv {
	suppressed_countries: string[];
}

/**
 * The advertisement of a position on a day, or none.
 *
 * Pages are kept whole and are the same for everybody, so the choice follows the day and never the visitor:
 * where several run at once they take turns by day, each as often as its weight. A row that must not be seen
 * in some country is left out where nobody knows the reader's, because a page that everybody shares cannot.
 * @param day ISO day ("2026-11-21") in the edition's time zone
 * @param country ISO 3166 alpha-2 of the one reader who asks, where a proxy has told it
 */
export async function advAt(
	db: Db,
	edition: string,
	position: AdvPosition,
	day: string,
	country?: string,
): Promise<Adv | undefined> {
	const all = await remember(db, `adv:${edition}:${position}:${day}`, [tag.advs], 60, () =>
		prepared<RunningAdv>(
			db,
			'adv_at',
			`select id, position, advertiser, headline, text, action, link, greatest(weight, 1) as weight, suppressed_countries from adv
			where position = $1 and edition = $2 and is_active
			and (starts_on is null or starts_on <= $3::date) and (ends_on is null or ends_on >= $3::date) and link ~* '^https?://' order by id limit 100`,
			[position, edition, day],
		),
	);
	const running = all.filter(
		({ suppressed_countries }) =>
			suppressed_countries.length === 0 || (country !== undefined && !suppressed_countries.includes(country)),
	);
	const turns = running.reduce((sum, adv) => sum + adv.weight, 0);
	if (turns === 0) return undefined;
	let turn = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % turns;
	for (const { suppressed_countries: _countries, ...adv } of running) {
		turn -= adv.weight;
		if (turn < 0) return adv;
	}
	return undefined;
}

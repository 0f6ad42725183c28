import { and, eq, inArray } from 'drizzle-orm';
import { page } from '../../data/tables/page';
import { setting } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import type { GivenBrand } from '../../shared/site/brand';
import {
	type Blocker,
	brandBlockers,
	OPENING_SETTING,
	type Opening,
	type Outward,
	outwardBlockers,
	pageBlockers,
	savedOpening,
} from '../../shared/site/opening-blockers';
import { type SavedSiteConfig, SITE_CONFIG_SETTING } from '../../shared/site/site-config';
import { standardPages } from '../../shared/site/standard-pages';

/** Whether a site is to be open to search engines, and what keeps it from that. */
export interface OpeningState extends Opening {
	blockers: Blocker[];
}

/**
 * Reads whether the newsroom has opened the site, and everything that keeps it from being open.
 * @param outward the settings of the environment that an open site depends on
 * @param given texts of the site that the environment sets
 * @param codes the editions that are on
 */
export async function openingOf(
	db: StaffDb,
	outward: Outward,
	given: GivenBrand,
	codes: readonly string[],
): Promise<OpeningState> {
	const [rows, pages] = await Promise.all([
		db
			.select({ name: setting.name, value: setting.value })
			.from(setting)
			.where(inArray(setting.name, ['demo_loaded_at', SITE_CONFIG_SETTING, OPENING_SETTING])),
		db
			.select({ edition: page.edition, name: page.name })
			.from(page)
			.where(and(inArray(page.name, [...standardPages]), eq(page.status, 'published'))),
	]);
	const kept = new Map(rows.map(({ name, value }) => [name, value]));
	const typed = (kept.get(SITE_CONFIG_SETTING) ?? {}) as SavedSiteConfig;
	return {
		...savedOpening(kept.get(OPENING_SETTING)),
		blockers: [
			...outwardBlockers(outward),
			...brandBlockers(given, typed, kept.has('demo_loaded_at')),
			...pageBlockers(codes, pages),
		],
	};
}

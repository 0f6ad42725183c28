import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { setting } from '../data/tables/site';
import { setTimeZone } from '../editions/editions';
import type { Database } from '../platform/db/db';
import { brandOf } from '../shared/site/brand';
import { type SavedSiteConfig, SITE_CONFIG_SETTING, savedSiteConfig } from '../shared/site/site-config';
import { followChanges, settingsOf } from './follow-changes';
import type { Settings } from './settings';

type Named = Pick<Settings, 'brand' | 'givenBrand'>;

/** Zone that readers are told times in, as it was read last. */
let zone = '';

/** What was typed in, as far as this version understands it. */
function typedIn(value: unknown): SavedSiteConfig {
	const known = savedSiteConfig.safeParse(value ?? {});
	return known.success ? known.data : {};
}

/**
 * Brings the site to what the environment and the database say together. The brand stays the same object, so that
 * whoever holds it says what counts now.
 * @returns whether anything of it is another
 */
export async function readSiteConfig(db: Pick<Database, 'staff'>, { brand, givenBrand }: Named): Promise<boolean> {
	const kept = await settingsOf(db, inArray(setting.name, ['demo_loaded_at', SITE_CONFIG_SETTING]));
	const typed = typedIn(kept.get(SITE_CONFIG_SETTING));
	const next = brandOf(givenBrand, typed, kept.has('demo_loaded_at'));
	const nextZone = typed.time_zone ?? '';
	if (nextZone === zone && isDeepStrictEqual(next, { ...brand })) return false;
	zone = nextZone;
	setTimeZone(zone);
	Object.assign(brand, next);
	return true;
}

/** Takes the site up whenever any node has changed it. @returns what settles once it stands as it was changed last */
export const followSiteConfig = (
	db: Database,
	settings: Named,
	log: (line: Record<string, unknown>) => void,
): (() => Promise<void>) => followChanges(db, () => readSiteConfig(db, settings), 'site_config_not_read', log);

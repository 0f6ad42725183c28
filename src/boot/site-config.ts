import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { setting } from '../data/tables/site';
import { setTimeZone } from '../editions/editions';
import type { Database } from '../platform/db/db';
import { brandOf } from '../shared/site/brand';
import { brandBlockers, OPENING_SETTING, outwardBlockers, savedOpening } from '../shared/site/opening-blockers';
import { type SavedSiteConfig, SITE_CONFIG_SETTING, savedSiteConfig } from '../shared/site/site-config';
import { followChanges, settingsOf } from './follow-changes';
import type { Settings } from './settings';

type Named = Pick<
	Settings,
	'brand' | 'givenBrand' | 'givenPublic' | 'is_public' | 'site_url' | 'isAddressGiven' | 'mailFrom' | 'isSenderGiven'
>;

/** Time zone in which readers are shown times, as it was last read. */
let zone = '';

/** The saved configuration; empty where this version does not understand it. */
function typedIn(value: unknown): SavedSiteConfig {
	const known = savedSiteConfig.safeParse(value ?? {});
	return known.success ? known.data : {};
}

/**
 * Applies what the environment and the database say together. Brand and settings stay the same objects, so that
 * everything that holds them sees the current values. A site that the newsroom has opened is open as long as nothing
 * but missing pages is in its way.
 * @returns true where anything has changed
 */
export async function readSiteConfig(db: Pick<Database, 'staff'>, settings: Named): Promise<boolean> {
	const { brand, givenBrand, givenPublic } = settings;
	const kept = await settingsOf(db, inArray(setting.name, ['demo_loaded_at', SITE_CONFIG_SETTING, OPENING_SETTING]));
	const typed = typedIn(kept.get(SITE_CONFIG_SETTING));
	const isDemonstration = kept.has('demo_loaded_at');
	const next = brandOf(givenBrand, typed, isDemonstration);
	const blockers = [...outwardBlockers(settings), ...brandBlockers(givenBrand, typed, isDemonstration)];
	const isOpened = savedOpening(kept.get(OPENING_SETTING)).is_open && blockers.length === 0;
	const isPublic = givenPublic ?? isOpened;
	const nextZone = typed.time_zone ?? '';
	if (nextZone === zone && isPublic === settings.is_public && isDeepStrictEqual(next, { ...brand })) return false;
	settings.is_public = isPublic;
	zone = nextZone;
	setTimeZone(zone);
	Object.assign(brand, next);
	return true;
}

/**
 * Applies the site configuration again when any node has changed it. @returns a function that waits for the last change
 */
export const followSiteConfig = (
	db: Database,
	settings: Named,
	log: (line: Record<string, unknown>) => void,
): (() => Promise<void>) => followChanges(db, () => readSiteConfig(db, settings), 'site_config_not_read', log);

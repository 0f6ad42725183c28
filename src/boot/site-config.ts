import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { setting } from '../data/tables/site';
import { setTimeZone } from '../editions/editions';
import type { Database } from '../platform/db/db';
import { brandOf } from '../shared/site/brand';
import { HOUSE_SETTING, type TypedHouse, typedHouse } from '../shared/site/site-config';
import { followChanges, settingsOf } from './follow-changes';
import type { Settings } from './settings';

type Named = Pick<Settings, 'brand' | 'givenBrand'>;

/** Zone that readers are told times in, as it was read last. */
let zone = '';

/** What was typed in, as far as this version understands it. */
function typedIn(value: unknown): TypedHouse {
	const known = typedHouse.safeParse(value ?? {});
	return known.success ? known.data : {};
}

/**
 * Brings the house to what the environment and the database say together. The brand stays the same object, so that
 * whoever holds it says what counts now.
 * @returns whether anything of it is another
 */
export async function readHouse(db: Pick<Database, 'staff'>, { brand, givenBrand }: Named): Promise<boolean> {
	const kept = await settingsOf(db, inArray(setting.name, ['demo_loaded_at', HOUSE_SETTING]));
	const typed = typedIn(kept.get(HOUSE_SETTING));
	const next = brandOf(givenBrand, typed, kept.has('demo_loaded_at'));
	const nextZone = typed.time_zone ?? '';
	if (nextZone === zone && isDeepStrictEqual(next, { ...brand })) return false;
	zone = nextZone;
	setTimeZone(zone);
	Object.assign(brand, next);
	return true;
}

/** Takes the house up whenever any node has changed it. @returns what settles once it stands as it was changed last */
export const followHouse = (
	db: Database,
	settings: Named,
	log: (line: Record<string, unknown>) => void,
): (() => Promise<void>) => followChanges(db, () => readHouse(db, settings), 'house_not_read', log);

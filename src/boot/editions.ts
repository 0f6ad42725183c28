import { eq, like, or } from 'drizzle-orm';
import { setting } from '../data/tables/site';
import { EDITIONS_SETTING, wordsSetting } from '../editions/edition-row';
import { setEditions } from '../editions/editions';
import { editionsOf, storedEditions } from '../editions/stored-editions';
import type { Database } from '../platform/db/db';
import { makeSearchConfigurations } from '../search/index/search-configurations';
import { followChanges, settingsOf } from './follow-changes';

/** The editions that were adopted last, in their stored form. */
let last = '[]';

/**
 * Brings the editions and their words to what the database says, once the search can stem them.
 * @param makesSearch false for a look that changes nothing
 * @returns whether anything of them is another
 */
export async function readEditions(db: Database, makesSearch = true): Promise<boolean> {
	const kept = await settingsOf(db, or(eq(setting.name, EDITIONS_SETTING), like(setting.name, wordsSetting('%'))));
	const now = JSON.stringify([...kept]);
	if (now === last) return false;
	const { on, off } = editionsOf(storedEditions(kept.get(EDITIONS_SETTING)), (code) => kept.get(wordsSetting(code)));
	if (makesSearch) await makeSearchConfigurations(db, [...on, ...off]);
	setEditions(on, off);
	last = now;
	return true;
}

/**
 * Takes the editions up whenever any node has changed them.
 * @param onOther makes anew what follows from them, at once: no reader comes between the editions and their addresses
 */
export const followEditions = (
	db: Database,
	onOther: () => void,
	log: (line: Record<string, unknown>) => void,
): (() => Promise<void>) =>
	followChanges(
		db,
		async () => {
			const isOther = await readEditions(db);
			if (isOther) onOther();
			return isOther;
		},
		'editions_not_read',
		log,
	);

import { everyEdition } from '../editions/editions';
import type { Database } from '../platform/db/db';
import { openMigrated, type SiteDatabaseOptions } from '../platform/db/open-migrated';
import { makeSearchConfigurations } from '../search/index/search-configurations';
import { readEditions } from './editions';

/**
 * Opens the database, brings it to the shape of this code, and to its editions.
 * @throws StartError when it does not answer, cannot be opened is newer than the code, or holds no site where none may be
 * made; nothing stays open then
 */
export async function openSiteDatabase(options: SiteDatabaseOptions): Promise<Database> {
	const db = await openMigrated(options);
	try {
		if (!(await readEditions(db))) await makeSearchConfigurations(db, everyEdition());
		return db;
	} catch (error) {
		await db.stop().catch(() => {});
		throw error;
	}
}

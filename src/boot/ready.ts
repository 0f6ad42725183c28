/** Checks that must pass before readers are sent here: database, migrations, disk (security rule 26). */
import { isWritable } from '../platform/db/disk/data-folder';
import type { Database } from '../platform/db/db';
import { isMigrated, isWhole } from '../platform/db/migrate';

/**
 * True when the database answers readers, has the migrations of this code, its tables and what readers may read of
 * them, and uploads, pictures and emails can be written down.
 * @throws what the database throws when it is away
 */
export async function isReady(db: Database, dataDir: string): Promise<boolean> {
	const answers = await Promise.all([db.isAlive(), isMigrated(db), isWhole(db), isWritable(dataDir)]);
	return answers.every(Boolean);
}

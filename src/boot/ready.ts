/** Checks that must pass before readers are sent here: database, migrations, disk (security rule 26). */
import type { Database } from '../platform/db/db';
import { isWritable } from '../platform/db/disk/data-folder';
import { takesPages } from '../platform/db/disk/takes-pages';
import { isMigrated, isWhole } from '../platform/db/migrate';

/**
 * True when the database answers readers, has the migrations of this code, its tables and what readers may read of
 * them, and there is room for pages of tables, uploads, pictures and emails.
 * @throws what the database throws when it is away
 */
export async function isReady(db: Database, dataDir: string): Promise<boolean> {
	const answers = await Promise.all([db.isAlive(), isMigrated(db), isWhole(db), isWritable(dataDir), takesPages(db)]);
	return answers.every(Boolean);
}

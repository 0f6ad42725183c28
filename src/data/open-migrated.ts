import { makeDataFolder } from './data-folder';
import { DatabaseOpeningError } from './database-opening-error';
import { type Database, openDatabase } from './db';
import { migrate } from './migrate';

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseOpeningError when it does not answer, cannot be opened or is newer than the code; nothing stays open then
 */
export async function openMigrated(options: Parameters<typeof openDatabase>[0]): Promise<Database> {
	if (options.database_url === undefined) await makeDataFolder(options.data_dir);
	const db = await openDatabase(options);
	try {
		await db
			.write(async () => {})
			.catch((cause: unknown) => {
				const sentence = options.database_url
					? 'The database at DATABASE_URL does not answer; check that it runs and that the address is right.'
					: `The embedded database in ${options.data_dir} does not answer.`;
				throw new DatabaseOpeningError(sentence, { cause });
			});
		await migrate(db);
		return db;
	} catch (error) {
		await db.stop().catch(() => {});
		throw error;
	}
}

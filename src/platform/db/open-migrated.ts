import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { StartError } from '../../shared/errors';
import { type Database, type DatabaseOptions, openDatabase } from './db';
import { makeDataFolder } from './disk/data-folder';
import { holdsDatabase } from './embedded/place';
import { isBegun, migrate } from './migrate';
import { READ_MARK, restoreOf } from './restore-mark';
import { isPassing, whyClosed } from './why-closed';

/** How often a server is asked that does not answer in time; each time the driver waits for four seconds. */
const TRIES = 4;
/** Milliseconds until it is asked again. */
const PAUSE = 500;

async function withRetries(ask: () => Promise<unknown>): Promise<void> {
	for (let n = 1; ; n += 1) {
		try {
			await ask();
			return;
		} catch (error) {
			if (n === TRIES || !isPassing(error)) throw error;
			await pause(PAUSE);
		}
	}
}

export interface SiteDatabaseOptions extends DatabaseOptions {
	/**
	 * True for what brings an installation into being on purpose: the server, and what fills an empty one. Anything else
	 * is refused where there is no site, before it has made a folder, a database or a table.
	 */
	mayMake?: boolean;
}

/** The error of a command that finds no site: most often it was given other settings than the server. */
const noSite = ({ databaseUrl, dataDir }: DatabaseOptions): StartError =>
	new StartError(
		databaseUrl === undefined
			? `There is no site in ${dataDir}; name its data folder with DATA_DIR, or its settings with SETTINGS_FILE.`
			: 'There is no site in the database at DATABASE_URL; start the site on it once, or correct the address.',
	);

/** @throws StartError where a restore into the database has not ended: some of its rows and files are missing */
async function refuseInterrupted(db: Database): Promise<void> {
	const [found] = await db.writeAlone<{ mark: string | null }>(sql.raw(READ_MARK));
	if (restoreOf(found?.mark) !== undefined)
		throw new StartError(
			'A backup is being restored into the database, or that was interrupted; run "npm run restore" again, or choose an empty place.',
		);
}

/**
 * Opens the database and brings its tables up to date. A server that is slow to answer is asked again.
 * @throws StartError when it does not answer, cannot be opened, is newer than the code or holds no site; nothing stays
 * open then
 */
export async function openMigrated({ mayMake = false, ...options }: SiteDatabaseOptions): Promise<Database> {
	if (options.databaseUrl === undefined) {
		if (!mayMake && !holdsDatabase(options.dataDir)) throw noSite(options);
		await makeDataFolder(options.dataDir);
	}
	const db = await openDatabase(options);
	try {
		await withRetries(() => db.write(async () => {})).catch((error: unknown) => {
			if (options.databaseUrl !== undefined) throw error;
			throw new StartError(`The embedded database in ${options.dataDir} does not answer.`, { cause: error });
		});
		if (!mayMake && !(await isBegun(db))) throw noSite(options);
		await refuseInterrupted(db);
		await migrate(db);
		await withRetries(() => db.read.execute(sql`select 1`));
		return db;
	} catch (error) {
		await db.stop().catch(() => {});
		throw whyClosed(error, options);
	}
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/platform/db/db';
import { createDatabase, testFolder, testTemplate } from '../databases';
import { type RunningServer, startServer } from '../e2e/server';
import { copyFolder, FILLED, openFolder } from '../template';

/** The database a site stands on: the one it brings and starts itself, or a server at DATABASE_URL. */
export type Engine = 'embedded' | 'postgresql';
export const engines: readonly Engine[] = ['embedded', 'postgresql'];

/** A data folder with the demonstration edition, and on a server a database. */
async function copyDemonstration(engine: Engine): Promise<{ database_url: string | undefined; data_dir: string }> {
	const data_dir = openFolder('data', testFolder());
	copyFolder(join(testTemplate(), 'media'), data_dir);
	if (engine === 'postgresql') return { database_url: (await createDatabase(FILLED)).url, data_dir };
	copyFolder(join(testTemplate(), 'postgres'), data_dir);
	return { database_url: undefined, data_dir };
}

/** Where a fault happens: the demonstration edition on one engine, and the built server on it. */
export interface Ground {
	engine: Engine;
	data_dir: string;
	/** Starts the built server on it; any number of times, on PostgreSQL also several at once. */
	start(env?: Record<string, string>): Promise<RunningServer>;
	/** Opens the database for the harness itself. */
	inspect<T>(look: (db: Database) => Promise<T>): Promise<T>;
	clear(): void;
}

/** Key of the signatures: the harness makes tokens and counts of limits itself. */
export const SECRET = 'the faults sign with a key that is known to all of them';

/** Settings under which a client may act as many: the harness is a trusted proxy. */
const SETTINGS = { SECRET_KEYS: SECRET, TRUSTED_PROXIES: '127.0.0.1', MAIL_CEILING: '1000000', WEEKLY_LETTER: 'off' };

export async function openGround(engine: Engine): Promise<Ground> {
	const { database_url, data_dir } = await copyDemonstration(engine);
	return {
		engine,
		data_dir,
		start: (env = {}) =>
			startServer({ ...SETTINGS, ...(database_url ? { DATABASE_URL: database_url } : {}), ...env }, data_dir),
		async inspect(look) {
			const db = await openDatabase({ database_url, data_dir, pool: 4, may_join: true });
			try {
				return await look(db);
			} finally {
				await db.stop();
			}
		},
		clear: () => rmSync(data_dir, { recursive: true, force: true }),
	};
}

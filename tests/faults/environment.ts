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
async function copyDemonstration(engine: Engine): Promise<{ databaseUrl: string | undefined; dataDir: string }> {
	const dataDir = openFolder('data', testFolder());
	copyFolder(join(testTemplate(), 'media'), dataDir);
	if (engine === 'postgresql') return { databaseUrl: (await createDatabase(FILLED)).url, dataDir };
	copyFolder(join(testTemplate(), 'postgres'), dataDir);
	return { databaseUrl: undefined, dataDir };
}

/** What a fault runs against: the demonstration edition on one engine, and the built server on it. */
export interface FaultEnvironment {
	engine: Engine;
	dataDir: string;
	/** Starts the built server on it; any number of times, on PostgreSQL also several at once. */
	start(env?: Record<string, string>): Promise<RunningServer>;
	/** Opens the database for the harness itself. */
	inspect<T>(read: (db: Database) => Promise<T>): Promise<T>;
	clear(): void;
}

/** Key of the signatures: the harness makes tokens and counts of limits itself. */
export const SECRET = 'the faults sign with a key that is known to all of them';

/** Settings under which a client may act as many: the harness is a trusted proxy. */
const SETTINGS = {
	SECRET_KEYS: SECRET,
	TRUSTED_PROXIES: '127.0.0.1',
	MAIL_CEILING: '1000000',
	WEEKLY_NEWSLETTER: 'off',
};

export async function openEnvironment(engine: Engine): Promise<FaultEnvironment> {
	const { databaseUrl, dataDir } = await copyDemonstration(engine);
	return {
		engine,
		dataDir,
		start: (env = {}) =>
			startServer({ ...SETTINGS, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env }, dataDir),
		async inspect(read) {
			const db = await openDatabase({ databaseUrl, dataDir, pool: 4, mayJoin: true });
			try {
				return await read(db);
			} finally {
				await db.stop();
			}
		},
		clear: () => rmSync(dataDir, { recursive: true, force: true }),
	};
}

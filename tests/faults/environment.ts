import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/platform/db/db';
import { createDatabase, testFolder, testTemplate } from '../databases';
import { type RunningServer, startServer } from '../e2e/server';
import { copyFolder, FILLED, openFolder } from '../template';

/** The database of a site: the embedded one that it starts itself, or a server at DATABASE_URL. */
export type Engine = 'embedded' | 'postgresql';
export const engines: readonly Engine[] = ['embedded', 'postgresql'];

/** Copies the demonstration edition to a new data folder, and on a server to a new database. */
async function copyDemonstration(engine: Engine): Promise<{ databaseUrl: string | undefined; dataDir: string }> {
	const dataDir = openFolder('data', testFolder());
	copyFolder(join(testTemplate(), 'media'), dataDir);
	if (engine === 'postgresql') return { databaseUrl: (await createDatabase(FILLED)).url, dataDir };
	copyFolder(join(testTemplate(), 'postgres'), dataDir);
	return { databaseUrl: undefined, dataDir };
}

/** The system under a fault: the demonstration edition on one engine, and the built server. */
export interface FaultEnvironment {
	engine: Engine;
	dataDir: string;
	/** Settings by which a server or a command finds the database and the files. */
	place: Record<string, string>;
	/** Starts the built server on it; any number of times, on PostgreSQL also several in parallel. */
	start(env?: Record<string, string>): Promise<RunningServer>;
	/** Opens the database for the test itself. */
	inspect<T>(read: (db: Database) => Promise<T>): Promise<T>;
	clear(): void;
}

/** Settings by which a server or a command finds a data folder and its database. */
export const placeOf = (dataDir: string, databaseUrl: string | undefined): Record<string, string> => ({
	DATA_DIR: dataDir,
	...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Opens the database of a place for the test itself. */
export async function inspectPlace<T>(
	{ DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl }: Record<string, string>,
	read: (db: Database) => Promise<T>,
): Promise<T> {
	const db = await openDatabase({ databaseUrl, dataDir, pool: 4, mayJoin: true });
	try {
		return await read(db);
	} finally {
		await db.stop();
	}
}

/** Signing key: the tests make tokens and keys of rate limits themselves. */
export const SECRET = 'the faults sign with a key that is known to all of them';

/** Settings under which one client can act as many, because the test is a trusted proxy. */
const SETTINGS = {
	SECRET_KEYS: SECRET,
	TRUSTED_PROXIES: '127.0.0.1',
	MAIL_CEILING: '1000000',
	WEEKLY_NEWSLETTER: 'off',
};

/** Makes an environment with a copy of the demonstration. The caller has to call `clear`. */
export async function openEnvironment(engine: Engine): Promise<FaultEnvironment> {
	const { databaseUrl, dataDir } = await copyDemonstration(engine);
	const place = placeOf(dataDir, databaseUrl);
	return {
		engine,
		dataDir,
		place,
		start: (env = {}) => startServer({ ...SETTINGS, ...place, ...env }, dataDir),
		inspect: (read) => inspectPlace(place, read),
		clear: () => rmSync(dataDir, { recursive: true, force: true }),
	};
}

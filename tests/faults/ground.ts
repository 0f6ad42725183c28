import { rmSync } from 'node:fs';
import { type Database, openDatabase } from '../../src/data/db';
import { type RunningServer, startServer } from '../e2e/server';
import { copyTemplate, type Engine } from '../site';

/** Where a fault happens: the demonstration edition on one engine, and the built server on it. */
export interface Ground {
	engine: Engine;
	data_dir: string;
	/** Starts the built server on it; any number of times, on PostgreSQL also several at once. */
	start(env?: Record<string, string>): Promise<RunningServer>;
	/** Opens the database for the rig itself; the embedded one only while no server runs. */
	inspect<T>(look: (db: Database) => Promise<T>): Promise<T>;
	clear(): void;
}

/** Key of the signatures: the rig makes tokens and counts of limits itself. */
export const SECRET = 'the faults sign with a key that is known to all of them';

/** Settings under which a client may act as many: the rig is a trusted proxy. */
const SETTINGS = { SECRET_KEYS: SECRET, TRUSTED_PROXIES: '127.0.0.1', MAIL_CEILING: '1000000', WEEKLY_LETTER: 'off' };

export async function openGround(engine: Engine): Promise<Ground> {
	const { database_url, data_dir } = await copyTemplate(engine);
	return {
		engine,
		data_dir,
		start: (env = {}) => startServer({ ...SETTINGS, ...(database_url ? { DATABASE_URL: database_url } : {}), ...env }, data_dir),
		async inspect(look) {
			const db = await openDatabase({ database_url, data_dir, pool: 4 });
			try {
				return await look(db);
			} finally {
				await db.stop();
			}
		},
		clear: () => rmSync(data_dir, { recursive: true, force: true }),
	};
}

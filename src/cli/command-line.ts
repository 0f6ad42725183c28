import { openSiteDatabase } from '../boot/open-database';
import { readSettings, type Settings } from '../boot/settings';
import type { Database } from '../platform/db/db';
import { StartError } from '../shared/errors';

/** Tells the operator one line, beside what a command prints. */
export const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * What an operator's command does on the site's database.
 * @returns exit code: 0, or 1 after one sentence about what is wrong
 */
export async function workOnDatabase(
	work: (db: Database, now: number, settings: Settings) => Promise<void>,
): Promise<number> {
	try {
		const settings = readSettings(process.env);
		const { databaseUrl, dataDir } = settings;
		const db = await openSiteDatabase({ databaseUrl, dataDir, pool: 2, mayJoin: true });
		try {
			await work(db, Math.floor(Date.now() / 1000), settings);
		} finally {
			await db.stop();
		}
		return 0;
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		say(error.message);
		return 1;
	}
}

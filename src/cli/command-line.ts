import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { FileErrors } from '../backup/packed-site';
import { openSiteDatabase } from '../boot/open-database';
import { readSettings, type Settings } from '../boot/settings';
import type { Database } from '../platform/db/db';
import { setOwnOrigin } from '../shared/address/own-origin';
import { StartError, Unavailable } from '../shared/errors';

/** Commands as they are typed here: a package has a program of its own and no npm, and names it when it is started. */
const asTyped = (line: string): string =>
	process.env.BRUME_PROGRAM ? line.replace(/npm run (\w+)(?: --)?/g, `${process.env.BRUME_PROGRAM} $1`) : line;

/** Tells the operator one line, beside what a command prints. */
export const say = (line: string) => process.stderr.write(`${asTyped(line)}\n`);

/** Arguments as a command's options read them; undefined after a word about what is wrong, and how it is used. */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
	args: string[],
	options: O,
	usage: string,
) {
	try {
		return parseArgs({ args, options, allowPositionals: true });
	} catch (error) {
		say(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
		return undefined;
	}
}

/**
 * What a command does by the settings of the site.
 * @returns the work's exit code, or 1 after one sentence about what is wrong
 */
export async function withSettings(work: (settings: Settings) => Promise<number>): Promise<number> {
	try {
		return await work(readSettings(process.env));
	} catch (error) {
		if (!(error instanceof StartError || error instanceof Unavailable)) throw error;
		say(error.message);
		return 1;
	}
}

/**
 * What an operator's command does on the site's database.
 * @returns exit code: 0, or 1 after one sentence about what is wrong
 */
export function workOnDatabase(
	work: (db: Database, now: number, settings: Settings) => Promise<void>,
): Promise<number> {
	return withSettings(async (settings) => {
		const { databaseUrl, dataDir } = settings;
		setOwnOrigin(settings.site_url);
		const hasCdn = settings.cdn !== undefined;
		const db = await openSiteDatabase({ databaseUrl, dataDir, pool: 2, mayJoin: true, hasCdn });
		try {
			await work(db, Math.floor(Date.now() / 1000), settings);
		} finally {
			await db.stop();
		}
		return 0;
	});
}

/** Tells of files that could not be taken as they were stored. @returns whether there are any */
export function reportFileErrors({ missing, damaged }: FileErrors): boolean {
	for (const name of missing) say(`The file ${name} was not in the storage.`);
	for (const name of damaged) say(`The file ${name} is not as it was stored.`);
	return missing.length + damaged.length > 0;
}

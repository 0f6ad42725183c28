import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { FileErrors } from '../backup/packed-site';
import { openSiteDatabase } from '../boot/open-database';
import type { Settings } from '../boot/settings';
import { readSiteSettings } from '../boot/settings/settings-file';
import type { Database } from '../platform/db/db';
import { diskFull, saysFull } from '../platform/db/disk/free-room';
import { whyBrokenOff } from '../platform/db/why-closed';
import { setOwnOrigin } from '../shared/address/own-origin';
import { StartError, Unavailable } from '../shared/errors';

/**
 * Names commands as they are typed here: a package has no npm but a program of its own, which passes its name in
 * `BRUME_PROGRAM`.
 */
const asTyped = (line: string): string =>
	process.env.BRUME_PROGRAM ? line.replace(/npm run (\w+)(?: --)?/g, `${process.env.BRUME_PROGRAM} $1`) : line;

/** Prints one line for the operator to standard error, apart from the output of a command. */
export const say = (line: string) => process.stderr.write(`${asTyped(line)}\n`);

/** Parses the arguments of a command; undefined after a message with the error and the usage. */
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

/** The settings of the site. @throws StartError with one sentence where one is wrong */
export const siteSettings = (): Settings => readSiteSettings(process.env);

/**
 * Runs a command with the settings of the site.
 * @returns exit code of the work, or 1 after one sentence about the error
 */
export async function withSettings(work: (settings: Settings) => Promise<number>): Promise<number> {
	try {
		return await work(siteSettings());
	} catch (caught) {
		const error = caught instanceof StartError ? caught : saysFull(caught) ? diskFull(caught) : whyBrokenOff(caught);
		if (!(error instanceof StartError || error instanceof Unavailable)) throw error;
		say(error.message);
		return 1;
	}
}

/** Names the address that a command assumes for its links where SITE_URL is not set. */
export function sayAssumedAddress({ isAddressGiven, site_url }: Settings): void {
	if (isAddressGiven) return;
	say(`SITE_URL is not set, in the environment or in a settings file: the site is taken to be at ${site_url}.`);
}

/**
 * Runs an operator's command on the site's database.
 * @returns exit code: 0, or 1 after one sentence about the error
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

/** Reports files that are missing in the storage or damaged. @returns true where there are any */
export function reportFileErrors({ missing, damaged }: FileErrors): boolean {
	for (const name of missing) say(`The file ${name} was not in the storage.`);
	for (const name of damaged) say(`The file ${name} is not as it was stored.`);
	return missing.length + damaged.length > 0;
}

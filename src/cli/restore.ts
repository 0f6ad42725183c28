import { parseArgs } from 'node:util';
import { storagePlace } from '../backup/file-place';
import { findBackup } from '../backup/open-store';
import { restoreBackup } from '../backup/restore-backup';
import type { Settings } from '../boot/settings';
import { openDatabase } from '../platform/db/db';
import { makeDataFolder } from '../platform/db/disk/data-folder';
import { whyClosed } from '../platform/db/why-closed';
import { openStorage } from '../platform/storage/open-storage';
import { StartError } from '../shared/errors';
import { keyOf, storeOf } from './backup';
import { reportFileErrors, say, withSettings } from './command-line';
import { progressBar } from './progress-bar';

const USAGE = `Usage: npm run restore -- NAME [options]

  Restores a backup into an empty database and an empty place for files, those that DATABASE_URL, DATA_DIR and
  S3_BUCKET name, and compares every row and file with what was put into it. NAME is the name of a backup, or the
  path of its file; "newest" takes the newest there is. BACKUP_KEY decrypts it. One that was interrupted is run again.

  Prints a line for each table and file that was compared: "table" or "file", its name, the number of its rows or
  bytes, and SHA-256, between tabs.

  --send-waiting   the site was stopped before the backup was made: e-mails of an issue that waited then are sent;
                   else they are set aside, for they may have left since`;

interface Asked {
	named: string;
	sendsWaiting: boolean;
}

/** Reads the arguments; undefined where they are wrong. */
function readArguments(args: string[]): Asked | undefined {
	try {
		const { positionals, values } = parseArgs({
			args,
			options: { 'send-waiting': { type: 'boolean', default: false } },
			allowPositionals: true,
		});
		const [named, ...more] = positionals;
		if (named === undefined || more.length > 0) return undefined;
		return { named, sendsWaiting: values['send-waiting'] };
	} catch {
		return undefined;
	}
}

async function run(asked: Asked, settings: Settings): Promise<number> {
	const secret = keyOf(settings);
	const found = await findBackup(storeOf(settings), asked.named === 'newest' ? undefined : asked.named);
	const { databaseUrl, dataDir } = settings;
	await makeDataFolder(dataDir);
	const bar = progressBar('Read');
	const interrupted = new AbortController();
	const interrupt = () => interrupted.abort();
	process.once('SIGINT', interrupt);
	const db = await openDatabase({ databaseUrl, dataDir, pool: 4 });
	try {
		const restored = await restoreBackup({
			...found,
			db,
			files: storagePlace(openStorage(settings), settings),
			secret,
			signal: interrupted.signal,
			progress: bar.show,
			sendsWaiting: asked.sendsWaiting,
		});
		bar.stop();
		const { tables, rows, files, madeAt, setAside, compared } = restored;
		for (const [name, sum] of Object.entries(compared.tables))
			process.stdout.write(`table\t${name}\t${sum.rows}\t${sum.sha256}\n`);
		for (const [name, file] of Object.entries(compared.files))
			process.stdout.write(`file\t${name}\t${file.bytes}\t${file.sha256}\n`);
		say(
			`Restored as it was at ${new Date(madeAt * 1000).toISOString()}: ${tables} tables with ${rows} rows and ${files} files, each compared.`,
		);
		if (setAside > 0) say(`${setAside} e-mails of an issue that waited then are set aside: they may have left since.`);
		return reportFileErrors(restored) ? 1 : 0;
	} catch (error) {
		throw interrupted.signal.aborted ? new StartError('Ended; nothing was kept.') : whyClosed(error, { databaseUrl });
	} finally {
		bar.stop();
		process.off('SIGINT', interrupt);
		await db.stop();
	}
}

/**
 * `npm run restore`.
 * @returns exit code: 0; 1 after one sentence about what is wrong; 2 where it was called wrongly
 */
export async function main(args: string[]): Promise<number> {
	const asked = readArguments(args);
	if (!asked) {
		say(USAGE);
		return 2;
	}
	return withSettings((settings) => run(asked, settings));
}

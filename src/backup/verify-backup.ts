import type { Stats } from 'node:fs';
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../platform/db/db';
import { removeSocketFolder } from '../platform/db/embedded/place';
import { isAlive } from '../platform/storage/drafts';
import { StartError, Unavailable } from '../shared/errors';
import type { BackupStore } from './backup-store';
import { noPlace } from './file-place';
import { type Restored, restoreBackup } from './restore-backup';

export interface VerifyOptions {
	store: BackupStore;
	name: string;
	secret: string;
	signal: AbortSignal;
	/** Reports the bytes of the backup that were read. */
	progress(reached: { done: number; total: number }): void;
	/** Starts a database in a folder; the default is the embedded one. */
	open?(dataDir: string): Promise<Database>;
}

const openEmbedded = (dataDir: string): Promise<Database> =>
	openDatabase({ databaseUrl: undefined, dataDir, pool: 4, isTemporary: true });

/** The result of a trial restore. */
export interface Verified extends Omit<Restored, 'setAside' | 'compared'> {
	seconds: number;
}

/** Turns a failed start of the database into Unavailable, because it says nothing about the backup. */
const notTried = (error: unknown): unknown =>
	error instanceof StartError
		? new Unavailable(`No database could be started for the trial: ${error.message}`, false, { cause: error })
		: error;

const FOLDER = 'brume-verify-';

/**
 * True for a folder that an earlier process of this user made. Everybody may write to the temporary folder: what others
 * put there under such a name may lead anywhere.
 */
const isOwn = (found: Stats): boolean => found.isDirectory() && (process.getuid?.() ?? found.uid) === found.uid;

/** Removes the folders of trials whose process was killed: they hold rows of the site. */
async function sweepTrials(): Promise<void> {
	const begun = Date.now() - process.uptime() * 1000;
	for (const name of await readdir(tmpdir()).catch(() => [])) {
		const pid = name.startsWith(FOLDER) ? Number(name.slice(FOLDER.length).split('-')[0]) : 0;
		if (!(pid > 0)) continue;
		const path = join(tmpdir(), name);
		const found = await lstat(path).catch(() => undefined);
		if (!found || !isOwn(found)) continue;
		// In a container every start of the process has the same number.
		if (pid === process.pid ? found.mtimeMs >= begun : isAlive(pid)) continue;
		removeSocketFolder(join(path, 'postgres'));
		// What its own database is still writing to stays for the next trial.
		await rm(path, { recursive: true, force: true }).catch(() => {});
	}
}

/**
 * Restores a backup into a temporary database, whichever database the site uses, compares every row and file with the
 * sums in the backup, and removes it again. Needs room for the rows in the system's temporary folder.
 * @throws StartError with one sentence where the backup does not restore; Unavailable where it could not be tried
 */
export async function verifyBackup({ open = openEmbedded, ...options }: VerifyOptions): Promise<Verified> {
	const begun = performance.now();
	await sweepTrials();
	const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
	try {
		// The system user that runs the database needs access.
		await chmod(folder, 0o711);
		const db = await open(folder).catch((error: unknown) => {
			throw notTried(error);
		});
		try {
			const restored = await restoreBackup({ ...options, db, files: noPlace(), sendsWaiting: true });
			const { setAside: _, compared: __, ...found } = restored;
			return { ...found, seconds: Math.round((performance.now() - begun) / 100) / 10 };
		} finally {
			await db.stop();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../shared/errors';
import { makeFolder } from './make-folder';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Codes of a full disk: the site serves on one, and says at /readyz that it takes nothing. */
const FULL = ['ENOSPC', 'EDQUOT'];

/**
 * Writes a byte into the folder and takes it away: the right to do so is there, and the room.
 * @throws what the disk answers
 */
async function tryToWrite(folder: string): Promise<void> {
	// Several nodes may share the folder.
	const path = join(folder, `ready-${process.pid}`);
	try {
		await writeFile(path, '.');
	} finally {
		await rm(path, { force: true }).catch(() => {});
	}
}

/** True when a byte can be written to the folder. */
export const isWritable = (folder: string): Promise<boolean> =>
	tryToWrite(folder).then(
		() => true,
		() => false,
	);

/**
 * Makes the data folder where it is missing.
 * @throws StartError when nothing can be written there, be it not for want of room
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
	try {
		// Root's database is run by another user, who must pass through; what lies beside it is closed by its own mode.
		makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
		await tryToWrite(dataDir);
	} catch (error) {
		if (FULL.includes(codeOf(error))) return;
		throw new StartError(`The data folder ${dataDir} cannot be written to; choose another with DATA_DIR.`, {
			cause: error,
		});
	}
}

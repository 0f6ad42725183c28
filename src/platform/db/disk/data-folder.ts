import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../shared/errors';
import { saysFull } from './free-room';
import { makeFolder } from './make-folder';

/** Bytes that are written for a trial: a few pages, where a single byte may fit into what is left of one. */
const TRIAL = Buffer.alloc(64 * 1024, '.');

/**
 * Writes a small file into the folder and removes it, which proves that the right and the space to write are there.
 * @throws the error of the file system
 */
async function tryToWrite(folder: string): Promise<void> {
	// Several nodes may share the folder.
	const path = join(folder, `ready-${process.pid}`);
	try {
		await writeFile(path, TRIAL);
	} finally {
		await rm(path, { force: true }).catch(() => {});
	}
}

/** True when a small file can be written to the folder. */
export const isWritable = (folder: string): Promise<boolean> =>
	tryToWrite(folder).then(
		() => true,
		() => false,
	);

/**
 * Makes the data folder where it is missing.
 * @throws StartError where nothing can be written there, except for lack of space
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
	try {
		// Another user runs root's database and must pass through; the other files in it are closed by their own modes.
		makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
		await tryToWrite(dataDir);
	} catch (error) {
		// The site still serves on a full disk, and reports at /readyz that it cannot write.
		if (saysFull(error)) return;
		throw new StartError(`The data folder ${dataDir} cannot be written to; choose another with DATA_DIR.`, {
			cause: error,
		});
	}
}

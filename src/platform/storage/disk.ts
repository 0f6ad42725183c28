import { constants } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { draftPath, sweepDrafts } from './drafts';
import { assertStorageName, type FileStorage, isStorageName, namedFull } from './storage';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Storage in a folder of this machine, spread over 256 sub-folders by the first two letters of the name. A file is
 * written as a draft, flushed and renamed, so that a crash leaves either all of it or nothing.
 * @param folder made where it is missing; only the owner can read its files
 */
export function diskStorage(folder: string): FileStorage {
	const drafts = join(folder, '.drafts');
	const folderOf = (name: string) => join(folder, name.slice(0, 2));

	/** Writes a draft and moves it to its name. @param write writes the bytes to a path where no file exists */
	async function place(name: string, write: (path: string) => Promise<void>): Promise<void> {
		assertStorageName(name);
		const draft = await draftPath(drafts, name).catch((error: unknown) => {
			throw namedFull(error);
		});
		try {
			await write(draft);
			const file = await open(draft, 'r+');
			try {
				await file.sync();
			} finally {
				await file.close();
			}
			await mkdir(folderOf(name), { recursive: true, mode: 0o700 });
			await rename(draft, join(folderOf(name), name));
		} catch (error) {
			await rm(draft, { force: true });
			throw namedFull(error);
		}
	}

	return {
		put: (name, bytes) =>
			place(name, async (path) => {
				const file = await open(path, 'wx', 0o600);
				try {
					await file.writeFile(bytes);
				} finally {
					await file.close();
				}
			}),
		putFile: (name, from) =>
			place(name, async (path) => {
				await copyFile(from, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
			}),
		async get(name) {
			// A name in another format cannot have been stored, so it is not found.
			if (!isStorageName(name)) return undefined;
			try {
				return await readFile(join(folderOf(name), name));
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		async open(name, from, to) {
			if (!isStorageName(name)) return undefined;
			try {
				const file = await open(join(folderOf(name), name));
				const range = { ...(from === undefined ? {} : { start: from }), ...(to === undefined ? {} : { end: to }) };
				return Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		async delete(name) {
			assertStorageName(name);
			await rm(join(folderOf(name), name), { force: true });
		},
		sweep: () => sweepDrafts(drafts),
	};
}

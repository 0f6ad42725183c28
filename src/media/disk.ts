import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertStorageName, isStorageName, type Storage } from './storage';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Storage in a folder of this machine, spread over 256 sub-folders by the first two letters of the name.
 * A file is written beside its place, flushed and renamed, so that a crash leaves either all of it or nothing.
 * @param folder made when it is missing; files are readable by the owner alone.
 */
export function diskStorage(folder: string): Storage {
	const shelf = (name: string) => join(folder, name.slice(0, 2));
	return {
		async put(name, bytes) {
			assertStorageName(name);
			await mkdir(shelf(name), { recursive: true, mode: 0o700 });
			const draft = join(shelf(name), `.${name}.${randomBytes(4).toString('hex')}`);
			try {
				const file = await open(draft, 'wx', 0o600);
				try {
					await file.writeFile(bytes);
					await file.sync();
				} finally {
					await file.close();
				}
				await rename(draft, join(shelf(name), name));
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		async get(name) {
			// A foreign name cannot have been stored; asking for it is an ordinary miss.
			if (!isStorageName(name)) return undefined;
			try {
				return await readFile(join(shelf(name), name));
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		async delete(name) {
			assertStorageName(name);
			await rm(join(shelf(name), name), { force: true });
		},
	};
}

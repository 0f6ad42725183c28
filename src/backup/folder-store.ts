import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { draftPath, sweepDrafts } from '../platform/storage/drafts';
import { StartError } from '../shared/errors';
import type { BackupStore } from './backup-store';
import { isBackupName } from './name';

/** Returns an error with a sentence for the known reasons why a folder cannot be written; any other error as it is. */
function unwritable(folder: string, error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? error.code : '';
	if (code === 'ENOSPC' || code === 'EDQUOT')
		return new StartError(`There is no space left for a backup in ${folder}.`);
	if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EPERM')
		return new StartError(`Backups cannot be written to ${folder}; choose another folder with BACKUP_DIR.`);
	return error;
}

/** A folder of this machine, best on another disk than the site. */
export function folderStore(folder: string): BackupStore {
	return {
		place: folder,
		list: async () => (await readdir(folder).catch(() => [])).filter(isBackupName).sort(),
		async write(name, chunks) {
			try {
				await mkdir(folder, { recursive: true, mode: 0o700 });
				await sweepDrafts(folder);
				const draft = await draftPath(folder, name);
				try {
					await pipeline(chunks, createWriteStream(draft, { mode: 0o600 }));
					const file = await open(draft, 'r+');
					try {
						await file.sync();
					} finally {
						await file.close();
					}
					await rename(draft, join(folder, name));
				} catch (error) {
					await rm(draft, { force: true });
					throw error;
				}
			} catch (error) {
				throw unwritable(folder, error);
			}
			return (await stat(join(folder, name))).size;
		},
		async open(name) {
			const path = join(folder, name);
			const found = await stat(path).catch(() => undefined);
			if (!found?.isFile()) throw new StartError(`There is no backup ${path}.`);
			return { bytes: found.size, chunks: createReadStream(path, { highWaterMark: 1024 * 1024 }) };
		},
		remove: (name) => rm(join(folder, name), { force: true }),
	};
}

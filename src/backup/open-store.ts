import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { S3Options } from '../platform/storage/s3-client';
import { StartError } from '../shared/errors';
import type { BackupStore } from './backup-store';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';

/** Settings of the place for backups: a folder or a bucket. */
export interface BackupStoreSettings {
	/** A folder; where there is a bucket, of what is still to be sent there. */
	folder: string;
	bucket: S3Options | undefined;
}

/** Folder, in that of backups, of those that are still to be sent. */
const UNSENT = 'unsent';

/** Opens the place that the settings name. */
export const openBackupStore = ({ folder, bucket }: BackupStoreSettings): BackupStore =>
	bucket ? bucketStore(bucket, join(folder, UNSENT)) : folderStore(folder);

/**
 * Finds a backup by the path of a file, or by its name in the place for backups; the newest one where no name is given.
 * @throws StartError where there is none
 */
export async function findBackup(
	store: BackupStore,
	named: string | undefined,
): Promise<{ store: BackupStore; name: string }> {
	if (named === undefined) {
		const name = (await store.list()).at(-1);
		if (name === undefined) throw new StartError(`There is no backup in ${store.place}.`);
		return { store, name };
	}
	if (basename(named) !== named) return { store: folderStore(dirname(named)), name: basename(named) };
	if (!(await store.list()).includes(named) && (await stat(named).catch(() => undefined)))
		return { store: folderStore('.'), name: named };
	return { store, name: named };
}

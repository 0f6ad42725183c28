import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { S3Options } from '../platform/storage/s3-client';
import { StartError } from '../shared/errors';
import { bucketShelf } from './bucket-shelf';
import { folderShelf } from './folder-shelf';
import type { Shelf } from './shelf';

/** Settings of the place for backups: a folder or a bucket. */
export interface ShelfSettings {
	/** A folder; where there is a bucket, of what is still to be sent there. */
	folder: string;
	bucket: S3Options | undefined;
}

/** Folder, in that of backups, of those that are still to be sent. */
const UNSENT = 'unsent';

/** Opens the place that the settings name. */
export const openShelf = ({ folder, bucket }: ShelfSettings): Shelf =>
	bucket ? bucketShelf(bucket, join(folder, UNSENT)) : folderShelf(folder);

/**
 * Finds a backup by the path of a file, or by its name in the place for backups; the newest one where no name is given.
 * @throws StartError where there is none
 */
export async function findBackup(shelf: Shelf, named: string | undefined): Promise<{ shelf: Shelf; name: string }> {
	if (named === undefined) {
		const name = (await shelf.list()).at(-1);
		if (name === undefined) throw new StartError(`There is no backup in ${shelf.place}.`);
		return { shelf, name };
	}
	if (basename(named) !== named) return { shelf: folderShelf(dirname(named)), name: basename(named) };
	if (!(await shelf.list()).includes(named) && (await stat(named).catch(() => undefined)))
		return { shelf: folderShelf('.'), name: named };
	return { shelf, name: named };
}

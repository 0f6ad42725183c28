import { join } from 'node:path';
import { Unavailable } from '../../shared/errors';
import { diskStorage } from './disk';
import { s3Storage } from './s3';
import type { S3Options } from './s3-client';
import type { FileStorage } from './storage';

export interface StorageSettings {
	dataDir: string;
	s3: S3Options | undefined;
}

/** The storage the settings name: a bucket, else the folder `media` of the data folder. */
export const openStorage = ({ dataDir, s3 }: StorageSettings): FileStorage =>
	s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'media'));

/**
 * Finds wrong settings at start. A storage that is only away for the moment is no reason not to serve what needs no
 * pictures.
 * @throws Unavailable when the storage refuses us
 */
export async function checkStorage(
	{ s3 }: StorageSettings,
	log: (line: Record<string, unknown>) => void,
): Promise<void> {
	try {
		if (s3) await s3Storage(s3).check();
	} catch (error) {
		if (!(error instanceof Unavailable) || error.isLasting) throw error;
		log({ event: 'storage_away', reason: error.message });
	}
}

import { join } from 'node:path';
import { z } from 'zod';
import type { Keep } from '../../backup/what-to-keep';
import type { S3Options } from '../../platform/storage/s3-client';
import type { BackupPlan } from '../../queries/site/backups';
import { StartError } from '../../shared/errors';
import { wholeNumber } from './whole-number';

const count = (value: number) => wholeNumber({ min: 0, max: 1000 }).default(value);

/** Settings of backups, as the environment has them. */
export const backupShape = {
	/** Passphrase that encrypts backups; without it no backup can be made. */
	BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
	/** Time of the daily backup, UTC; `elsewhere` where another tool makes backups. */
	BACKUP_AT: z
		.string()
		.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|elsewhere)$/, 'must be a time such as 03:30, or elsewhere')
		.optional(),
	/** Folder they are put into, or wait in until they are sent; without it `backups` in the data folder. */
	BACKUP_DIR: z.string().trim().min(1).optional(),
	BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
	BACKUP_S3_BUCKET: z.string().optional(),
	BACKUP_S3_REGION: z.string().trim().min(1).default('auto'),
	BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
	BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
	/** Number of days, weeks and months with a backup of which the newest one is kept. */
	BACKUP_KEEP_DAYS: count(7),
	BACKUP_KEEP_WEEKS: count(5),
	BACKUP_KEEP_MONTHS: count(12),
};

const shape = z.object(backupShape);

export interface BackupSettings {
	/** Undefined where no backup can be made. */
	key: string | undefined;
	/** Minutes after midnight, UTC; undefined where no backup is scheduled. */
	at: number | undefined;
	plan: BackupPlan;
	folder: string;
	bucket: S3Options | undefined;
	keep: Keep;
}

/** @throws StartError where the settings contradict each other */
export function backupSettings(s: z.output<typeof shape>, dataDir: string): BackupSettings {
	const s3 = [s.BACKUP_S3_ENDPOINT, s.BACKUP_S3_BUCKET, s.BACKUP_S3_ACCESS_KEY_ID, s.BACKUP_S3_SECRET_ACCESS_KEY];
	const [endpoint, bucket, accessKeyId, secretAccessKey] = s3;
	if (s3.some(Boolean) && !s3.every(Boolean))
		throw new StartError(
			'The settings BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set together.',
		);
	const [hours, minutes] = (s.BACKUP_AT ?? '').split(':').map(Number);
	const isElsewhere = s.BACKUP_AT === 'elsewhere';
	if (s.BACKUP_AT && !isElsewhere && !s.BACKUP_KEY)
		throw new StartError('The setting BACKUP_AT needs BACKUP_KEY, which encrypts the backups.');
	return {
		key: s.BACKUP_KEY,
		at: minutes === undefined ? undefined : (hours ?? 0) * 60 + minutes,
		plan: isElsewhere ? 'elsewhere' : s.BACKUP_AT === undefined ? 'none' : 'daily',
		folder: s.BACKUP_DIR ?? join(dataDir, 'backups'),
		bucket:
			endpoint && bucket && accessKeyId && secretAccessKey
				? { endpoint, bucket, region: s.BACKUP_S3_REGION, accessKeyId, secretAccessKey }
				: undefined,
		keep: { days: s.BACKUP_KEEP_DAYS, weeks: s.BACKUP_KEEP_WEEKS, months: s.BACKUP_KEEP_MONTHS },
	};
}

import type { BackupStore } from '../backup/backup-store';
import { type MadeBackup, makeBackup } from '../backup/make-backup';
import { type SentBackup, sendBackups as send } from '../backup/send-backups';
import { verifyBackup as tryBackup, type Verified } from '../backup/verify-backup';
import { type Keep, outdated } from '../backup/what-to-keep';
import type { Database } from '../platform/db/db';
import type { FileStorage } from '../platform/storage/storage';
import { backupHistory } from '../queries/site/backups';
import { StartError } from '../shared/errors';
import { reasonOf } from '../shared/loggable';
import { job } from './job';

/** The site to back up, and the place for its backups. */
export interface Backups {
	db: Database;
	storage: FileStorage;
	store: BackupStore;
	/** Passphrase that encrypts backups. */
	secret: string;
	site_url: string;
	/** Minutes after midnight, UTC, of the daily backup; undefined where none is scheduled. */
	at: number | undefined;
	keep: Keep;
}

const DAY = 86_400;

/** The next moment at so many minutes after midnight, UTC. @param now Unix seconds */
export function nextAt(minutes: number, now: number): number {
	const today = now - (now % DAY) + minutes * 60;
	return today > now ? today : today + DAY;
}

/** Makes a backup, and removes those that are no longer kept. The first one is made at once. */
export const backup = job<{ backups: Backups }, MadeBackup>({
	name: 'backup',
	every: '24 h',
	retries: 3,
	wakes: async ({ backups, clock }) => (backups.at === undefined ? undefined : nextAt(backups.at, clock())),
	async run({ backups, now, signal, progress, log }) {
		const made = await makeBackup({ ...backups, now, signal, progress });
		log({ event: 'backup_made', ...made });
		// A bucket that does not answer now gets the backup later, and is tidied with the next one.
		const stored = await backups.store.list().catch(() => []);
		for (const name of outdated([...new Set([...stored, made.name])], backups.keep)) {
			// A key without the right to delete is a good choice: the bucket's own rules remove old backups then.
			await backups.store
				.remove(name)
				.catch((error: unknown) => log({ event: 'backup_not_removed', name, reason: reasonOf(error) }));
		}
		return made;
	},
});

/** Sends what this machine has finished, where backups lie in a bucket; goes on where an earlier run broke off. */
export const sendBackups = job<{ backups: Backups }, SentBackup | undefined>({
	name: 'send-backups',
	every: '1 min',
	// Each node has a folder of its own.
	everywhere: true,
	retries: 0,
	async run({ backups, signal, progress, log }) {
		const sent = await send({ ...backups, signal, progress });
		if (sent) log({ event: 'backup_sent', ...sent });
		return sent;
	},
});

/** Result of a trial; `fault` says in a sentence why a backup does not restore. */
export type Trial = (Verified & { fault?: undefined }) | { name: string; fault: string };

/** The backup that a run is to try; without a request it tries the last one, unless that has been tried already. */
export interface TrialRequest {
	store: BackupStore;
	name: string;
}

/**
 * Restores the last backup as a trial. A backup that does not restore is reported and not tried again; one in the
 * folder of another node is left to that node.
 */
export const verifyBackup = job<{ backups: Backups; trial?: TrialRequest }, Trial | undefined>({
	name: 'verify-backup',
	every: '10 min',
	retries: 2,
	async run({ backups, trial, signal, progress, log }) {
		const last = trial ? undefined : (await backupHistory(backups.db.staff)).last;
		if (!trial && (!last || last.trial)) return undefined;
		const { store, name } = trial ?? { store: backups.store, name: last?.name ?? '' };
		if (!trial && !(await store.list()).includes(name)) return undefined;
		try {
			const found = await tryBackup({ store, name, secret: backups.secret, signal, progress });
			log({ event: 'backup_verified', ...found });
			return found;
		} catch (error) {
			if (signal.aborted || !(error instanceof StartError)) throw error;
			log({ event: 'backup_verification_failed', name, reason: error.message });
			return { name, fault: error.message };
		}
	},
});

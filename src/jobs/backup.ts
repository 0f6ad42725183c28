import { type MadeBackup, makeBackup } from '../backup/make-backup';
import type { Shelf } from '../backup/shelf';
import { verifyBackup as tryBackup, type Verified } from '../backup/verify-backup';
import { type Keep, outdated } from '../backup/what-to-keep';
import type { Database } from '../platform/db/db';
import type { FileStorage } from '../platform/storage/storage';
import { lastBackup } from '../queries/site/backups';
import { StartError } from '../shared/errors';
import { reasonOf } from '../shared/loggable';
import { job } from './job';

/** What backups are made of, and where they go. */
export interface Backups {
	db: Database;
	storage: FileStorage;
	shelf: Shelf;
	/** Seals them. */
	secret: string;
	site_url: string;
	/** Minutes after midnight, UTC, at which one is made; undefined where the clock makes none. */
	at: number | undefined;
	keep: Keep;
}

const DAY = 86_400;

/** The next moment at so many minutes after midnight, UTC. @param now Unix seconds */
export function nextAt(minutes: number, now: number): number {
	const today = now - (now % DAY) + minutes * 60;
	return today > now ? today : today + DAY;
}

/** Makes a backup, and lets go of those that have had their time. The first one is made at once. */
export const backup = job<{ backups: Backups }, MadeBackup>({
	name: 'backup',
	every: '24 h',
	retries: 3,
	wakes: async ({ backups, clock }) => (backups.at === undefined ? undefined : nextAt(backups.at, clock())),
	async run({ backups, now, signal, progress, log }) {
		const made = await makeBackup({ ...backups, now, signal, progress });
		log({ event: 'backup_made', ...made });
		for (const name of outdated(await backups.shelf.list(), backups.keep)) {
			// Keys that may not delete are a good choice: the bucket's own rules let go of old ones then.
			await backups.shelf
				.remove(name)
				.catch((error: unknown) => log({ event: 'backup_not_removed', name, reason: reasonOf(error) }));
		}
		return made;
	},
});

/** What a trial has found; `fault` says in a sentence why a backup does not restore. */
export type Trial = (Verified & { fault?: undefined }) | { name: string; fault: string };

/** Which backup a run is to try; where it is not said, the last one that nobody has tried. */
export interface TrialRequest {
	shelf: Shelf;
	name: string;
}

/**
 * Restores the last backup for a trial. A backup that does not restore is a finding, and tried no second time; one that
 * lies in the folder of another node is that node's to try.
 */
export const verifyBackup = job<{ backups: Backups; trial?: TrialRequest }, Trial | undefined>({
	name: 'verify-backup',
	every: '10 min',
	retries: 2,
	async run({ backups, trial, signal, progress, log }) {
		const last = trial ? undefined : await lastBackup(backups.db.staff);
		if (!trial && (!last || last.verifiedAt !== undefined)) return undefined;
		const { shelf, name } = trial ?? { shelf: backups.shelf, name: last?.name ?? '' };
		if (!trial && !(await shelf.list()).includes(name)) return undefined;
		try {
			const found = await tryBackup({ shelf, name, secret: backups.secret, signal, progress });
			log({ event: 'backup_verified', ...found });
			return found;
		} catch (error) {
			if (signal.aborted || !(error instanceof StartError)) throw error;
			log({ event: 'backup_verification_failed', name, reason: error.message });
			return { name, fault: error.message };
		}
	},
});

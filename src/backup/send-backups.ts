import type { Database } from '../platform/db/db';
import type { BackupStore } from './backup-store';

/** First key of the lock of a backup that is being sent; the second is made of its name. */
const SENDING = 780018;

export interface SendOptions {
	db: Pick<Database, 'listener'>;
	store: BackupStore;
	signal: AbortSignal;
	/** Reports the bytes of one backup that have arrived. */
	progress(reached: { done: number; total: number }): void;
}

/** A backup that has been sent. */
export interface SentBackup {
	name: string;
	place: string;
	bytes: number;
	seconds: number;
}

/**
 * Sends the newest of the finished backups of this machine that have not been sent, and goes on where an earlier try
 * broke off. Older ones are removed: they would fill the disk while the bucket is away.
 * @returns undefined where there is none, or another process sends it
 * @throws Unavailable
 */
export async function sendBackups({ db, store, signal, progress }: SendOptions): Promise<SentBackup | undefined> {
	const { unsent, place } = store;
	const names = (await unsent?.list()) ?? [];
	const newest = names.pop();
	if (!unsent || newest === undefined) return undefined;
	const client = db.listener();
	client.on('error', () => {});
	await client.connect();
	/** Runs work on one backup, unless another process does. The lock ends with the connection. */
	const alone = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
		const { rows } = await client.query<{ is_ours: boolean }>(
			'select pg_try_advisory_lock($1, hashtext($2)) as is_ours',
			[SENDING, name],
		);
		// It may have been sent since the list was read.
		return rows[0]?.is_ours && (await unsent.list()).includes(name) ? work() : undefined;
	};
	try {
		for (const name of names) await alone(name, () => unsent.discard(name));
		const begun = performance.now();
		const bytes = await alone(newest, () => unsent.send(newest, signal, progress));
		if (bytes === undefined) return undefined;
		const seconds = Math.round((performance.now() - begun) / 100) / 10;
		return { name: newest, place, bytes, seconds };
	} finally {
		await client.end().catch(() => {});
	}
}

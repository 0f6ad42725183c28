/** A stored backup: how many bytes it has, and the bytes as they are read. */
export interface StoredBackup {
	bytes: number;
	chunks: AsyncIterable<Uint8Array>;
}

/** A place for backups, each of which is one file. */
export interface BackupStore {
	/** The place in words, for messages. */
	place: string;
	/** Names of the backups, the oldest first. */
	list(): Promise<string[]>;
	/** Stores a backup, whole or not at all; where `unsent` is given, there at first. @returns its bytes */
	write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
	/** @throws StartError where there is none */
	open(name: string): Promise<StoredBackup>;
	remove(name: string): Promise<void>;
	/** Finished backups of this machine that are still to be sent; undefined where they are written in place. */
	unsent?: UnsentBackups;
}

/** Finished backups that lie in a folder of this machine until they have been sent. */
export interface UnsentBackups {
	/** The folder. */
	place: string;
	/** Names, the oldest first. */
	list(): Promise<string[]>;
	/**
	 * Sends one and removes it here; goes on where an earlier try broke off.
	 * @param progress receives the bytes that have arrived
	 * @returns its bytes
	 * @throws Unavailable
	 */
	send(
		name: string,
		signal: AbortSignal,
		progress: (reached: { done: number; total: number }) => void,
	): Promise<number>;
	/** Removes one here, and what has arrived of it. */
	discard(name: string): Promise<void>;
}

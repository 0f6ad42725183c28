/** A stored backup: how many bytes it has, and the bytes as they are read. */
export interface Lying {
	bytes: number;
	chunks: AsyncIterable<Uint8Array>;
}

/** A place for backups, each of which is one file. */
export interface Shelf {
	/** The place in words, for messages. */
	place: string;
	/** Names of the backups, the oldest first. */
	list(): Promise<string[]>;
	/** Stores a backup, whole or not at all. @returns its bytes */
	write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
	/** @throws StartError where there is none */
	open(name: string): Promise<Lying>;
	remove(name: string): Promise<void>;
}

/** A backup that lies somewhere: how many bytes it has, and those as they are read. */
export interface Lying {
	bytes: number;
	chunks: AsyncIterable<Uint8Array>;
}

/** Where backups lie, each a file. */
export interface Shelf {
	/** In words. */
	place: string;
	/** Names of the backups, the oldest first. */
	list(): Promise<string[]>;
	/** Stores a backup, whole or not at all. @returns its bytes */
	write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
	/** @throws StartError where there is none */
	open(name: string): Promise<Lying>;
	remove(name: string): Promise<void>;
}

/** The files of a backup on their way into a storage. */
import { createHash } from 'node:crypto';
import { StartError } from '../shared/errors';
import type { Contents } from './contents';

/** A storage that takes the files of a backup. */
export interface FilePlace {
	/**
	 * Begins a restore: removes the files of an interrupted one, and writes down from now on which files it puts.
	 * @param interrupted name of the interrupted restore, where the database has its mark
	 * @returns the name of this restore: hexadecimal digits
	 * @throws StartError where other files are there
	 */
	begin(interrupted?: string): Promise<string>;
	/** Takes a file whole; its bytes are hashed on their way in. */
	put(name: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void>;
	/** Settles once all files that were put are stored. @returns SHA-256 of each, read from the storage */
	finish(): Promise<ReadonlyMap<string, string>>;
	/** Ends the restore: the files stay. */
	keep(): Promise<void>;
	/** Removes the files that were put. */
	undo(): Promise<void>;
}

/** @throws StartError where a file differs from the backup */
export function compareFiles(found: ReadonlyMap<string, string>, wanted: Contents['files']): void {
	const names = new Set([...found.keys(), ...Object.keys(wanted)]);
	const differing = [...names].find((name) => found.get(name) !== wanted[name]?.sha256);
	if (differing !== undefined)
		throw new StartError(`The file ${differing} is not as the backup has it; nothing of the backup was kept.`);
}

/** Computes the SHA-256 of bytes while they pass. */
export function hashing(bytes: AsyncIterable<Uint8Array>): { bytes: AsyncIterable<Uint8Array>; digest(): string } {
	const hash = createHash('sha256');
	return {
		bytes: (async function* () {
			for await (const chunk of bytes) {
				hash.update(chunk);
				yield chunk;
			}
		})(),
		digest: () => hash.digest('hex'),
	};
}

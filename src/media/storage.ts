import { randomBytes } from 'node:crypto';

/**
 * Where stored files live: a folder on disk, or any object storage. Names are flat and our own (see `storageName`).
 */
export interface Storage {
	/** Stores the bytes under a new name, whole or not at all: a reader never sees half a file. */
	put(name: string, bytes: Uint8Array): Promise<void>;
	/** The bytes, or undefined when there is no such file. */
	get(name: string): Promise<Uint8Array | undefined>;
	/** Removes the file; a missing one is no error. */
	delete(name: string): Promise<void>;
}

/** A name that is not one of ours reached the storage. */
class StorageNameError extends Error {}

const NAME = /^[a-z0-9]{8,64}\.[a-z0-9]{2,5}$/;

/** True for names the storage accepts: letters and digits, one dot, an ending. No folders, no dot files. */
export function isStorageName(name: string): boolean {
	return NAME.test(name);
}

/** @throws StorageNameError unless the name is one of ours. */
export function assertStorageName(name: string): void {
	if (!isStorageName(name)) throw new StorageNameError('A stored file has a name of lower-case letters and digits with an ending.');
}

/**
 * A new random name of 128 bits, which nobody can guess and no sender chooses.
 * @param ending without the dot, such as `webp` or `pdf`.
 */
export function storageName(ending: string): string {
	const name = `${randomBytes(16).toString('hex')}.${ending}`;
	assertStorageName(name);
	return name;
}

/** Address a stored file is served at. */
export function mediaUrl(name: string): string {
	return `/media/${name}`;
}

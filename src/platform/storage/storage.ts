import { randomBytes } from 'node:crypto';
import { STORED_FILES } from '../../shared/address/folders';
import { Refusal } from '../../shared/refusal';

/** A storage of files: a folder on disk, or any object storage. Names are flat, and made here (see `storageName`). */
export interface Storage {
	/** Stores the bytes under a new name, whole or not at all: a reader never sees half a file. */
	put(name: string, bytes: Uint8Array): Promise<void>;
	/** The bytes, or undefined when there is no such file. */
	get(name: string): Promise<Uint8Array | undefined>;
	/** Removes the file; a missing one is no error. */
	delete(name: string): Promise<void>;
}

/** A storage of files of any size. */
export interface FileStorage extends Storage {
	/** Stores a file of this machine under a new name, whole or not at all. */
	putFile(name: string, path: string): Promise<void>;
	/**
	 * The bytes as they are read, from one place to another, both included.
	 * @returns undefined when there is no such file
	 */
	open(name: string, from?: number, to?: number): Promise<ReadableStream<Uint8Array> | undefined>;
	/** Removes what a process has left that died in the middle of a write. */
	sweep(): Promise<void>;
	/** Uploads that bypass the site; undefined where the storage offers none. */
	incoming?: Incoming;
}

/**
 * Files that clients sent straight to the object storage and that have not been inspected yet. Readers never see them.
 */
export interface Incoming {
	/** Signs an address that accepts this many bytes by PUT for so many seconds, and returns the headers to send. */
	sign(id: string, bytes: number, seconds: number): Promise<{ url: string; headers: Record<string, string> }>;
	/** Number of bytes that have arrived, or undefined when there are none. */
	size(id: string): Promise<number | undefined>;
	open(id: string): Promise<ReadableStream<Uint8Array> | undefined>;
	delete(id: string): Promise<void>;
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** There is no room for a file. */
export const noRoom = () => new Refusal('full', undefined, { message: 'There is no storage space left for files.' });

/** Returns the refusal `full` where the error means that a disk is full, else the same error. */
export const namedFull = (error: unknown): unknown =>
	error instanceof Error && 'code' in error && FULL.has(String(error.code)) ? noRoom() : error;

const NAME = /^[a-z0-9]{8,64}\.[a-z0-9]{2,5}$/;

/** True for names the storage accepts: letters and digits, one dot, an ending. No folders, no dot files. */
export function isStorageName(name: string): boolean {
	return NAME.test(name);
}

/** @throws Error unless the name is one of ours. */
export function assertStorageName(name: string): void {
	if (!isStorageName(name))
		throw new Error('A stored file has a name of lower-case letters and digits with an ending.');
}

/**
 * Makes a new random name of 128 bits: it cannot be guessed, and no uploader can choose it.
 * @param ending without the dot, such as `webp` or `pdf`
 */
export function storageName(ending: string): string {
	const name = `${randomBytes(16).toString('hex')}.${ending}`;
	assertStorageName(name);
	return name;
}

/** Address a stored file is served at. */
export function mediaUrl(name: string): string {
	return `${STORED_FILES}/${name}`;
}

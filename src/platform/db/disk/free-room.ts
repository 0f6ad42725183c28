import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../../shared/errors';

export const MEGABYTE = 1024 * 1024;

/** Bytes of free space with which no PostgreSQL goes on: less than a segment of its log. */
const NO_ROOM = 16 * MEGABYTE;

/** Codes of a full disk, of the file system and of PostgreSQL. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];

/** True for an error that has one of the codes, or was caused by one that has. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
	for (let inner = error; inner instanceof Error; inner = inner.cause)
		if ('code' in inner && codes.includes(String(inner.code))) return true;
	return false;
}

/** True for an error which says that a disk is full. */
export const saysFull = (error: unknown): boolean => hasCode(error, FULL);

/** The sentence for the operator where a disk is full. @param error says so */
export const diskFull = (error: unknown): StartError =>
	new StartError('The disk of the data folder, or of the database, is full; make room and start again.', {
		cause: error,
	});

/**
 * Bytes that may still be written to the disk of a folder, which need not exist yet; undefined where the system does not
 * say.
 */
export function freeRoom(folder: string): number | undefined {
	let there = folder;
	while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
	try {
		const { bavail, bsize } = statfsSync(there);
		return bavail * bsize;
	} catch {
		return undefined;
	}
}

/** True where the embedded database of a folder has no room to go on. */
export function isFull(folder: string): boolean {
	const free = freeRoom(folder);
	return free !== undefined && free < NO_ROOM;
}

/** What a backup and an export have in common: a site that goes on working while it is packed, and its files. */
import { createHash } from 'node:crypto';
import type { Database } from '../platform/db/db';
import type { FileStorage } from '../platform/storage/storage';
import type { Entry } from './archive';

/** The site that is packed. */
export interface PackedSite {
	db: Pick<Database, 'listener'>;
	storage: Pick<FileStorage, 'open'>;
	site_url: string;
	/** Unix seconds. */
	now: number;
	progress(reached: { done: number; total: number }): void;
}

/** Files that did not go into the archive as they had been stored. */
export interface FileErrors {
	/** Files that the storage did not have. */
	missing: string[];
	/** Files whose bytes differed from those that had been stored. */
	damaged: string[];
}

/** Maximum bytes of one portion of zeros, which fill up a file that is too short. */
const PORTION = 4 * 1024 * 1024;

/**
 * Makes an entry of a stored file. An archive contains the length of a file before its bytes, so a file whose length
 * has changed is cut, or filled up with zeros.
 * @param name in the archive
 * @param taken called with the number of bytes of each portion
 */
export function fitted(
	name: string,
	size: number,
	stored: AsyncIterable<Uint8Array>,
	taken: (bytes: number) => void = () => {},
): { entry: Entry; sha256(): string } {
	const hash = createHash('sha256');
	let left = size;
	const take = (chunk: Uint8Array) => {
		const part = chunk.subarray(0, left);
		left -= part.length;
		hash.update(part);
		taken(part.length);
		return part;
	};
	const body = async function* () {
		for await (const chunk of stored) {
			if (left === 0) break;
			yield take(chunk);
		}
		while (left > 0) yield take(Buffer.alloc(Math.min(left, PORTION)));
	};
	return { entry: { name, size, body: body() }, sha256: () => hash.digest('hex') };
}

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

/** Files that did not go in as they had been stored. */
export interface FileErrors {
	/** Those that the storage did not have. */
	missing: string[];
	/** Those that it had otherwise. */
	damaged: string[];
}

/** Bytes that stand in for those that a file lacks. */
const PORTION = 4 * 1024 * 1024;

/**
 * A stored file for an archive, which names the length of a file before its bytes: one that has another by now is made
 * to fit.
 * @param name in the archive
 * @param taken told of every portion
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

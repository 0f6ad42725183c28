import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../../access/actor';
import type { Database } from '../../platform/db/db';
import { inspectFile } from '../../platform/storage/inspect-file';
import type { FileStorage } from '../../platform/storage/storage';
import type { StoredMedia } from '../../queries/upload/stored-media';
import { storeMedia } from './store-media';

export interface FileToStore {
	/** Path of its bytes on this machine. */
	path: string;
	bytes: number;
	/** Name the sender gave; shown as text and offered for the download, never used as a path. */
	original_name: string;
	credit?: string;
	import_key?: string;
	/** SHA-256 of the bytes as they were sent. */
	sent_sha256?: string;
}

/** SHA-256 of a file of this machine, in hexadecimal digits. */
export async function hashOfFile(path: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(path), hash);
	return hash.digest('hex');
}

/**
 * Stores a file that is offered for download: of a type on the allow-list by its content, under a random name, with its
 * `media` row.
 * @param done uploads that end with this
 * @throws Refusal `file`, `full`; Unavailable
 */
export async function storeFile(
	db: Database,
	storage: FileStorage,
	file: FileToStore,
	actor: Actor,
	done: readonly string[] = [],
): Promise<StoredMedia> {
	const { ending, content_type } = await inspectFile(file.path, file.bytes);
	const sha256 = file.sent_sha256 ?? (await hashOfFile(file.path));
	const row = {
		kind: 'file' as const,
		content_type,
		bytes: file.bytes,
		original_name: file.original_name.slice(0, 200).toWellFormed(),
		sha256,
		sent_sha256: sha256,
		credit: file.credit ?? '',
		import_key: file.import_key ?? null,
	};
	return storeMedia(db, storage, ending, row, (to, name) => to.putFile(name, file.path), actor, done);
}

import { createHash } from 'node:crypto';
import type { Actor } from '../../access/actor';
import type { Texts } from '../../data/tables/columns';
import type { MediaText } from '../../data/tables/media';
import type { Database } from '../../platform/db/db';
import { encodeImage } from '../../platform/images/decode';
import type { Storage } from '../../platform/storage/storage';
import type { StoredMedia } from '../../queries/upload/stored-media';
import { storeMedia } from './store-media';

export interface ImageToStore {
	bytes: Uint8Array;
	/** Name the sender gave; shown as text, never used as a path. */
	original_name: string;
	credit?: string;
	/** Words for it by edition. */
	texts?: Texts<MediaText>;
	/** Key of its source; a second picture with the same key is the first one. */
	import_key?: string;
}

export interface StoredImage extends StoredMedia {
	/** Pixels. */
	width: number;
	height: number;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Stores a picture: decoded by its real format, encoded anew without metadata (security rule 14), under a random name,
 * with its `media` row.
 * @param done uploads that end with this
 * @throws Refusal `file` when it is no picture we take, `full`; Unavailable
 */
export async function storeImage(
	db: Database,
	storage: Storage,
	image: ImageToStore,
	actor: Actor,
	done: readonly string[] = [],
): Promise<StoredImage> {
	const encoded = await encodeImage(image.bytes);
	const row = {
		kind: 'image' as const,
		content_type: encoded.content_type,
		bytes: encoded.bytes.length,
		width: encoded.width,
		height: encoded.height,
		original_name: image.original_name.slice(0, 200).toWellFormed(),
		sha256: hashOf(encoded.bytes),
		sent_sha256: hashOf(image.bytes),
		credit: image.credit ?? '',
		texts: image.texts ?? {},
		import_key: image.import_key ?? null,
	};
	const stored = await storeMedia(
		db,
		storage,
		encoded.ending,
		row,
		(to, name) => to.put(name, encoded.bytes),
		actor,
		done,
	);
	return { ...stored, width: stored.width ?? encoded.width, height: stored.height ?? encoded.height };
}

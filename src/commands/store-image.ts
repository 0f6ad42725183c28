import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../data/db';
import type { Texts } from '../data/tables/columns';
import { type MediaText, media } from '../data/tables/media';
import { audit } from '../data/tables/site';
import { encodeImage } from '../media/decode';
import { type Storage, storageName } from '../media/storage';

export interface ImageToStore {
	bytes: Uint8Array;
	/** Name the sender gave; shown as text, never used as a path. */
	original_name: string;
	credit?: string;
	/** Words for it by edition. */
	texts?: Texts<MediaText>;
	/** Where it comes from; a second picture with the same key is the first one. */
	import_key?: string;
}

export interface StoredImage {
	id: number;
	/** Name in the storage. */
	name: string;
	/** Pixels. */
	width: number;
	height: number;
}

const columns = { id: media.id, name: media.name, width: media.width, height: media.height };

/**
 * Stores a picture: decoded by its real format, encoded anew without metadata (security rule 14), under a random name,
 * with its `media` row. The file is there before the row is; when the row cannot be written the file goes again.
 * @throws ImageRefused when it is no picture we take.
 */
export async function storeImage(db: Database, storage: Storage, image: ImageToStore, actor: string): Promise<StoredImage> {
	const encoded = await encodeImage(image.bytes);
	const name = storageName(encoded.ending);
	await storage.put(name, encoded.bytes);
	try {
		const stored = await db.write(async (tx) => {
			const [row] = await tx
				.insert(media)
				.values({
					name,
					kind: 'image',
					content_type: encoded.content_type,
					bytes: encoded.bytes.length,
					width: encoded.width,
					height: encoded.height,
					original_name: image.original_name.slice(0, 200).toWellFormed(),
					sha256: createHash('sha256').update(encoded.bytes).digest('hex'),
					credit: image.credit ?? '',
					texts: image.texts ?? {},
					import_key: image.import_key ?? null,
				})
				.onConflictDoNothing({ target: media.import_key })
				.returning(columns);
			if (row) await tx.insert(audit).values({ actor, action: 'store', noun: 'media', row_id: String(row.id), detail: { name } });
			const [known] = row
				? [row]
				: await tx
						.select(columns)
						.from(media)
						.where(eq(media.import_key, image.import_key ?? ''));
			if (!known) throw new Error('The picture was taken away while it was being stored.');
			return known;
		});
		if (stored.name !== name) await storage.delete(name);
		return { id: stored.id, name: stored.name, width: stored.width ?? encoded.width, height: stored.height ?? encoded.height };
	} catch (error) {
		await storage.delete(name);
		throw error;
	}
}

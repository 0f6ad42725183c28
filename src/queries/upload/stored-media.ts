import { eq, like } from 'drizzle-orm';
import { media } from '../../data/tables/media';
import type { StaffDb } from '../../platform/db/tx';

/** A stored file as the one who sent it gets to know it. */
export interface StoredMedia {
	id: number;
	/** Name in the storage. */
	name: string;
	kind: 'image' | 'file';
	content_type: string;
	bytes: number;
	/** Pixels; null for what is no picture. */
	width: number | null;
	height: number | null;
	original_name: string;
}

/** Columns of a stored file. */
export const STORED_MEDIA = {
	id: media.id,
	name: media.name,
	kind: media.kind,
	content_type: media.content_type,
	bytes: media.bytes,
	width: media.width,
	height: media.height,
	original_name: media.original_name,
};

/** The file that was stored under a key before. */
export async function mediaByImportKey(db: StaffDb, import_key: string): Promise<StoredMedia | undefined> {
	return (await db.select(STORED_MEDIA).from(media).where(eq(media.import_key, import_key)))[0];
}

/** Files that were stored under keys that begin so. */
export async function mediaByKeyPrefix(db: StaffDb, prefix: string): Promise<(StoredMedia & { import_key: string })[]> {
	const rows = await db
		.select({ ...STORED_MEDIA, import_key: media.import_key })
		.from(media)
		.where(like(media.import_key, `${prefix.replace(/[\\%_]/g, '\\$&')}%`));
	return rows.flatMap(({ import_key, ...row }) => (import_key === null ? [] : [{ ...row, import_key }]));
}

/** True when a row knows the file of this name, be it one that was taken away. */
export async function isStored(db: StaffDb, name: string): Promise<boolean> {
	const found = await db.select({ id: media.id }).from(media).where(eq(media.name, name));
	return found.length > 0;
}

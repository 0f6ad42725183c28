import { and, eq, isNull, like, or } from 'drizzle-orm';
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
	/** True where its content had been stored before. */
	is_known?: boolean;
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

/**
 * The file of this content, if there is one: known by the bytes that were sent, or, where their hash was not recorded,
 * by the bytes that were kept.
 * @param sent SHA-256 of the bytes that were sent
 * @param kept of those that would be kept, once they are known
 */
export async function mediaByContent(
	db: Pick<StaffDb, 'select'>,
	sent: string,
	kept: string = sent,
): Promise<StoredMedia | undefined> {
	const isSame = or(eq(media.sent_sha256, sent), and(isNull(media.sent_sha256), eq(media.sha256, kept)));
	const [found] = await db
		.select(STORED_MEDIA)
		.from(media)
		.where(and(isNull(media.deleted_at), isSame))
		.orderBy(media.id)
		.limit(1);
	return found && { ...found, is_known: true };
}

/** Files that were stored under keys that begin so. */
export async function mediaByKeyPrefix(db: StaffDb, prefix: string): Promise<(StoredMedia & { import_key: string })[]> {
	const rows = await db
		.select({ ...STORED_MEDIA, import_key: media.import_key })
		.from(media)
		.where(like(media.import_key, `${prefix.replace(/[\\%_]/g, '\\$&')}%`));
	return rows.flatMap(({ import_key, ...row }) => (import_key === null ? [] : [{ ...row, import_key }]));
}

/** True when a row has the file of this name, even one that was taken away. */
export async function isStored(db: StaffDb, name: string): Promise<boolean> {
	const found = await db.select({ id: media.id }).from(media).where(eq(media.name, name));
	return found.length > 0;
}

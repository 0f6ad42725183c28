import { and, eq, lt } from 'drizzle-orm';
import { type UploadAbout, upload } from '../../data/tables/upload';
import type { StaffDb } from '../../platform/db/tx';

/** Seconds an upload may take from its beginning to its end. */
export const UPLOAD_SECONDS = 86_400;

/** A file on its way in. */
export interface OpenUpload {
	id: string;
	/** Bytes it will have. */
	bytes: number;
	about: UploadAbout;
	/** Unix seconds. */
	created_at: number;
}

/**
 * An upload under way, to the one who began it; undefined for any other, and for one that has ended.
 * @param token_id admin token of the one who asks
 * @param now Unix seconds
 */
export async function openUpload(
	db: StaffDb,
	id: string,
	way: 'parts' | 'oss',
	token_id: number,
	now: number,
): Promise<OpenUpload | undefined> {
	const { bytes, about, created_at } = upload;
	const [found] = await db
		.select({ id: upload.id, bytes, about, created_at })
		.from(upload)
		.where(and(eq(upload.id, id), eq(upload.way, way), eq(upload.token_id, token_id)));
	return found && found.created_at > now - UPLOAD_SECONDS ? found : undefined;
}

/** Uploads, and notes on files that are being stored, that began before a moment. @param before Unix seconds */
export const uploadsBegunBefore = (db: StaffDb, before: number) =>
	db
		.select({ id: upload.id, way: upload.way, created_at: upload.created_at })
		.from(upload)
		.where(lt(upload.created_at, before));

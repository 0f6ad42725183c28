import { and, eq, lt } from 'drizzle-orm';
import { type UploadAbout, upload } from '../../data/tables/upload';
import type { StaffDb } from '../../platform/db/tx';

/** Seconds an upload may take from its beginning to its end. */
export const UPLOAD_SECONDS = 86_400;

/** The owner of an upload, who may continue it: a program by its token, or a person by their account. */
export type Uploader = { token_id: number } | { account_id: number };

/** True for the uploads of this owner. */
export const isOf = (by: Uploader) =>
	'token_id' in by ? eq(upload.token_id, by.token_id) : eq(upload.account_id, by.account_id);

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
 * @param by the one who asks
 * @param now Unix seconds
 */
export async function openUpload(
	db: StaffDb,
	id: string,
	way: 'parts' | 'oss',
	by: Uploader,
	now: number,
): Promise<OpenUpload | undefined> {
	const { bytes, about, created_at } = upload;
	const [found] = await db
		.select({ id: upload.id, bytes, about, created_at })
		.from(upload)
		.where(and(eq(upload.id, id), eq(upload.way, way), isOf(by)));
	return found && found.created_at > now - UPLOAD_SECONDS ? found : undefined;
}

/** Uploads, and notes on files that are being stored, that began before a moment. @param before Unix seconds */
export const uploadsBegunBefore = (db: StaffDb, before: number) =>
	db
		.select({ id: upload.id, way: upload.way, created_at: upload.created_at })
		.from(upload)
		.where(lt(upload.created_at, before));

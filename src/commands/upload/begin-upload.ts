import { randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { type UploadAbout, upload } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';

/** Seconds an upload may take from its beginning to its end. */
export const UPLOAD_SECONDS = 86_400;
/** Uploads that one token may have under way. */
const MOST = 50;

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
 * Begins an upload that comes in more than one request.
 * @param now Unix seconds
 * @returns its id, or undefined when the token has too many under way
 */
export async function beginUpload(db: Database, way: 'parts' | 'oss', token_id: number, bytes: number, about: UploadAbout, now: number): Promise<string | undefined> {
	const id = randomBytes(16).toString('hex');
	return db.write(async (tx) => {
		const [open] = await tx.select({ rows: count() }).from(upload).where(eq(upload.token_id, token_id));
		if ((open?.rows ?? 0) >= MOST) return undefined;
		await tx.insert(upload).values({ id, way, token_id, bytes, about, created_at: now });
		return id;
	});
}

/** An upload under way, to the one who began it; undefined for any other, and for one that has ended. @param now Unix seconds */
export async function openUpload(db: Database, id: string, way: 'parts' | 'oss', token_id: number, now: number): Promise<OpenUpload | undefined> {
	const { bytes, about, created_at } = upload;
	const found = await db.write((tx) =>
		tx
			.select({ id: upload.id, bytes, about, created_at })
			.from(upload)
			.where(and(eq(upload.id, id), eq(upload.way, way), eq(upload.token_id, token_id))),
	);
	return found[0] && found[0].created_at > now - UPLOAD_SECONDS ? found[0] : undefined;
}

/** Forgets an upload. */
export async function endUpload(db: Database, id: string): Promise<void> {
	await db.write((tx) => tx.delete(upload).where(eq(upload.id, id)));
}

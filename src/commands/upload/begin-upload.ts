import { randomBytes } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { type UploadAbout, upload } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';

/** Uploads that one token may have under way. */
const MOST = 50;

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

/** Forgets an upload. */
export async function endUpload(db: Database, id: string): Promise<void> {
	await db.write((tx) => tx.delete(upload).where(eq(upload.id, id)));
}

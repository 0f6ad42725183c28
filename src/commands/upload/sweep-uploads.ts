import { eq, lt } from 'drizzle-orm';
import { media } from '../../data/tables/media';
import { upload } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';
import type { Parts } from '../../platform/storage/parts';
import type { FileStorage } from '../../platform/storage/storage';
import { UPLOAD_SECONDS } from './begin-upload';

/** Seconds after which a file that is being put into the storage has been given up. */
const STORE_SECONDS = 3_600;

/**
 * Lets go of uploads that were not finished within a day, of files whose row was never written, and of what dead processes have left.
 * @param now Unix seconds
 */
export async function sweepUploads(db: Database, storage: FileStorage, parts: Parts, now: number): Promise<void> {
	const old = await db.write((tx) =>
		tx
			.select({ id: upload.id, way: upload.way, created_at: upload.created_at })
			.from(upload)
			.where(lt(upload.created_at, now - STORE_SECONDS)),
	);
	for (const { id, way, created_at } of old) {
		if (way !== 'store' && created_at >= now - UPLOAD_SECONDS) continue;
		if (way === 'parts') await parts.remove(id);
		if (way === 'oss') await storage.incoming?.delete(id);
		if (way === 'store') {
			const known = await db.write((tx) => tx.select({ id: media.id }).from(media).where(eq(media.name, id)));
			if (known.length === 0) await storage.delete(id);
		}
		await db.write((tx) => tx.delete(upload).where(eq(upload.id, id)));
	}
	await parts.sweep(now - UPLOAD_SECONDS);
	await storage.sweep();
}

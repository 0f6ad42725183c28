import { eq } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { upload } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';
import type { FileStorage } from '../../platform/storage/storage';
import type { UploadStore } from '../../platform/storage/upload-store';
import { UPLOAD_SECONDS, uploadsBegunBefore } from '../../queries/upload/open-upload';
import { isStored } from '../../queries/upload/stored-media';
import type { ActorContext } from '../command';

/** Seconds after which a file that is being put into the storage has been given up. */
const STORE_SECONDS = 3_600;

/**
 * Lets go of uploads that were not finished within a day, of files whose row was never written, and of what dead
 * processes have left.
 */
export async function sweepUploads(
	{ actor, now, db }: ActorContext & { db: Database },
	storage: FileStorage,
	uploadStore: UploadStore,
): Promise<void> {
	authorize(actor, 'upload.sweep', {}, now);
	const old = await uploadsBegunBefore(db.staff, now - STORE_SECONDS);
	for (const { id, way, created_at } of old) {
		if (way !== 'store' && created_at >= now - UPLOAD_SECONDS) continue;
		if (way === 'parts') await uploadStore.remove(id);
		if (way === 'oss') await storage.incoming?.delete(id);
		if (way === 'store' && !(await isStored(db.staff, id))) await storage.delete(id);
		await db.write((tx) => tx.delete(upload).where(eq(upload.id, id)));
	}
	await uploadStore.sweep(now - UPLOAD_SECONDS);
	await storage.sweep();
}

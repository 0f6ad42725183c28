import { randomBytes } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { type UploadAbout, upload } from '../../data/tables/upload';
import { isOf, type Uploader } from '../../queries/upload/open-upload';
import type { ActorContext } from '../command';

/** Unfinished uploads that one program or person may have. */
const MAX_UPLOADS = 50;

/** Begins an upload of several requests. @returns its id; undefined where the sender has too many unfinished ones */
export async function beginUpload(
	{ actor, now, inTransaction: transact }: ActorContext,
	way: 'parts' | 'oss',
	by: Uploader,
	bytes: number,
	about: UploadAbout,
): Promise<string | undefined> {
	authorize(actor, 'media.store', {}, now);
	const id = randomBytes(16).toString('hex');
	return transact(async (tx) => {
		const [open] = await tx.select({ rows: count() }).from(upload).where(isOf(by));
		if ((open?.rows ?? 0) >= MAX_UPLOADS) return undefined;
		await tx.insert(upload).values({ id, way, ...by, bytes, about, created_at: now });
		return id;
	});
}

/** Deletes the record of an upload. */
export async function endUpload({ actor, now, inTransaction: transact }: ActorContext, id: string): Promise<void> {
	authorize(actor, 'media.store', {}, now);
	await transact((tx) => tx.delete(upload).where(eq(upload.id, id)));
}

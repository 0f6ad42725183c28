import { eq, inArray, sql } from 'drizzle-orm';
import { type Actor, doneBy } from '../../access/actor';
import { authorize } from '../../access/authorization';
import { media } from '../../data/tables/media';
import { audit } from '../../data/tables/site';
import { upload } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { type FileStorage, type Storage, storageName } from '../../platform/storage/storage';
import { isStored, mediaByContent, STORED_MEDIA, type StoredMedia } from '../../queries/upload/stored-media';

/** Key of the lock that lets only one file of the same content be stored at a time. */
const STORING = 7_264;

export type MediaRow = Omit<typeof media.$inferInsert, 'name'>;

/**
 * Puts a file into the storage under a random name, with its `media` row. The file is written before the row; a row of
 * `upload` names it meanwhile, so that neither a refusal nor a crash leaves an unknown file.
 * @param ending file extension, without the dot
 * @param done uploads that end with this, in the same transaction
 * @returns the file, or the one that was stored with the same `import_key` before; for a person also one of the same
 * content
 */
export async function storeMedia<S extends Storage | FileStorage>(
	db: Database,
	storage: S,
	ending: string,
	row: MediaRow,
	put: (storage: S, name: string) => Promise<void>,
	actor: Actor,
	done: readonly string[] = [],
): Promise<StoredMedia> {
	authorize(actor, 'media.store');
	const name = storageName(ending);
	await db.write((tx) => tx.insert(upload).values({ id: name, way: 'store' }));
	try {
		await put(storage, name);
		const stored = await db.write(async (tx) => {
			const same = await sameContent(tx, row, actor);
			if (same) return same;
			const [own] = await tx
				.insert(media)
				.values({ ...row, name, stored_by: actor.kind === 'staff' ? actor.id : null })
				.onConflictDoNothing({ target: media.import_key })
				.returning(STORED_MEDIA);
			if (own)
				await tx
					.insert(audit)
					.values({ ...doneBy(actor), action: 'store', noun: 'media', row_id: String(own.id), detail: { name } });
			const [known] = own
				? [own]
				: await tx
						.select(STORED_MEDIA)
						.from(media)
						.where(eq(media.import_key, row.import_key ?? ''));
			if (!known) throw new Error('The file was taken away while it was being stored.');
			await tx.delete(upload).where(inArray(upload.id, known.name === name ? [name, ...done] : [...done]));
			return known;
		});
		if (stored.name !== name) await forget(db, storage, name);
		return stored;
	} catch (error) {
		await forget(db, storage, name).catch(() => {});
		throw error;
	}
}

/**
 * The stored file with the same content. Someone who sends the same content at the same moment waits, and gets the file
 * of the first. A file from before these hashes were stored gets its hash here.
 */
async function sameContent(tx: Tx, { sha256, sent_sha256 }: MediaRow, actor: Actor): Promise<StoredMedia | undefined> {
	if (actor.kind !== 'staff' || !sent_sha256) return undefined;
	await tx.execute(sql`select pg_advisory_xact_lock(${STORING}, hashtext(${sent_sha256}))`);
	const known = await mediaByContent(tx, sent_sha256, sha256);
	if (known) await tx.update(media).set({ sent_sha256 }).where(eq(media.id, known.id));
	return known;
}

/** Deletes a file without a row, and its row of `upload`; where that fails, the sweep does it later. */
async function forget(db: Database, storage: Storage, name: string): Promise<void> {
	if (!(await isStored(db.staff, name))) await storage.delete(name);
	await db.write((tx) => tx.delete(upload).where(eq(upload.id, name)));
}

import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { media, media_use } from '../../../data/tables/media';
import { upload } from '../../../data/tables/upload';
import { tag } from '../../../shared/cache-tags';
import type { Act } from '../../command';

const usesOf = (act: Act) => act.read.select({ one: sql`1` }).from(media_use).where(eq(media_use.media_id, media.id));

/** Whether anything names a stored file, in whatever state it is. @param id number of the file */
export async function isFileInUse(act: Act, id: number): Promise<boolean> {
	const found = await act.read
		.select({ id: media_use.media_id })
		.from(media_use)
		.where(eq(media_use.media_id, id))
		.limit(1);
	return found.length > 0;
}

/** Says to the sweep of the uploads that files follow their rows, which are gone. */
export async function leaveToSweep(act: Act, names: readonly string[]): Promise<void> {
	if (names.length === 0) return;
	await act.tx.delete(upload).where(inArray(upload.id, [...names]));
	await act.tx.insert(upload).values(names.map((id) => ({ id, way: 'store' as const, created_at: 0 })));
}

/**
 * Removes the rows of stored files that nothing uses, and with them their addresses, on every node; the files follow.
 * @param of which files
 * @returns those that are gone
 */
export async function removeUnusedFiles(act: Act, of: SQL | undefined): Promise<{ id: number; name: string }[]> {
	const gone = await act.tx
		.delete(media)
		.where(and(or(of), notExists(usesOf(act))))
		.returning({ id: media.id, name: media.name });
	const names = gone.map(({ name }) => name);
	await leaveToSweep(act, names);
	act.purge(...names.map((name) => tag.media(name)));
	return gone;
}

import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { media, media_use } from '../../../data/tables/media';
import { upload } from '../../../data/tables/upload';
import { tag } from '../../../shared/cache-tags';
import type { CommandContext } from '../../command';

const usesOf = (ctx: CommandContext) =>
	ctx.read.select({ one: sql`1` }).from(media_use).where(eq(media_use.media_id, media.id));

/** Whether anything names a stored file, in whatever state it is. @param id number of the file */
export async function isFileInUse(ctx: CommandContext, id: number): Promise<boolean> {
	const found = await ctx.read
		.select({ id: media_use.media_id })
		.from(media_use)
		.where(eq(media_use.media_id, id))
		.limit(1);
	return found.length > 0;
}

/** Says to the sweep of the uploads that files follow their rows, which are gone. */
export async function leaveToSweep(ctx: CommandContext, names: readonly string[]): Promise<void> {
	if (names.length === 0) return;
	await ctx.tx.delete(upload).where(inArray(upload.id, [...names]));
	await ctx.tx.insert(upload).values(names.map((id) => ({ id, way: 'store' as const, created_at: 0 })));
}

/**
 * Removes the rows of stored files that nothing uses, and with them their addresses, on every node; the files follow.
 * @param of which files
 * @returns those that are gone
 */
export async function removeUnusedFiles(
	ctx: CommandContext,
	of: SQL | undefined,
): Promise<{ id: number; name: string }[]> {
	const gone = await ctx.tx
		.delete(media)
		.where(and(or(of), notExists(usesOf(ctx))))
		.returning({ id: media.id, name: media.name });
	const names = gone.map(({ name }) => name);
	await leaveToSweep(ctx, names);
	ctx.purge(...names.map((name) => tag.media(name)));
	return gone;
}

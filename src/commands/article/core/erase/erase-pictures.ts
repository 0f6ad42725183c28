import { eq, inArray, or } from 'drizzle-orm';
import { media } from '../../../../data/tables/media';
import type { CommandContext } from '../../../command';
import { removeUnusedFiles } from '../../../upload/core/unused-files';
import type { ArticleState } from '../article-state';
import { filesIn } from '../lapsed-pictures';

/**
 * Removes the pictures of an article that is gone and that nothing else uses. Their rows go at once, and with them
 * their addresses; the files follow with the sweep.
 * @returns how many
 */
export async function erasePictures(ctx: CommandContext, { row }: ArticleState): Promise<number> {
	const names = filesIn(row.html);
	if (row.cover_id === null && names.length === 0) return 0;
	const its = or(inArray(media.name, names), row.cover_id === null ? undefined : eq(media.id, row.cover_id));
	return (await removeUnusedFiles(ctx, its)).length;
}

import { z } from 'zod';
import { contentColumns } from '../../../data/article-content';
import { Refusal } from '../../../shared/refusal';
import { keepsWorkingCopy } from '../../../shared/statuses';
import { command } from '../../command';
import { seen } from '../core/article-input';
import { lockArticle, readersOf } from '../core/article-state';
import { writeArticles } from '../core/write-articles';

/**
 * Discards the working copy of an article: its writers have again what readers have, or will have at the planned hour.
 * What is discarded is kept as a revision, and restoring that undoes it.
 * @returns its version, and the number of the revision that has what was discarded
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` with `working_copy` where there is none
 */
export const dropWorkingCopy = command({
	action: 'drop',
	input: z.object(seen),
	async run(ctx, { id, version }): Promise<{ version: number; dropped: number }> {
		const before = await lockArticle(ctx, 'article.write', id, version);
		if (!keepsWorkingCopy(before.row.status) || (!before.readers && before.typed === undefined))
			throw new Refusal('state', 'working_copy', { rule: { name: 'nothing_to_discard' } });
		const { row, links } = readersOf(before);
		const set = Object.fromEntries(contentColumns.map((name) => [name, row[name]]));
		const [written] = await writeArticles(ctx, [{ before, set, links }]);
		const now = written?.after.row.version ?? version;
		// What was typed and not saved is a revision of its own before this one.
		return { version: now, dropped: before.typed === undefined ? version : now - 1 };
	},
});

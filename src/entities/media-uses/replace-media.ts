import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '../../commands/command';
import { media } from '../../data/tables/media';
import { tag } from '../../shared/cache-tags';
import { givenRowId } from '../../shared/input/numbers';
import { rowVersion } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { admit } from '../kit/admit';
import { type MediaRow, replaceInArticles } from './in-articles';
import { replaceInRows } from './in-rows';

/** @throws Refusal `invalid` with `by` where a picture can take no other's place */
function requirePicture(ctx: CommandContext, picture: MediaRow): void {
	if (picture.kind !== 'image') throw new Refusal('invalid', 'by', { rule: { name: 'picture' } });
	const today = new Date(ctx.now * 1_000).toISOString().slice(0, 10);
	if (picture.expires_on !== null && picture.expires_on < today)
		throw new Refusal('invalid', 'by', { rule: { name: 'licence_ended' } });
}

/**
 * Replaces a stored picture by another one in everything that uses it. Each row is changed by its own command: articles
 * with a revision, in the working copy and in what is typed too; to readers it is a minor change. The picture stays in
 * the library.
 * @returns how many articles and how many other rows show the other picture now
 * @throws Refusal `not_found`; `forbidden` where the actor may not remove files, or not change one of the rows;
 * `conflict` (with a version); `state` (no picture); `invalid` with `by` (the same picture, one whose licence has ended,
 * or one that has no description in the language of an article)
 */
export const replaceMedia = command({
	action: 'replace',
	input: z.object({ key: givenRowId, by: givenRowId, version: rowVersion.optional() }),
	async run(ctx, { key, by, version }): Promise<{ articles: number; rows: number }> {
		const held = await ctx.read
			.select()
			.from(media)
			.where(inArray(media.id, [key, by]))
			.orderBy(media.id)
			// A save that names one of them meanwhile is not held up.
			.for('no key update');
		const rowOf = (id: number) => held.find((row) => row.id === id && row.deleted_at === null);
		const of = { table: media, read: 'media.change' } as const;
		const from = admit(ctx, rowOf(key), { of, rights: ['media.remove'], version });
		const picture = admit(ctx, rowOf(by), { of, rights: ['media.remove'], field: 'by' });
		if (from.kind !== 'image') throw new Refusal('state', 'kind', { rule: { name: 'picture' } });
		if (from.id === picture.id) throw new Refusal('invalid', 'by', { rule: { name: 'same_picture' } });
		requirePicture(ctx, picture);
		const { name, width, height, credit } = picture;
		const instead = {
			picture,
			shownIn(edition: string) {
				const alt = picture.texts[edition]?.alt ?? '';
				if (alt === '')
					throw new Refusal('invalid', 'by', { rule: { name: 'undescribed', edition: edition.toUpperCase() } });
				return { name, width, height, alt, credit };
			},
		};
		const articles = await replaceInArticles(ctx, from, instead);
		const rows = await replaceInRows(ctx, from, instead);
		ctx.audit({ entity: 'media', id: key, detail: { by, articles: articles.map(({ row }) => row.id), rows } });
		ctx.invalidate(tag.media(from.name));
		return { articles: articles.length, rows: rows.length };
	},
});

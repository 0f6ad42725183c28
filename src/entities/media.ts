import { eq, type SQL, sql } from 'drizzle-orm';
import { articleTags } from '../commands/article/core/article-tags';
import { isFileInUse, leaveToSweep } from '../commands/upload/core/unused-files';
import { article } from '../data/tables/article';
import { media as table } from '../data/tables/media';
import { editionCodes } from '../editions/editions';
import { tag } from '../shared/cache-tags';
import { line, lines } from '../shared/input/texts';
import { Refusal } from '../shared/refusal';
import { entity } from './kit/declare';
import { day, flag, optional, text, texts } from './kit/fields';
import { filesWith } from './kit/media-words';

/** Days before the end of a file's licence from which the newsroom is warned. */
const WARNED_DAYS = 30;

const today = (now: number, days = 0) => new Date((now + days * 86_400) * 1_000).toISOString().slice(0, 10);
/** True for a picture that lacks a description in some edition. */
const isMute = (): SQL =>
	sql`(kind = 'image' and (${sql.join(
		editionCodes.map((code) => sql`coalesce(texts->${code}->>'alt', '') = ''`),
		sql` or `,
	)}))`;

/** A stored file: its descriptions, the terms of its use, and their end. An upload makes it. */
export const mediaEntity = entity({
	name: 'media',
	table,
	fields: {
		credit: text(200),
		licence: text(200),
		expires_on: optional(day()),
		is_withdrawn_at_end: flag(),
		texts: texts({ alt: line(300).optional(), caption: lines(400).optional() }),
	},
	title: ['texts.alt|original_name|name'],
	list: {
		order: 'id',
		isNewestFirst: true,
		search: ['original_name', 'name', 'credit', 'texts'],
		filters: [],
		which: {
			mute: isMute,
			ending: (now) => sql`expires_on between ${today(now)} and ${today(now, WARNED_DAYS)}`,
			ended: (now) => sql`expires_on < ${today(now)}`,
			pictures: () => sql`kind = 'image' and deleted_at is null`,
			files: () => sql`kind = 'file'`,
			unused: () => sql`not exists (select from media_use where media_id = media.id)`,
		},
		find: filesWith,
	},
	rights: { write: 'media.change', remove: 'media.remove' },
	isMade: false,
	// Articles with this picture show its credit, and its description unless they have one of their own.
	async tags(row, ctx) {
		const shown = await ctx.read
			.select({ id: article.id, edition: article.edition, type: article.type, kind: article.kind })
			.from(article)
			.where(eq(article.cover_id, row.id));
		return [tag.media(row.name), ...shown.flatMap(articleTags)];
	},
	async settle(_ctx, { kind, expires_on, is_withdrawn_at_end }) {
		if (is_withdrawn_at_end && (kind !== 'image' || !expires_on))
			throw new Refusal('invalid', 'is_withdrawn_at_end', { rule: { name: 'ends_with_licence' } });
		return {};
	},
	// With a licence that goes on, readers may have it again.
	derive: ({ expires_on, withdrawn_at, is_withdrawn_at_end }, now) => ({
		withdrawn_at: is_withdrawn_at_end && expires_on && expires_on < today(now) ? withdrawn_at : null,
	}),
	isUsed: (ctx, row) => isFileInUse(ctx, row.id),
	async follow(ctx, { before, after }) {
		if (!before || after) return;
		await leaveToSweep(ctx, [before.name]);
	},
});

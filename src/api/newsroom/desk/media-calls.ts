import { z } from 'zod';
import { denialFor } from '../../../access/authorization';
import { visibleDrafts } from '../../../access/visible-articles';
import { staffCall } from '../../../call/newsroom-calls';
import { editionParameter } from '../../../call/parameters';
import { createContext } from '../../../commands/command';
import { focusMedia } from '../../../commands/upload/focus-media';
import type { media } from '../../../data/tables/media';
import { editionCodes } from '../../../editions/editions';
import { staffList } from '../../../entities/kit/staff-list';
import { mediaEntity } from '../../../entities/media';
import { replaceMedia } from '../../../entities/media-uses/replace-media';
import { mediaUrl } from '../../../platform/storage/storage';
import { type MediaUse, mediaUses } from '../../../queries/upload/media-uses';
import { pictureNamed, staffPicture } from '../../../queries/upload/staff-media';
import { Refusal } from '../../../shared/refusal';
import { rowTitle } from '../../../shared/row-title';
import { visibleRowsOfTable } from '../entity/visible-referrers';

type MediaRow = (typeof media)['$inferSelect'];

const key = z.object({ key: z.string() });
const NUMBER = ':key{[1-9][0-9]{0,8}}';
const point = { focus_x: z.number(), focus_y: z.number() };

const picture = z.object({
	id: z.number(),
	src: z.string(),
	width: z.number().nullable(),
	height: z.number().nullable(),
	...point,
	/** Whether the caller may move its point of interest. */
	may_change: z.boolean(),
});
/** A stored picture, as the field that shows it asks for it. */
export type PicturePoint = z.output<typeof picture>;

const choice = z.object({
	id: z.number(),
	src: z.string(),
	/** What the library calls it. */
	name: z.string(),
	/** Its words in the edition that was asked for; empty where it has none there. */
	alt: z.string(),
	caption: z.string(),
	credit: z.string(),
	licence: z.string(),
	expires_on: z.string().nullable(),
	/** Whether the caller may change its words and terms. */
	may_change: z.boolean(),
});
/** A picture of the library, as a text takes it. */
export type LibraryRow = z.output<typeof choice>;

const PAGE = 24;

/** Something that shows a stored file. */
export type ShownAt = MediaUse;

/** Stored files: how pictures are cut, and what shows them. */
export const mediaCalls = [
	staffCall({
		method: 'GET',
		path: 'media/choice',
		summary: 'Pictures that a text can show, the newest first: found by words, or one by its file name',
		right: 'media.store',
		input: {
			query: z.object({
				search: z.string().max(200).optional(),
				/** File name of one picture. */
				name: z.string().max(200).optional(),
				edition: editionParameter,
				/** Mark of the page before. */
				after: z.string().max(400).optional(),
			}),
		},
		output: z.object({ rows: z.array(choice), next: z.string().nullable() }),
		async run({ db, actor, now, input: { search, name, edition, after } }) {
			const query = { search, which: 'pictures', after, limit: PAGE, now };
			const { rows, next } =
				name === undefined
					? await staffList(db.staff, mediaEntity, query, 'all')
					: { rows: await pictureNamed(db.staff, name), next: null };
			const codes = [edition, ...editionCodes];
			const choices = (rows as MediaRow[]).map((row) => ({
				id: row.id,
				src: mediaUrl(row.name),
				name: rowTitle(row, mediaEntity.title, codes) || row.name,
				alt: row.texts[edition]?.alt ?? '',
				caption: row.texts[edition]?.caption ?? '',
				credit: row.credit,
				licence: row.licence,
				expires_on: row.expires_on,
				may_change:
					denialFor(actor, 'media.change', row.stored_by === null ? {} : { stored_by: row.stored_by }, now) ===
					undefined,
			}));
			return { rows: choices, next };
		},
	}),
	staffCall({
		method: 'GET',
		path: `media/${NUMBER}/focus`,
		summary: 'A stored picture, its size and its point of interest',
		right: 'media.store',
		input: { path: key },
		output: picture,
		async run({ db, actor, now, input }) {
			const found = await staffPicture(db.staff, Number(input.key));
			if (!found) throw new Refusal('not_found', 'key');
			const { name, stored_by, ...row } = found;
			const subject = stored_by === null ? {} : { stored_by };
			return { ...row, src: mediaUrl(name), may_change: denialFor(actor, 'media.change', subject, now) === undefined };
		},
	}),
	staffCall({
		method: 'GET',
		path: `media/${NUMBER}/shown`,
		summary: 'What shows a stored file, of what the caller may read: articles, pages, companies and the like',
		right: 'media.change',
		input: { path: key },
		output: z.object({
			rows: z.array(
				z.object({
					noun: z.string(),
					key: z.number(),
					name: z.string(),
					status: z.string().nullable(),
					edition: z.string().nullable(),
					place: z.enum(['cover', 'text']),
				}),
			),
		}),
		async run({ db, actor, now, input }) {
			return {
				rows: await mediaUses(db.staff, Number(input.key), {
					drafts: visibleDrafts(actor),
					rowsOf: (table) => visibleRowsOfTable(actor, table, now),
				}),
			};
		},
	}),
	staffCall({
		method: 'POST',
		path: `media/${NUMBER}/replace`,
		summary: 'Replaces a picture by another one of the library in everything that uses it',
		right: 'media.remove',
		input: { path: key, body: replaceMedia.input.omit({ key: true }) },
		output: z.object({ articles: z.number(), rows: z.number() }),
		run: ({ db, actor, now, given: { key: of, ...given } }) =>
			replaceMedia(createContext(db, actor, now), { ...given, key: Number(of) } as never),
	}),
	staffCall({
		method: 'PATCH',
		path: `media/${NUMBER}/focus`,
		summary: 'Moves the point of interest of a picture, around which it is cut',
		right: 'media.change',
		input: { path: key, body: focusMedia.input.omit({ id: true }) },
		output: z.object({ id: z.number(), ...point }),
		run: ({ db, actor, now, given: { key: id, ...given } }) =>
			focusMedia(createContext(db, actor, now), { ...given, id: Number(id) } as never),
	}),
];

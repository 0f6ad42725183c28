import { z } from 'zod';
import { denialFor } from '../../../access/authorization';
import { visibleDrafts } from '../../../access/visible-articles';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { focusMedia } from '../../../commands/upload/focus-media';
import { mediaUrl } from '../../../platform/storage/storage';
import { type MediaUse, mediaUses } from '../../../queries/upload/media-uses';
import { staffPicture } from '../../../queries/upload/staff-media';
import { Refusal } from '../../../shared/refusal';
import { visibleRowsOfTable } from '../entity/visible-referrers';

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

/** Something that shows a stored file. */
export type ShownAt = MediaUse;

/** Stored files: how pictures are cut, and what shows them. */
export const mediaCalls = [
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

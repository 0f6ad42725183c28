import { and, eq, isNull } from 'drizzle-orm';
import { media } from '../../data/tables/media';
import type { StaffDb } from '../../platform/db/tx';

/** A stored picture with its size and its point of interest; undefined where there is none. */
export async function staffPicture(db: StaffDb, id: number) {
	const [row] = await db
		.select({
			id: media.id,
			name: media.name,
			width: media.width,
			height: media.height,
			focus_x: media.focus_x,
			focus_y: media.focus_y,
			stored_by: media.stored_by,
		})
		.from(media)
		.where(and(eq(media.id, id), eq(media.kind, 'image'), isNull(media.deleted_at)));
	return row;
}

/** The stored picture of that file name, as a list of one; an empty one where there is none. */
export const pictureNamed = (db: StaffDb, name: string) =>
	db
		.select()
		.from(media)
		.where(and(eq(media.name, name), eq(media.kind, 'image'), isNull(media.deleted_at)));

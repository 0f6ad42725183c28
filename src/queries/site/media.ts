import { sql } from 'drizzle-orm';
import { prepared } from '../../platform/db/prepared';
import type { Db, StaffDb } from '../../platform/db/tx';

/** What serving a stored file needs to know. */
export interface MediaFile {
	name: string;
	kind: 'image' | 'file';
	content_type: string;
	bytes: number;
	focus_x: number;
	focus_y: number;
	/** Name the sender gave. */
	original_name: string;
}

/** What is read of a file, as `m`. */
export const FILE = 'select name, kind, content_type, bytes, focus_x, focus_y, original_name from media m';

/** The stored file with this name, where something that readers see uses it and its licence has not withdrawn it. */
export async function mediaByName(db: Db, name: string): Promise<MediaFile | undefined> {
	return (
		await prepared<MediaFile>(
			db,
			'media_by_name',
			`${FILE} where name = $1 and deleted_at is null and withdrawn_at is null and exists (select from media_use u where u.media_id = m.id and u.is_public)`,
			[name],
		)
	)[0];
}

/** The stored file with this name, whatever uses it: for the newsroom. */
export async function staffMediaByName(db: StaffDb, name: string): Promise<MediaFile | undefined> {
	const { rows } = await db.execute<MediaFile & Record<string, unknown>>(
		sql`${sql.raw(FILE)} where name = ${name} and deleted_at is null`,
	);
	return rows[0];
}

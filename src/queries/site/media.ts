import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

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

/** The stored file with this name, unless it was taken away. */
export async function mediaByName(db: Db, name: string): Promise<MediaFile | undefined> {
	return (
		await prepared<MediaFile>(
			db,
			'media_by_name',
			'select name, kind, content_type, bytes, focus_x, focus_y, original_name from media where name = $1 and deleted_at is null',
			[name],
		)
	)[0];
}

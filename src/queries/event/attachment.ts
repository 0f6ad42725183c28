import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

/** A file that an event or an exhibitor offers. */
export interface Attachment {
	id: number;
	title: string;
	/** Name in the storage; served at /media/{name}. */
	name: string;
	content_type: string;
	bytes: number;
}

const ATTACHMENT = `a.id, coalesce(a.texts->$1->>'title', nullif(m.original_name, ''), m.name) as title, m.name,
	m.content_type, m.bytes`;

/** Files of the event itself, such as the floor plan. */
export function attachmentsOfEventEdition(db: Db, edition: string, event_edition: string): Promise<Attachment[]> {
	return prepared<Attachment>(
		db,
		'attachments_of_edition',
		`select ${ATTACHMENT} from attachment a join media m on m.id = a.media_id
			join event_edition e on e.id = a.event_edition_id
		where e.slug = $2 and a.enterprise_id is null and m.deleted_at is null order by a.position, a.id limit 100`,
		[edition, event_edition],
	);
}

/**
 * A page of the files of an event edition and its exhibitors, or of one exhibitor.
 * @param enterprise slug; null for all
 */
export async function attachmentPage(
	db: Db,
	edition: string,
	event_edition_id: number,
	enterprise: string | null,
	page: number,
	limit: number,
): Promise<{ list: (Attachment & { enterprise: string | null })[]; total: number }> {
	const rows = await prepared<Attachment & { enterprise: string | null; total: number }>(
		db,
		'attachment_page',
		`select ${ATTACHMENT}, x.slug as enterprise, count(*) over () as total from attachment a
			join media m on m.id = a.media_id left join enterprise x on x.id = a.enterprise_id
		where a.event_edition_id = $2 and ($3::text is null or x.slug = $3) and m.deleted_at is null
			order by a.enterprise_id nulls first, a.position, a.id limit $4 offset $5`,
		[edition, event_edition_id, enterprise, limit, (page - 1) * limit],
	);
	return { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

/** A picture of an event: a photograph, or a drawing made from its seed. */
export interface Photo {
	id: number;
	picture: { name: string; width: number; height: number; focus_x: number; focus_y: number } | null;
	cover_seed: string;
	cover_mood: 'day' | 'night' | 'deep' | null;
	is_wide: boolean;
	credit: string;
	alt: string;
	caption: string;
}

const PHOTO = `p.id, (select json_build_object('name', m.name, 'width', m.width, 'height', m.height, 'focus_x',
	m.focus_x, 'focus_y', m.focus_y) from media m where m.id = p.media_id) as picture,
	coalesce(p.cover_seed, p.id::text) as cover_seed, p.cover_mood, p.is_wide, p.credit,
		coalesce(p.texts->$1->>'alt', '') as alt, coalesce(p.texts->$1->>'caption', '') as caption`;

/** The photos of an event edition of an event, in their own order. @param limit at most so many */
export function photosOf(db: Db, edition: string, event_edition: string, limit: number, skip = 0): Promise<Photo[]> {
	return prepared<Photo>(
		db,
		'photos_of',
		`select ${PHOTO} from photo p join event_edition e on e.id = p.event_edition_id where e.slug = $2
			order by p.position, p.id limit $3 offset $4`,
		[edition, event_edition, limit, skip],
	);
}

/** How many photos an event edition of an event has. */
export async function photoTotal(db: Db, event_edition: string): Promise<number> {
	return (
		(
			await prepared<{ total: number }>(
				db,
				'photo_total',
				'select count(*) as total from photo p join event_edition e on e.id = p.event_edition_id where e.slug = $1',
				[event_edition],
			)
		)[0]?.total ?? 0
	);
}

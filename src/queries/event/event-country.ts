import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { type EventEdition, TOPIC_EDITION } from './topic';

/** Editions of events that a country's page names. */
const MAX_ROWS = 5;

/**
 * The newest editions of events that are held in a country, newest first; those without days at the end of their year,
 * and only from this year on.
 * @param country ISO 3166 alpha-2
 */
export function eventEditionsIn(db: Db, edition: string, country: string, year: number): Promise<EventEdition[]> {
	return prepared<EventEdition>(
		db,
		'event_editions_in',
		`select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id where e.country = $2
			and (e.starts_on is not null or e.year >= $3)
		order by e.year desc, e.starts_on desc nulls first, e.id desc limit ${MAX_ROWS}`,
		[edition, country, year],
	);
}

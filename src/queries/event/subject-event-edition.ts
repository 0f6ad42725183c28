import type { Db } from '../../platform/db/tx';
import { editionsOfSubject, type Subject } from './subject';
import { currentEdition, type EventEdition, eventEditionById, eventEditionBySlug } from './topic';

/**
 * Returns the event edition whose exhibitors or messages are shown under a subject: the one its module names, else the
 * one the subject is about, else the current one by the clock.
 * @param now Unix seconds
 */
export async function eventEditionOf(
	db: Db,
	subject: Subject,
	kind: 'enterprise_directory' | 'visitor_wall',
	now: number,
): Promise<EventEdition | undefined> {
	for (const module of subject.modules) {
		if (module.kind === kind) return eventEditionBySlug(db, subject.edition, module.content.event_edition);
	}
	if (subject.event_edition_id !== null) return eventEditionById(db, subject.edition, subject.event_edition_id);
	return currentEdition(await editionsOfSubject(db, subject), now);
}

import type { Db } from '../../platform/db/tx';
import { editionsOfSubject, type Subject } from './subject';
import { currentEdition, type TopicEdition, topicEditionById, topicEditionBySlug } from './topic';

/**
 * The holding whose exhibitors or messages stand under a subject: the one its module names, else the one the subject is about, else
 * the one that the clock says.
 * @param now Unix seconds
 */
export async function topicEditionOf(
	db: Db,
	subject: Subject,
	kind: 'enterprise_directory' | 'visitor_wall',
	now: number,
): Promise<TopicEdition | undefined> {
	for (const module of subject.modules) {
		if (module.kind === kind) return topicEditionBySlug(db, subject.edition, module.content.topic_edition);
	}
	if (subject.topic_edition_id !== null) return topicEditionById(db, subject.edition, subject.topic_edition_id);
	return currentEdition(await editionsOfSubject(db, subject), now);
}

import type { Db } from '../../platform/db/tx';
import { subjectBySlug } from './subject';
import { topicEditionOf } from './subject-holding';
import type { TopicEdition } from './topic';

/**
 * The holding on whose wall messages can be written; undefined where the page has no wall or takes no messages any more.
 * @param slug address of the page under /topic/
 * @param now Unix seconds
 */
export async function openWall(db: Db, edition: string, slug: string, now: number): Promise<TopicEdition | undefined> {
	const subject = await subjectBySlug(db, edition, slug);
	const is_open = subject?.modules.some((module) => module.kind === 'visitor_wall' && module.content.is_open);
	return subject && is_open ? topicEditionOf(db, subject, 'visitor_wall', now) : undefined;
}

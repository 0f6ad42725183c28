import type { Db } from '../../platform/db/tx';
import { subjectBySlug } from './subject';
import { eventEditionOf } from './subject-event-edition';
import type { EventEdition } from './topic';

/**
 * The event edition on whose wall messages can be written; undefined where the page has no wall or takes no messages
 * any more.
 * @param slug address of the page under /topic/
 * @param now Unix seconds
 */
export async function openWall(db: Db, edition: string, slug: string, now: number): Promise<EventEdition | undefined> {
	const subject = await subjectBySlug(db, edition, slug);
	const is_open = subject?.modules.some((module) => module.kind === 'visitor_wall' && module.content.is_open);
	return subject && is_open ? eventEditionOf(db, subject, 'visitor_wall', now) : undefined;
}

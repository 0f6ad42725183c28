import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import { type AuditReach, auditReach } from '../../../access/audit-reach';
import { policy } from '../../../access/policy';
import { anyOf, byEntity } from '../../../queries/site/audit-sight';
import { auditEntities } from '../../../shared/site/audit-entities';
import { auditSights } from './audit-sights';

/** What somebody is shown in one of their roles; undefined where that is everything. */
function shownIn({ role, ...scope }: AuditReach, account_id: number): SQL | undefined {
	// An administrator is shown entities of former releases too, of which no table here knows.
	if (role === 'admin') return undefined;
	const readable = auditEntities.filter((entity) => policy[auditSights[entity].right][role] !== undefined);
	return byEntity(readable.map((entity) => [entity, auditSights[entity].row({ ...scope, account_id })]));
}

/**
 * The condition on rows of the audit that somebody may read them: the right of the entity, and the scope of the row that
 * each is about, as that row is now. A row that is gone has no scope, and is shown in roles without one alone.
 * @param now Unix seconds
 * @returns undefined where every row is theirs to read
 */
export function visibleAudit(actor: Actor, now: number): SQL | undefined {
	if (actor.kind !== 'staff') return anyOf([]);
	const shown = auditReach(actor, now).map((reach) => shownIn(reach, actor.id));
	const conditions = shown.filter((condition) => condition !== undefined);
	return conditions.length < shown.length ? undefined : anyOf(conditions);
}

import type { Role } from '../shared/staff';
import type { Actor } from './actor';
import { policy } from './policy';
import { scope } from './rules';

/** A role in which an account reads the audit log, and the edition and section of the rows that it opens. */
export interface AuditReach {
	role: Role;
	/** Code of an edition; the rows of all editions where it is missing. */
	edition?: string;
	/** Section of articles; all sections where it is missing. */
	section?: string;
}

/**
 * The roles in which an actor may read the audit log now. A role that still lacks its proof is left out.
 * @param now Unix seconds
 */
export function auditReach(actor: Actor, now: number): AuditReach[] {
	if (actor.kind !== 'staff') return [];
	return actor.grants.flatMap((grant): AuditReach[] => {
		const rule = policy['audit.read'][grant.role];
		if (rule === undefined || rule(actor, grant, grant, now) !== true) return [];
		return rule === scope ? [grant] : [{ role: grant.role }];
	});
}

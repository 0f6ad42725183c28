import { Refusal, type RefusalCode } from '../shared/refusal';
import { roles } from '../shared/staff';
import type { Actor, Staff } from './actor';
import { policy, type Right } from './policy';
import { dependsOnRow, type Subject } from './rules';

function staffDenial(staff: Staff, right: Right, subject: Subject, now: number): RefusalCode | undefined {
	const answers = staff.grants.map((grant) => policy[right][grant.role]?.(staff, grant, subject, now) ?? false);
	if (answers.includes(true)) return undefined;
	return answers.find((answer) => typeof answer === 'string') ?? 'forbidden';
}

/**
 * Checks whether an actor has a right over a row.
 * @param subject what the right depends on, from the row as it is under the lock
 * @param now Unix seconds
 * @returns undefined when they have it, else the code of the refusal
 */
export function denialFor(actor: Actor, right: Right, subject: Subject, now: number): RefusalCode | undefined {
	const line = policy[right];
	if (actor.kind === 'staff') return staffDenial(actor, right, subject, now);
	if (actor.kind === 'token')
		return line.token !== undefined && actor.rights.includes(line.token) ? undefined : 'forbidden';
	return line[actor.kind] ? undefined : 'forbidden';
}

/**
 * Checks whether an actor has a right over any row at all. The command checks it again for the row that it locks.
 * @returns undefined when they have it over some row, else the code of the refusal
 */
export function denialForAny(actor: Actor, right: Right): RefusalCode | undefined {
	if (actor.kind !== 'staff') return denialFor(actor, right, {}, Number.POSITIVE_INFINITY);
	return actor.grants.some((grant) => policy[right][grant.role] !== undefined) ? undefined : 'forbidden';
}

/**
 * Checks a right before any row is known. It is denied where the actor has it over no row, or where every role that
 * gives it asks for a proof that they lack. A right that depends on the row is checked again by the command that locks
 * it.
 * @param now Unix seconds
 * @returns the code of the refusal; undefined where there is none yet
 */
export function denialBeforeRow(actor: Actor, right: Right, now: number): RefusalCode | undefined {
	if (actor.kind !== 'staff') return denialFor(actor, right, {}, now);
	const answers = actor.grants.map((grant) => {
		const rule = policy[right][grant.role];
		return rule !== undefined && (dependsOnRow(rule) || rule(actor, grant, {}, now));
	});
	if (answers.includes(true)) return undefined;
	return answers.find((answer) => typeof answer === 'string') ?? 'forbidden';
}

/**
 * The refusal of a right: it names the roles that have the right, and says whether the actor has one of them, but for
 * other rows. Both come from the policy, so the refusal reveals nothing about any row.
 * @param code the reason, from `denialFor` or one of its siblings
 */
export function denied(actor: Actor | undefined, right: Right, code: RefusalCode): Refusal {
	const able = roles.filter((role) => role in policy[right]);
	if (code !== 'forbidden' || actor?.kind !== 'staff' || able.length === 0) return new Refusal(code);
	const name = actor.grants.some(({ role }) => able.includes(role)) ? 'scope' : 'role';
	return new Refusal(code, undefined, { rule: { name, roles: able } });
}

/**
 * Returns only when the actor has the right.
 * @param now Unix seconds; without it no proof is fresh
 * @throws Refusal `forbidden`, `unproved`
 */
export function authorize(actor: Actor, right: Right, subject: Subject = {}, now = Number.POSITIVE_INFINITY): void {
	const code = denialFor(actor, right, subject, now);
	if (code) throw denied(actor, right, code);
}

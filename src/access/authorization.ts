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
 * Whether somebody may do something to a row.
 * @param subject what the right depends on, from the row as it stands under the lock
 * @param now Unix seconds
 * @returns undefined when they may, else the reason for which they may not
 */
export function denialFor(actor: Actor, right: Right, subject: Subject, now: number): RefusalCode | undefined {
	const line = policy[right];
	if (actor.kind === 'staff') return staffDenial(actor, right, subject, now);
	if (actor.kind === 'token')
		return line.token !== undefined && actor.rights.includes(line.token) ? undefined : 'forbidden';
	return line[actor.kind] ? undefined : 'forbidden';
}

/**
 * Why somebody has a right over no row at all; undefined where they may have it over some, which a command asks when it
 * holds the row.
 */
export function denialForAny(actor: Actor, right: Right): RefusalCode | undefined {
	if (actor.kind !== 'staff') return denialFor(actor, right, {}, Number.POSITIVE_INFINITY);
	return actor.grants.some((grant) => policy[right][grant.role] !== undefined) ? undefined : 'forbidden';
}

/**
 * Why somebody is refused before any row is known: they have the right over none, or every role that gives it asks for
 * a proof they lack. A right that depends on the row is asked again when a command holds it.
 * @param now Unix seconds
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
 * The refusal of a right: with the roles that have it, and whether the actor's own is one of them and covers other rows.
 * Both are in the policy, so no row is told of.
 * @param code why, as `denialFor` and its like answer it
 */
export function denied(actor: Actor | undefined, right: Right, code: RefusalCode): Refusal {
	const able = roles.filter((role) => role in policy[right]);
	if (code !== 'forbidden' || actor?.kind !== 'staff' || able.length === 0) return new Refusal(code);
	const name = actor.grants.some(({ role }) => able.includes(role)) ? 'scope' : 'role';
	return new Refusal(code, undefined, { rule: { name, roles: able } });
}

/**
 * Goes on only when the actor may. @param now Unix seconds; without it no proof is fresh @throws Refusal `forbidden`,
 * `unproved`
 */
export function authorize(actor: Actor, right: Right, subject: Subject = {}, now = Number.POSITIVE_INFINITY): void {
	const code = denialFor(actor, right, subject, now);
	if (code) throw denied(actor, right, code);
}

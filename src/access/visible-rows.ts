import { Refusal, type RefusalCode } from '../shared/refusal';
import type { Grant } from '../shared/staff';
import type { Actor, Staff } from './actor';
import { denialFor, denied } from './authorization';
import { policy, type Right } from './policy';
import { always, own, ownFile, scope, targetEdition } from './rules';

/** Rows that an actor may read: all of them, or those of these editions and those that belong to no edition. */
export type VisibleRows = 'all' | readonly string[];

/** Rows that one grant lets its holder read by a right; undefined for none, or the code of the refusal. */
function visibleTo(staff: Staff, grant: Grant, right: Right, now: number): VisibleRows | RefusalCode | undefined {
	const rule = policy[right][grant.role];
	if (rule === undefined) return undefined;
	if (rule === always || rule === ownFile) return 'all';
	// Only articles have a section, so it does not narrow other rows.
	if (rule === scope || rule === own) return grant.edition === undefined ? 'all' : [grant.edition];
	if (rule === targetEdition) return grant.edition === undefined ? undefined : [grant.edition];
	const answer = rule(staff, grant, {}, now);
	if (answer === false) return undefined;
	return answer === true ? 'all' : answer;
}

/**
 * The rows that an actor may read by one of these rights.
 * @param now Unix seconds
 * @throws Refusal `unproved` where a right asks for a proof that is missing, `forbidden` where the actor has none of
 * the rights
 */
export function visibleRows(actor: Actor, rights: Right | readonly Right[], now: number): VisibleRows {
	const list = typeof rights === 'string' ? [rights] : rights;
	const answers =
		actor.kind === 'staff'
			? list.flatMap((right) => actor.grants.map((grant) => visibleTo(actor, grant, right, now)))
			: list.map((right): VisibleRows | RefusalCode => denialFor(actor, right, {}, now) ?? 'all');
	if (answers.includes('all')) return 'all';
	const editions = answers.flatMap((answer) => (Array.isArray(answer) ? (answer as string[]) : []));
	if (editions.length > 0) return [...new Set(editions)];
	const code = answers.find((answer): answer is RefusalCode => typeof answer === 'string') ?? 'forbidden';
	throw list[0] === undefined ? new Refusal(code) : denied(actor, list[0], code);
}

/** Like `visibleRows`, but undefined instead of a refusal. @param now Unix seconds */
export function visibleRowsOrNone(actor: Actor, right: Right, now: number): VisibleRows | undefined {
	try {
		return visibleRows(actor, right, now);
	} catch (error) {
		if (error instanceof Refusal) return undefined;
		throw error;
	}
}

/**
 * True when a row is among the visible ones.
 * @param edition code of the row's edition; no text for rows of no edition
 */
export const isVisible = (visible: VisibleRows, edition: unknown): boolean =>
	visible === 'all' || typeof edition !== 'string' || visible.includes(edition);

import { keepsWorkingCopy } from '../../../shared/statuses';
import { accountNumber } from '../../session/session';
import type { ArticleDetail } from '../article';

/** Transitions between the statuses of an article, in the order in which they are offered. */
const transitions = [
	'submit',
	'recall',
	'publish',
	'update',
	'drop',
	'schedule',
	'return',
	'embargo',
	'redate',
	'withdraw',
	'bring_back',
	'discard',
	'erase',
] as const;
export type Transition = (typeof transitions)[number];

/** Transitions that ask nothing before they are taken; each of them can be undone. */
const AT_ONCE = ['submit', 'recall', 'bring_back', 'drop'] as const satisfies readonly Transition[];
export const isAtOnce = (transition: Transition): transition is (typeof AT_ONCE)[number] =>
	(AT_ONCE as readonly Transition[]).includes(transition);

/** True for transitions that remove content from readers or editors; the UI asks for confirmation. */
export const isDestructive = (transition: Transition): boolean =>
	transition === 'withdraw' || transition === 'discard' || transition === 'erase';

/** True where the last save of the article is the person's own submission. */
const isOwnSubmission = ({ last_step, changed_by_account, standing }: ArticleDetail): boolean =>
	last_step?.verb === 'submit' &&
	last_step.account_id !== null &&
	last_step.account_id === accountNumber() &&
	changed_by_account === last_step.account_id &&
	standing.updated_at === last_step.created_at;

/** Whether the status of the article allows the transition, regardless of rights. */
function isPossible(transition: Transition, detail: ArticleDetail, isChanged: boolean): boolean {
	const { status, moves } = detail;
	if (transition === 'update' || transition === 'drop') return isChanged && keepsWorkingCopy(detail.status);
	if (transition === 'submit') return status === 'draft';
	if (transition === 'recall') return status === 'review' && isOwnSubmission(detail);
	if (transition === 'redate') return status === 'published';
	if (transition === 'publish') return moves.includes('published');
	if (transition === 'schedule') return status === 'scheduled' || moves.includes('scheduled');
	if (transition === 'return') return status !== 'discarded' && moves.includes('draft');
	if (transition === 'embargo') return status !== 'published' && status !== 'discarded';
	if (transition === 'discard') return moves.includes('discarded');
	if (transition === 'bring_back') return status === 'discarded';
	if (transition === 'erase') return true;
	return moves.includes('withdrawn');
}

/** The right that a transition asks for, by its name among the rights over an article. */
export function rightOf(transition: Transition, { status }: ArticleDetail): keyof ArticleDetail['may'] {
	if (transition === 'drop') return 'write';
	if (transition === 'update') return status === 'scheduled' ? 'schedule' : 'publish';
	return transition;
}

/**
 * Transitions that this person may start now, and those that are possible but belong to other roles.
 * @param isChanged whether its writers have more than readers do
 */
export function transitionsOf(detail: ArticleDetail, isChanged: boolean): { own: Transition[]; others: Transition[] } {
	const possible = transitions.filter((transition) => isPossible(transition, detail, isChanged));
	const may = (transition: Transition) => detail.may[rightOf(transition, detail)];
	// A missing proof is asked for when the transition is started.
	const isOwn = (transition: Transition) => may(transition) === true || may(transition) === 'unproved';
	return {
		own: possible.filter((transition) => isOwn(transition)),
		// Erasing is rare: it is shown only to those who may do it.
		others: possible.filter((transition) => transition !== 'erase' && !isOwn(transition)),
	};
}

/** The transition that the screen offers first; undefined where its first action is to save. */
export function mainTransition(detail: ArticleDetail, isChanged: boolean): Transition | undefined {
	const { own } = transitionsOf(detail, isChanged);
	if (detail.status === 'discarded') return own.find((transition) => transition === 'bring_back');
	if (keepsWorkingCopy(detail.status)) return own.find((transition) => transition === 'update');
	if (detail.status !== 'draft' && detail.status !== 'review') return undefined;
	return own.includes('publish') ? 'publish' : own.find((transition) => transition === 'submit');
}

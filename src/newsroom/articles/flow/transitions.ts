import type { ArticleDetail } from '../article';

/** Steps of an article on its way to readers and away from them, in the order in which they are offered. */
const steps = [
	'submit',
	'publish',
	'schedule',
	'return',
	'embargo',
	'withdraw',
	'bring_back',
	'discard',
	'erase',
] as const;
export type Step = (typeof steps)[number];

/** What takes something away from somebody. */
export const isGrave = (step: Step): boolean => step === 'withdraw' || step === 'discard' || step === 'erase';

/** Whether the way exists from where the article stands, whoever asks. */
function exists(step: Step, { status, moves }: ArticleDetail): boolean {
	if (step === 'submit') return status === 'draft';
	if (step === 'publish') return moves.includes('published');
	if (step === 'schedule') return status === 'scheduled' || moves.includes('scheduled');
	if (step === 'return') return status !== 'discarded' && moves.includes('draft');
	if (step === 'embargo') return status !== 'published' && status !== 'discarded';
	if (step === 'discard') return moves.includes('discarded');
	if (step === 'bring_back') return status === 'discarded';
	if (step === 'erase') return true;
	return moves.includes('withdrawn');
}

/** Steps that whoever sits here may take now, and those that exist and are somebody else's. */
export function stepsOf(detail: ArticleDetail): { own: Step[]; others: Step[] } {
	const there = steps.filter((step) => exists(step, detail));
	// Whoever has shown no proof for a while is asked for it when they take the step.
	const isOwn = (step: Step) => detail.may[step] === true || detail.may[step] === 'unproved';
	return {
		own: there.filter((step) => isOwn(step)),
		// What is hardly ever done is not named to everybody.
		others: there.filter((step) => step !== 'erase' && !isOwn(step)),
	};
}

/** The step that most people come for; undefined where the screen's first act is to save. */
export function mainStep(detail: ArticleDetail): Step | undefined {
	const { own } = stepsOf(detail);
	if (detail.status === 'discarded') return own.find((step) => step === 'bring_back');
	if (detail.status !== 'draft' && detail.status !== 'review') return undefined;
	return own.includes('publish') ? 'publish' : own.find((step) => step === 'submit');
}

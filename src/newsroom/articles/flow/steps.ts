import type { Whole } from '../article';

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
function exists(step: Step, { status, moves }: Whole): boolean {
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
export function stepsOf(whole: Whole): { own: Step[]; others: Step[] } {
	const there = steps.filter((step) => exists(step, whole));
	// Whoever has shown no proof for a while is asked for it when they take the step.
	const isOwn = (step: Step) => whole.may[step] === true || whole.may[step] === 'unproved';
	return {
		own: there.filter((step) => isOwn(step)),
		// What is hardly ever done is not named to everybody.
		others: there.filter((step) => step !== 'erase' && !isOwn(step)),
	};
}

/** The step that most people come for; undefined where the screen's first act is to save. */
export function mainStep(whole: Whole): Step | undefined {
	const { own } = stepsOf(whole);
	if (whole.status === 'discarded') return own.find((step) => step === 'bring_back');
	if (whole.status !== 'draft' && whole.status !== 'review') return undefined;
	return own.includes('publish') ? 'publish' : own.find((step) => step === 'submit');
}

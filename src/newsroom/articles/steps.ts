import type { Whole } from './article';

/** Steps of an article on its way to readers and away from them, in the order in which they are offered. */
const steps = ['submit', 'publish', 'schedule', 'return', 'embargo', 'withdraw'] as const;
export type Step = (typeof steps)[number];

/** Whether the way exists from where the article stands, whoever asks. */
function exists(step: Step, { status, moves }: Whole): boolean {
	if (step === 'submit') return status === 'draft';
	if (step === 'publish') return moves.includes('published');
	if (step === 'schedule') return status === 'scheduled' || moves.includes('scheduled');
	if (step === 'return') return moves.includes('draft');
	if (step === 'embargo') return status !== 'published';
	return moves.includes('withdrawn');
}

/** Steps that whoever sits here may take now, and those that exist and are somebody else's. */
export function stepsOf(whole: Whole): { own: Step[]; others: Step[] } {
	const there = steps.filter((step) => exists(step, whole));
	return {
		own: there.filter((step) => whole.may[step] === true),
		others: there.filter((step) => whole.may[step] !== true),
	};
}

/** The step that most people come for; undefined where the screen's first act is to save. */
export function mainStep(whole: Whole): Step | undefined {
	if (whole.status !== 'draft' && whole.status !== 'review') return undefined;
	const { own } = stepsOf(whole);
	return own.includes('publish') ? 'publish' : own.find((step) => step === 'submit');
}

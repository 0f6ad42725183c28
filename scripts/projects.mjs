/** The projects of the runner: files of tests that need the same, with workers of their own. */
import { availableParallelism } from 'node:os';
import { needsOf } from './needs.mjs';

const cores = availableParallelism();

/**
 * Files whose servers keep to times of the product itself (a node's lease, the pause before an email is tried again),
 * or that start many of them: what runs beside them would decide how they end. Half the time they wait, so two of them
 * run at once.
 */
const TIMED = [
	/^tests\/faults\/(?:away|database-away|full-disk)\.test/,
	/^tests\/withdrawn(?:\.test|\/)/,
	/^tests\/third-edition\/two-nodes/,
	/^tests\/(?:live-)?nodes\.test/,
	/^tests\/starts?(?:-sentences)?\.test/,
	/^tests\/(?:embedded|emails-after-kill)\.test/,
	/^src\/platform\/jobs\/runner\.test/,
	/^src\/jobs\/send-emails\.test/,
];

/**
 * Projects by name. Those of one `order` run side by side, the next order when they have ended.
 * `workers`: how many files run at once; one more than there are cores, because files also wait.
 * `hasSecondTry`: whether a red file is run once more at the end, alone, before the run counts as red.
 * `budget`: seconds it may take in a whole run on the reference machine; what exceeds it is printed, and fails nothing.
 */
export const projects = {
	pure: { order: 0, workers: cores + 1, hasSecondTry: false, budget: 45 },
	database: { order: 0, workers: cores + 1, hasSecondTry: false, budget: 135 },
	browser: { order: 1, workers: cores + 1, hasSecondTry: true, budget: 200 },
	timed: { order: 2, workers: 2, hasSecondTry: true, budget: 100 },
};

/** Name of the project to which a file of tests belongs. @param file its path below the project */
export function projectOf(file) {
	if (TIMED.some((name) => name.test(file))) return 'timed';
	const needs = needsOf([file]);
	if (needs.includes('browser')) return 'browser';
	return needs.length > 0 ? 'database' : 'pure';
}

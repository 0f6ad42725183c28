/**
 * Names why a run of the tests is red: for the last line that `npm test` prints, and for `npm run test:steady`, which
 * counts the reasons.
 */
import { relative } from 'node:path';
import { root } from './prepare.mjs';
import { listed } from './scratch.mjs';

/** Start of the line that lists the reasons. */
const RED = 'Red: ';

/** "1 test", "2 tests". */
export const counted = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Lists every reason for which a run is red; the list is empty for a green run.
 * @param code exit code of the runner
 * @param report results of each file and test, with the second try laid over them; undefined where the runner ended
 * early
 * @param left names of files that our own code left in the temporary folder
 * @param isEnded true where somebody ended the run by a signal
 */
export function reasonsOf({ code, report, left, isEnded }) {
	const reasons = [];
	if (isEnded) reasons.push('the run was ended by a signal');
	else if (!report && code !== 0) reasons.push(`the runner ended before its report, with exit code ${code}`);
	const files = report?.testResults ?? [];
	const isFailed = ({ status }) => status === 'failed';
	const tests = files.flatMap((file) => file.assertionResults).filter(isFailed).length;
	if (tests > 0) reasons.push(`${counted(tests, 'test')} failed`);
	// A file whose set-up, guard or import fails is red without a red test.
	const alone = files.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
	if (alone.length > 0)
		reasons.push(
			`${counted(alone.length, 'file')} failed outside of a test: ${listed(alone.map(({ name }) => relative(root, name)))}`,
		);
	if (code !== 0 && reasons.length === 0)
		reasons.push('an error outside of every file, printed above, or a set-up of the run that failed');
	if (left.length > 0) reasons.push(`left behind in the temporary folder: ${listed(left)}`);
	return reasons;
}

/** The line that ends a red run. */
export const redLine = (reasons) => `${RED}${reasons.join('; ')}.`;

/** Reads the reasons from the output of a run; undefined where it printed none. */
export function readRedLine(printed) {
	const line = printed.trimEnd().split('\n').at(-1) ?? '';
	return line.startsWith(RED) ? line.slice(RED.length).replace(/\.$/, '') : undefined;
}

/**
 * Red files of projects that drive a browser, or keep to times of the product, are run once more at the end of a whole
 * run, alone. What is green then has wavered: the run is green and says so.
 */
import { relative } from 'node:path';
import { root } from './prepare.mjs';
import { projectOf, projects } from './projects.mjs';

/** Files at most that may waver in a run. */
const MAX_WAVERED = 3;

const pathOf = ({ name }) => relative(root, name).replaceAll('\\', '/');
const isRed = ({ status }) => status === 'failed';

/**
 * Files of a run that are tried again, as paths below the project; none where the run stays red in any case.
 * @param report what the runner wrote of each file and test
 * @param outcome what `tests/outcome.ts` wrote
 */
export function filesToTryAgain(report, outcome) {
	const red = (report?.testResults ?? []).filter(isRed).map(pathOf);
	const haveAll = red.every((file) => projects[projectOf(file)].hasSecondTry);
	return haveAll && red.length <= MAX_WAVERED && outcome?.errors.length === 0 ? red : [];
}

/** Describes a red file: its red tests with the first line of their errors, and the traces that these name. */
function failureOf({ assertionResults, message }) {
	const tests = assertionResults.filter(isRed).map(({ fullName, failureMessages: [text = ''] }) => ({
		name: fullName,
		error: text.split('\n')[0],
	}));
	const texts = [message ?? '', ...assertionResults.flatMap((test) => test.failureMessages ?? [])].join('\n');
	return { tests, traces: [...new Set(texts.match(/test-results\/browser\/[\w.-]+\.zip/g) ?? [])] };
}

/**
 * Merges the results of the second try into those of the first.
 * @returns `report` with the files of the second try in the place of those that were red, and what has `wavered`: file,
 *   load of the machine when it was red, red tests, traces
 */
export function withSecondTry(first, outcome, second) {
	const again = new Map((second?.testResults ?? []).map((file) => [pathOf(file), file]));
	const wavered = [];
	const testResults = first.testResults.map((file) => {
		const path = pathOf(file);
		const later = again.get(path);
		if (!isRed(file) || !later || isRed(later)) return file;
		wavered.push({ file: path, load: outcome.loads[path], ...failureOf(file) });
		return later;
	});
	return { report: { ...first, testResults }, wavered };
}

/** A line for each file that has wavered. */
export const waveredLines = (wavered) =>
	wavered.map(({ file, load, tests, traces }) => {
		const what = tests.map(({ name, error }) => `"${name}": ${error}`).join('; ') || 'outside of a test';
		const trace = traces.length > 0 ? `; trace: ${traces.join(', ')}` : '';
		return `Wavered: ${file}, red at load ${load}, green when it ran again alone: ${what}${trace}`;
	});

/** Prints where the time of a test run went. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './prepare.mjs';
import { projectOf, projects } from './projects.mjs';
import { counted } from './reasons.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** Reads the report that a run of the tests wrote, as JSON; undefined where the run did not finish. */
export function readReport(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const pathOf = (name) => relative(root, name).replaceAll('\\', '/');

/** Files of a report, the slowest first: path below the project, milliseconds. */
export function slowestFiles(report) {
	return report.testResults
		.map(({ name, startTime, endTime }) => [pathOf(name), endTime - startTime])
		.sort(([, a], [, b]) => b - a);
}

/**
 * A line for each project of the runner: its files and tests, how long it took from its first file to its last, and its
 * budget. Projects of one order run side by side, so their times overlap.
 * @param slowness factor by which the budgets are scaled
 */
export function linesByProject(report, slowness) {
	const groups = new Map(Object.keys(projects).map((name) => [name, []]));
	for (const file of report.testResults) groups.get(projectOf(pathOf(file.name))).push(file);
	return [...groups]
		.filter(([, files]) => files.length > 0)
		.map(([name, files]) => {
			const start = Math.min(...files.map(({ startTime }) => startTime));
			const ms = Math.max(...files.map(({ endTime }) => endTime)) - start;
			const tests = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
			const budget = Math.round(projects[name].budget * slowness);
			const verdict = ms / 1000 > budget ? ', over its budget' : '';
			return `${seconds(ms)}  ${name}: ${counted(files.length, 'file')}, ${counted(tests, 'test')}; budget ${budget} s${verdict}`;
		});
}

/**
 * Prints how long each phase and each project took, and the ten slowest files.
 * @param phases name and milliseconds of each
 */
export function reportTimes(phases, report, slowness) {
	const lines = ['', 'Time by phase', ...phases.map(([name, ms]) => `${seconds(ms)}  ${name}`)];
	if (report) {
		const slow = slowestFiles(report).slice(0, 10);
		lines.push(`Time by project, on a machine of ${slowness} times the reference`, ...linesByProject(report, slowness));
		lines.push('The ten slowest files', ...slow.map(([name, ms]) => `${seconds(ms)}  ${name}`));
	}
	process.stdout.write(`${lines.join('\n')}\n`);
}

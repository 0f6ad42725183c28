/** Where the time of a run went. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './prepare.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** What the runner of tests wrote into this file; undefined where it came to no end. */
export function readReport(path) {
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Files of a report, the slowest first: path below the project, milliseconds. */
export function slowestFiles(report) {
	return report.testResults
		.map(({ name, startTime, endTime }) => [relative(root, name).replaceAll('\\', '/'), endTime - startTime])
		.sort(([, a], [, b]) => b - a);
}

/** Prints how long each phase took, and the ten slowest files. @param phases name and milliseconds of each */
export function reportTimes(phases, path) {
	const lines = ['', 'Time by phase', ...phases.map(([name, ms]) => `${seconds(ms)}  ${name}`)];
	const report = readReport(path);
	if (report) {
		const slow = slowestFiles(report).slice(0, 10);
		lines.push('The ten slowest files', ...slow.map(([name, ms]) => `${seconds(ms)}  ${name}`));
	}
	process.stdout.write(`${lines.join('\n')}\n`);
}

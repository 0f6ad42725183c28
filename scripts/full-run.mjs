import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** The page on which the last run of `npm run test:full` is written down. */
const PAGE = 'docs/full-run.md';

/** Writes the page of a full run. @param slowness how many times longer than the reference its machine takes */
export function writeFullRun({ report, phases, reasons, wavered, slowness }) {
	const commit = spawnSync('git', ['log', '-1', '--format=%h'], { cwd: root, encoding: 'utf8' }).stdout.trim();
	const files = report?.testResults ?? [];
	const tests = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
	const minutes = Math.round(phases.reduce((sum, [, ms]) => sum + ms, 0) / 60_000);
	const rows = [
		['date', new Date().toISOString().slice(0, 10)],
		['commit', commit || 'no repository'],
		['outcome', reasons.length === 0 ? 'green' : `red: ${reasons.join('; ')}`],
		['files of tests', files.length],
		['tests', tests],
		['wavered', wavered.length === 0 ? 'none' : wavered.map(({ file }) => `\`${file}\``).join(', ')],
		['minutes', `${minutes}, on a machine that takes ${slowness} times as long as the reference`],
	];
	const text = [
		'# The last full run',
		'',
		'Written by `npm run test:full`, which belongs before every release. What it adds to `npm test` stands in',
		'[CONTRIBUTING.md](../CONTRIBUTING.md).',
		'',
		'| | |',
		'|---|---|',
		...rows.map(([name, value]) => `| ${name} | ${value} |`),
		'',
	];
	writeFileSync(join(root, PAGE), text.join('\n'));
}

/**
 * `npm test`: installs the packages and the browser that the tests need, builds the site, checks types and style, then
 * runs every test. With names of files (`npm test -- src/search`) or of tests (`npm test -- -t "a pattern"`) it runs
 * only those, without the checks, and prepares only what they use. `--watch` runs what a change touches, until it is
 * ended. `--full` (`npm run test:full`) adds tests that take long and change seldom.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { writeFullRun } from './full-run.mjs';
import { EVERYTHING, NEEDS_VARIABLE, needsOf, testFiles } from './needs.mjs';
import { measureSlowness, SLOWNESS_VARIABLE } from './pace.mjs';
import { ensureBuilt, ensureInstalled, giveUp, node, root } from './prepare.mjs';
import { reasonsOf, redLine } from './reasons.mjs';
import { listed, openScratch } from './scratch.mjs';
import { filesToTryAgain, waveredLines, withSecondTry } from './second-try.mjs';
import { readReport, reportTimes } from './times.mjs';
import { findBrowsers } from './tools.mjs';

const OWN_OPTIONS = ['--watch', '--full'];
const args = process.argv.slice(2).filter((one) => !OWN_OPTIONS.includes(one));
const watches = process.argv.includes('--watch');
const isFull = process.argv.includes('--full');

/** Options whose value is a pattern of test names. */
const NAME_OPTIONS = ['-t', '--testNamePattern'];

/** The pattern of test names that the arguments give, if any. */
function pattern() {
	const at = args.findIndex((one) => NAME_OPTIONS.includes(one));
	return at >= 0
		? args[at + 1]
		: args.find((one) => one.startsWith('--testNamePattern='))?.slice('--testNamePattern='.length);
}

/** True where a test of this file may match the pattern: its name may be put together from words of the file. */
function mayHave(file, names) {
	const text = readFileSync(join(root, file), 'utf8');
	if (new RegExp(names).test(text)) return true;
	const words = names.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
	return words.length > 0 && words.every((word) => text.includes(word));
}

/** Test files that the arguments select, by file name or by the names of tests in them; undefined for all files. */
function chosenFiles() {
	const names = pattern();
	const all = testFiles();
	const filters = args.filter((one, i) => !one.startsWith('-') && !NAME_OPTIONS.includes(args[i - 1]));
	const found = all.filter((file) => filters.some((filter) => file.includes(filter.replace(/^\.\//, ''))));
	if (filters.length > 0 && found.length === 0) giveUp(`No file of tests is called ${filters.join(' or ')}.`);
	const of_filters = filters.length > 0 ? found : all;
	if (names === undefined) return filters.length > 0 ? of_filters : undefined;
	const of_names = of_filters.filter((file) => mayHave(file, names));
	if (of_names.length === 0) giveUp(`No test is called ${names}.`);
	return of_names;
}

const phases = [];
/** Runs one phase of the work and notes how long it took. */
async function phase(name, work) {
	const start = performance.now();
	const result = await work();
	phases.push([name, performance.now() - start]);
	return result;
}

/** True once somebody has ended the run; files that its tests had no time to remove are then not reported. */
let isEnded = false;

/**
 * Runs the tests in these files, or all, in a temporary folder of their own.
 * @param path file for the results of each test, written by the runner
 * @param more options for the runner
 * @returns exit code, report and outcome, and names of files that were left in the folder
 */
async function runTests(files, env, path, more = []) {
	const options = args.filter((one, i) => one.startsWith('-') || NAME_OPTIONS.includes(args[i - 1]));
	const outcome = `${path}.outcome`;
	for (const old of [path, outcome]) rmSync(old, { force: true });
	// A named reporter replaces the default one, so the default is named as well.
	const reporters = watches
		? []
		: ['default', 'json', './tests/outcome-reporter.ts']
				.map((name) => `--reporter=${name}`)
				.concat(`--outputFile.json=${path}`);
	const vitest = join(root, 'node_modules/vitest/vitest.mjs');
	const mode = watches ? 'watch' : 'run';
	// Servers that tests start end with the run: they are in its process group, and a signal is passed on to the group.
	// In watch mode the runner reads the keyboard, so it stays in ours.
	const hasGroup = !watches && process.platform !== 'win32';
	const scratch = openScratch();
	const child = spawn(node(), [vitest, mode, ...reporters, ...options, ...more, ...(files ?? [])], {
		cwd: root,
		stdio: [watches ? 'inherit' : 'ignore', 'inherit', 'inherit'],
		env: { ...env, ...scratch.env, TEST_OUTCOME: outcome, ...(files ? { TEST_FILES: files.join('\n') } : {}) },
		detached: hasGroup,
	});
	const end = (signal) => {
		isEnded = true;
		if (hasGroup) process.kill(-child.pid, signal);
		else child.kill(signal);
	};
	const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
	for (const signal of SIGNALS) process.on(signal, end);
	const code = await new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
	for (const signal of SIGNALS) process.off(signal, end);
	const { own, ofBrowsers } = scratch.close();
	if (ofBrowsers.length > 0)
		process.stderr.write(`Removed what browsers left behind in the temporary folder: ${listed(ofBrowsers)}.\n`);
	return { code, report: readReport(path), outcome: readReport(outcome), left: own };
}

/**
 * Runs failed files of a whole run once more, where a second try may show that they are only flaky.
 * @returns the run with the second try laid over it, and the flaky tests
 */
async function tryAgain(run, env) {
	const files = run.code === 0 || isEnded ? [] : filesToTryAgain(run.report, run.outcome);
	if (files.length === 0) return { ...run, wavered: [] };
	process.stderr.write(`Running again, alone: ${files.join(', ')}.\n`);
	const second = await runTests(files, env, `${report}.second`, ['--maxWorkers=1']);
	const { report: whole, wavered } = withSecondTry(run.report, run.outcome, second.report);
	const isGreen = second.code === 0 && wavered.length === files.length;
	return { code: isGreen ? 0 : run.code, report: whole, wavered, left: [...run.left, ...second.left] };
}

await phase('install', () => ensureInstalled());
const files = chosenFiles();
const needs = files && !watches ? needsOf(files) : EVERYTHING;
const env = { ...process.env, NODE_ENV: 'test', [NEEDS_VARIABLE]: needs.join(',') };
await phase('machine', () => {
	if (needs.includes('browser')) Object.assign(env, findBrowsers());
});
const isWhole = !files && args.length === 0 && !watches;
/** File for the results of each test, written by the runner. */
const report = join(root, process.env.TEST_REPORT ?? `test-results/${isWhole ? 'tests' : 'chosen'}.json`);
if (isFull) env.TEST_FULL = 'true';
if (needs.includes('build')) await phase('build', () => ensureBuilt());
if (isWhole) {
	process.stderr.write('Checking types, style, rules of the linter and unused code …\n');
	const failed = await phase('checks', () => runChecks());
	if (failed.length > 0) giveUp(redLine([`the checks found something: ${failed.join(', ')}`]));
	env[SLOWNESS_VARIABLE] ??= String(await phase('pace', () => measureSlowness()));
	process.stderr.write(
		`This machine takes ${env[SLOWNESS_VARIABLE]} times as long as the reference; limits of time are scaled by it.\n`,
	);
}
mkdirSync(join(root, 'test-results'), { recursive: true });
const first = await phase('tests', () => runTests(files, isWhole ? { ...env, TEST_ALL: 'true' } : env, report));
const mayTryAgain = isWhole && process.env.TEST_SECOND_TRY !== 'off';
const run = mayTryAgain ? await phase('second try', () => tryAgain(first, env)) : { ...first, wavered: [] };
if (isWhole) {
	writeFileSync(join(root, 'test-results/wavered.json'), `${JSON.stringify(run.wavered, null, '\t')}\n`);
	if (run.report) writeFileSync(report, JSON.stringify(run.report));
	reportTimes(phases, first.report, Number(env[SLOWNESS_VARIABLE]));
	for (const line of waveredLines(run.wavered)) process.stderr.write(`${line}\n`);
}
const reasons = watches ? [] : reasonsOf({ ...run, left: isEnded ? [] : run.left, isEnded });
if (isWhole && isFull) writeFullRun({ ...run, phases, reasons, slowness: env[SLOWNESS_VARIABLE] });
if (reasons.length > 0) process.stderr.write(`${redLine(reasons)}\n`);
process.exit(reasons.length > 0 ? run.code || 1 : run.code);

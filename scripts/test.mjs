/**
 * `npm test`: brings what the tests need (packages, a browser), builds the site, checks types and style, then runs
 * every test. With names of files (`npm test -- src/search`) or of tests (`npm test -- -t "a pattern"`) only those,
 * without the checks and with nothing prepared that they do not use. `--watch` runs what a change touches, until it is
 * ended.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { EVERYTHING, NEEDS_VARIABLE, needsOf, testFiles } from './needs.mjs';
import { ensureBuilt, ensureInstalled, giveUp, node, root } from './prepare.mjs';
import { reasonsOf, redLine } from './reasons.mjs';
import { listed, openScratch } from './scratch.mjs';
import { readReport, reportTimes } from './times.mjs';
import { findBrowsers } from './tools.mjs';

const args = process.argv.slice(2).filter((one) => one !== '--watch');
const watches = process.argv.includes('--watch');

/** What stands before a pattern of names. */
const NAME_OPTIONS = ['-t', '--testNamePattern'];

/** Pattern of names after -t, if any. */
function pattern() {
	const at = args.findIndex((one) => NAME_OPTIONS.includes(one));
	return at >= 0
		? args[at + 1]
		: args.find((one) => one.startsWith('--testNamePattern='))?.slice('--testNamePattern='.length);
}

/** Whether a test of this file may have a name with the pattern: names are put together of what stands in the file. */
function mayHave(file, names) {
	const text = readFileSync(join(root, file), 'utf8');
	if (new RegExp(names).test(text)) return true;
	const words = names.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
	return words.length > 0 && words.every((word) => text.includes(word));
}

/** Files that are asked for, by their names or by the names of tests in them; undefined where all are. */
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
/** Does one part of the work, and notes how long it took. */
async function phase(name, work) {
	const start = performance.now();
	const result = await work();
	phases.push([name, performance.now() - start]);
	return result;
}

/** Whether somebody ended the run: what its tests had no time to remove is no fault of theirs. */
let isEnded = false;

/** Runs the tests in these files, or all. @returns exit code */
function runTests(files, env) {
	const options = args.filter((one, i) => one.startsWith('-') || NAME_OPTIONS.includes(args[i - 1]));
	// A reporter that is named takes the place of the default one, so both are.
	const reporters = watches ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	const vitest = join(root, 'node_modules/vitest/vitest.mjs');
	const mode = watches ? 'watch' : 'run';
	// The servers that tests start end with the run: they are in its group, to which a signal is passed on. Who watches
	// types to it.
	const hasGroup = !watches && process.platform !== 'win32';
	const child = spawn(node(), [vitest, mode, ...reporters, ...options, ...(files ?? [])], {
		cwd: root,
		stdio: [watches ? 'inherit' : 'ignore', 'inherit', 'inherit'],
		env,
		detached: hasGroup,
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		process.on(signal, () => {
			isEnded = true;
			if (hasGroup) process.kill(-child.pid, signal);
			else child.kill(signal);
		});
	}
	return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

await phase('install', () => ensureInstalled());
const files = chosenFiles();
const needs = files && !watches ? needsOf(files) : EVERYTHING;
const env = { ...process.env, NODE_ENV: 'test', [NEEDS_VARIABLE]: needs.join(',') };
await phase('machine', () => {
	if (needs.includes('browser')) Object.assign(env, findBrowsers());
});
const is_whole = !files && args.length === 0 && !watches;
/** Where the runner writes what became of each test. */
const report = join(root, process.env.TEST_REPORT ?? `test-results/${is_whole ? 'tests' : 'chosen'}.json`);
if (is_whole) env.TEST_ALL = 'true';
if (needs.includes('build')) await phase('build', () => ensureBuilt());
if (is_whole) {
	process.stderr.write('Checking types, style, promises and unused code …\n');
	const failed = await phase('checks', () => runChecks());
	if (failed.length > 0) giveUp(redLine([`the checks found something: ${failed.join(', ')}`]));
}
mkdirSync(join(root, 'test-results'), { recursive: true });
rmSync(report, { force: true });
const scratch = openScratch();
const code = await phase('tests', () => runTests(files, { ...env, ...scratch.env }));
const { own, ofBrowsers } = scratch.close();
if (is_whole) reportTimes(phases, report);
if (ofBrowsers.length > 0)
	process.stderr.write(`Removed what browsers left behind in the temporary folder: ${listed(ofBrowsers)}.\n`);
const reasons = watches ? [] : reasonsOf({ code, report: readReport(report), left: isEnded ? [] : own, isEnded });
if (reasons.length > 0) process.stderr.write(`${redLine(reasons)}\n`);
process.exit(reasons.length > 0 ? code || 1 : code);

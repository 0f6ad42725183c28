import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addToOutcome } from './outcome';

const root = join(import.meta.dirname, '..');

/** Evaluates words with what the command's modules export, on this Node. @param given handed over as JSON */
function evaluate<T>(words: string, given: unknown): T {
	const imports = `import { filesToTryAgain, waveredLines, withSecondTry } from './scripts/second-try.mjs';
		import { linesByProject } from './scripts/times.mjs';
		import { projectOf } from './scripts/projects.mjs';
		const given = JSON.parse(process.argv[1]);
		console.log(JSON.stringify(${words}));`;
	const args = ['--input-type=module', '-e', imports, JSON.stringify(given)];
	const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
	expect(stderr).toBe('');
	return JSON.parse(stdout) as T;
}

const BROWSER = 'tests/e2e/journeys/data.test.ts';
const TIMED = 'tests/faults/away.test.ts';
const PURE = 'src/shared/loggable.test.ts';
const DATABASE = 'src/api/late.test.ts';

const file = (path: string, status: 'passed' | 'failed', seconds: [start: number, end: number] = [0, 1]) => ({
	name: join(root, path),
	status,
	startTime: seconds[0] * 1_000,
	endTime: seconds[1] * 1_000,
	message: '',
	assertionResults: [
		{ fullName: 'one', status: 'passed', failureMessages: [] },
		{
			fullName: 'another',
			status,
			failureMessages:
				status === 'failed'
					? ['expected 1 to be 2\nSee test-results/browser/a-1.png, test-results/browser/a-2.zip.']
					: [],
		},
	],
});
const red = (...paths: string[]) => ({ testResults: paths.map((path) => file(path, 'failed')) });
const calm = { loads: {}, errors: [] };

test.each([
	['src/shared/loggable.test.ts', 'pure'],
	['src/api/late.test.ts', 'database'],
	['src/site/browser/lightbox/lightbox.test.ts', 'browser'],
	['tests/e2e/screens/wide.test.ts', 'browser'],
	['tests/embedded.test.ts', 'timed'],
	['src/platform/jobs/runner.test.ts', 'timed'],
])('%s belongs to the project %s, by what it imports', (path, project) => {
	expect(evaluate('projectOf(given)', path)).toBe(project);
});

test.each<[string, object, object | undefined, string[]]>([
	['files of a browser and of times are red', red(BROWSER, TIMED), calm, [BROWSER, TIMED]],
	['more than three are red', red(BROWSER, TIMED, 'tests/nodes.test.ts', 'tests/withdrawn.test.ts'), calm, []],
	['a file that hangs on nothing is red too', red(BROWSER, PURE), calm, []],
	['a file of the database is red', red(DATABASE), calm, []],
	['a promise was rejected outside of every file', red(BROWSER), { loads: {}, errors: ['too late'] }, []],
	['the runner fell before it wrote how it ended', red(BROWSER), undefined, []],
	['all is green', { testResults: [file(BROWSER, 'passed')] }, calm, []],
])('what runs again where %s', (_name, report, outcome, files) => {
	expect(evaluate('filesToTryAgain(...given)', outcome ? [report, outcome] : [report])).toEqual(files);
});

test('what is green the second time has wavered, and is told with load, test and trace; what is red stays red', () => {
	const given = {
		first: { testResults: [file(PURE, 'passed'), file(BROWSER, 'failed'), file(TIMED, 'failed')] },
		outcome: { loads: { [BROWSER]: 7.2, [TIMED]: 3 }, errors: [] },
		second: { testResults: [file(BROWSER, 'passed'), file(TIMED, 'failed')] },
	};
	const words = `(() => {
		const { report, wavered } = withSecondTry(given.first, given.outcome, given.second);
		return [report.testResults.map(({ status }) => status), wavered, waveredLines(wavered)];
	})()`;
	const trace = 'test-results/browser/a-2.zip';
	const tests = [{ name: 'another', error: 'expected 1 to be 2' }];
	expect(evaluate(words, given)).toEqual([
		['passed', 'passed', 'failed'],
		[{ file: BROWSER, load: 7.2, tests, traces: [trace] }],
		[
			`Wavered: ${BROWSER}, red at load 7.2, green when it ran again alone: "another": expected 1 to be 2; trace: ${trace}`,
		],
	]);
});

test('each project is told with its time from the first file to the last, and with its budget', () => {
	const report = {
		testResults: [
			file(PURE, 'passed', [0, 4]),
			file(BROWSER, 'passed', [10, 20]),
			file('tests/e2e/contrast-checker.test.ts', 'passed', [15, 9_000]),
		],
	};
	const lines = evaluate<string[]>('linesByProject(given, 2)', report);
	expect(lines.map((line) => line.trim())).toEqual([
		expect.stringMatching(/^4\.0 s {2}pure: 1 file, 2 tests; budget \d+ s$/),
		expect.stringMatching(/^8990\.0 s {2}browser: 2 files, 4 tests; budget \d+ s, over its budget$/),
	]);
});

test('an error after the end of the tests joins the outcome, and leaves no second try', () => {
	const folder = mkdtempSync(join(tmpdir(), 'brume-outcome-'));
	vi.stubEnv('TEST_OUTCOME', join(folder, 'outcome.json'));
	onTestFinished(() => {
		vi.unstubAllEnvs();
		rmSync(folder, { recursive: true });
	});
	addToOutcome({ loads: { [BROWSER]: 7.2 } });
	addToOutcome({ errors: ['PostgreSQL 15 does not take a statement'] });
	const outcome = JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8'));
	expect(outcome).toEqual({ loads: { [BROWSER]: 7.2 }, errors: ['PostgreSQL 15 does not take a statement'] });
	expect(evaluate('filesToTryAgain(...given)', [red(BROWSER), outcome])).toEqual([]);
});

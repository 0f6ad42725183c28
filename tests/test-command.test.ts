import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRunning } from './faults/kill-database';
import { limit } from './pace';
import { openFolder } from './template';

const root = join(import.meta.dirname, '..');
const run = (args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

test.each<[string, string[]]>([
	['src/shared/calculate/notation.test.ts', []],
	['src/site/browser/budget.test.ts', ['build']],
	['src/site/browser/lightbox/lightbox.test.ts', ['browser', 'build']],
	['src/search/ask/search.test.ts', ['databases']],
	['tests/e2e/journeys/data.test.ts', ['browser', 'build', 'databases']],
	['tests/start.test.ts', ['build', 'databases']],
])('before %s is run, what it uses is prepared and nothing else: %j', (file, needs) => {
	const words = `import { needsOf } from './scripts/needs.mjs'; console.log(JSON.stringify(needsOf(['${file}']).sort()));`;
	expect(JSON.parse(run(['--input-type=module', '-e', words]).stdout)).toEqual(needs);
});

describe.runIf(process.platform === 'linux')('on a system without glibc', () => {
	/** What the command says with this version of Node. */
	const withNode = (version: string) => {
		const words = `import { node } from './scripts/prepare.mjs';
			Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
			console.log(node((path) => !path.includes('ld-linux')));`;
		return run(['--input-type=module', '-e', words]);
	};

	test('the Node of the machine is taken where it is new enough', () => {
		expect(withNode('24.21.0').stdout.trim()).toBe(process.execPath);
	});

	test('and one sentence says what is missing where it is not', () => {
		const { status, stderr } = withNode('20.1.0');
		expect([status, stderr]).toEqual([
			1,
			'Brume brings a Node 24 for systems with glibc, and this one has another C library, as Alpine Linux has; install Node 24 and run the command again.\n',
		]);
	});
});

test('asked for a file of tests that is not there, the command says so and ends with 1', () => {
	const { status, stderr } = run(['scripts/test.mjs', 'no-such-file']);
	expect([status, stderr]).toEqual([1, 'No file of tests is called no-such-file.\n']);
});

test('asked for a check that is not there, the command says which there are and ends with 1', () => {
	const { status, stderr } = run(['scripts/check.mjs', 'spelling']);
	expect([status, stderr]).toEqual([1, 'There is no check "spelling"; there are types, style, rules, unused.\n']);
});

test.runIf(process.platform === 'linux')(
	'a run that is ended by a signal ends its database, and leaves nothing in the temporary folder',
	async () => {
		const folder = openFolder('ended');
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
		const {
			TEST_DATABASE_URL: _url,
			TEST_FOLDER: _folder,
			TEST_TEMPLATE: _template,
			VITEST: _runner,
			...outer
		} = process.env;
		// A report of its own: this run writes one too.
		const env = { ...outer, TMPDIR: folder, TEST_REPORT: 'test-results/ended.json' };
		const child = spawn(process.execPath, ['scripts/test.mjs', 'src/api/late.test.ts'], {
			cwd: root,
			env,
			stdio: 'ignore',
		});
		const ended = once(child, 'exit');
		const state = () => {
			const [file = ''] = globSync('brume-run-*/brume-postgres-*/postgres/cluster/postmaster.pid', { cwd: folder });
			return file === '' ? [] : readFileSync(join(folder, file), 'utf8').split('\n');
		};
		await expect.poll(() => state()[7]?.trim(), { timeout: limit(60_000) }).toBe('ready');
		const database = Number(state()[0]);
		child.kill('SIGTERM');
		expect((await ended)[0]).not.toBe(0);
		await expect.poll(() => isRunning(database)).toBe(false);
		expect(readdirSync(folder)).toEqual([]);
	},
);

test('what a file of tests leaves changed or behind fails it and is named; the next file does not meet it', () => {
	const words = `import { spawnSync } from 'node:child_process';
		import { existsSync, mkdirSync } from 'node:fs';
		import { openScratch } from './scripts/scratch.mjs';
		const { env, close } = openScratch();
		mkdirSync(env.TMPDIR + '/brume-of-all');
		const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/leaving/vitest.config.ts', '--no-color'];
		const { VITEST, ...outer } = process.env;
		const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...outer, ...env } });
		console.log(JSON.stringify({ printed: stdout + stderr, left: close(), isThere: existsSync(env.TMPDIR) }));`;
	const { printed, left, isThere } = JSON.parse(run(['--input-type=module', '-e', words]).stdout);
	expect(printed).toContain(
		'tests/leaving/environment.leaves.ts leaves changed: BRUME_LEFT, TZ, fake timers, random, 1 running interval.',
	);
	for (const error of ['Error: too late', 'AbortError: given up'])
		expect(printed).toContain(
			`${error}\nNobody waited for the promise that was rejected; it was begun in tests/leaving/a-rejection.leaves.ts.`,
		);
	expect(printed).toMatch(/Tests +5 passed/);
	expect(left.own).toEqual([
		expect.stringMatching(/^brume-of-all \(the set-up of the run\)$/),
		expect.stringMatching(/^brume-forgotten-\w+ \(tests\/leaving\/folder\.leaves\.ts\)$/),
	]);
	expect(isThere).toBe(false);
});

test('what a browser is about to remove is waited for; what it leaves behind is no fault of the tests', () => {
	const words = `import { spawn } from 'node:child_process';
		import { mkdirSync } from 'node:fs';
		import { openScratch } from './scripts/scratch.mjs';
		const { env, close } = openScratch();
		const names = ['playwright_chromiumdev_profile-a', 'org.chromium.Chromium.b', '.org.chromium.Chromium.c'];
		for (const name of names) mkdirSync(env.TMPDIR + '/' + name);
		for (const name of names.slice(0, Number(process.argv[1])))
			spawn('sh', ['-c', 'sleep 0.2; rmdir ' + env.TMPDIR + '/' + name], { stdio: 'ignore' });
		console.log(JSON.stringify(close()));`;
	const left = (removed: number) => JSON.parse(run(['--input-type=module', '-e', words, String(removed)]).stdout);
	expect(left(3)).toEqual({ own: [], ofBrowsers: [] });
	expect(left(2)).toEqual({ own: [], ofBrowsers: ['.org.chromium.Chromium.c'] });
});

const file = (status: string, ...tests: string[]) => ({
	name: join(root, 'src/a.test.ts'),
	status,
	assertionResults: tests.map((one) => ({ status: one })),
});

test.each<[string, object, string[]]>([
	['all is green', { code: 0, report: { testResults: [file('passed', 'passed')] } }, []],
	[
		'tests failed',
		{ code: 1, report: { testResults: [file('failed', 'failed', 'passed', 'failed')] } },
		['2 tests failed'],
	],
	[
		'a guard or a set-up failed',
		{ code: 1, report: { testResults: [file('failed', 'passed')] } },
		['1 file failed outside of a test: src/a.test.ts'],
	],
	[
		'a promise was rejected that nobody waited for',
		{ code: 1, report: { testResults: [file('passed', 'passed')] } },
		['an error outside of every file, printed above, or a set-up of the run that failed'],
	],
	['the runner fell', { code: 134 }, ['the runner ended before its report, with exit code 134']],
	['it was ended', { code: 143, isEnded: true }, ['the run was ended by a signal']],
	[
		'something was left',
		{ code: 0, report: { testResults: [] }, left: ['brume-a (src/a.test.ts)'] },
		['left behind in the temporary folder: brume-a (src/a.test.ts)'],
	],
])('a run says why it is red, where %s', (_name, given, reasons) => {
	const words = `import { readRedLine, reasonsOf, redLine } from './scripts/reasons.mjs';
		const reasons = reasonsOf({ left: [], isEnded: false, ...JSON.parse(process.argv[1]) });
		console.log(JSON.stringify([reasons, readRedLine('before\\n' + redLine(reasons) + '\\n'), readRedLine('green')]));`;
	const parsed = JSON.parse(run(['--input-type=module', '-e', words, JSON.stringify(given)]).stdout);
	expect(parsed).toEqual([reasons, reasons.join('; '), null]);
});

/**
 * `npm run test:steady`: runs `npm test` ten times in a row (`-- N` for another number), three of them while something
 * else keeps every core busy. `-- N FILE …` runs only these files. Prints how each run went, which tests wavered, and
 * every reason for which a run was red; ends with 1 when any run was red.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { measureSlowness, SLOWNESS_VARIABLE } from './pace.mjs';
import { giveUp, root } from './prepare.mjs';
import { readRedLine } from './reasons.mjs';
import { readReport } from './times.mjs';

const [count = '10', ...files] = process.argv.slice(2);
const runs = Number(count);
if (!Number.isInteger(runs) || runs < 1) giveUp('Say how many runs as a whole number: npm run test:steady -- 10.');
/** Runs beside other work: every third one, three at most. */
const isLoaded = (run) => run % 3 === 0 && run <= 9;

/** Keeps every core busy. @returns a function that ends it */
function burn() {
	const burners = Array.from({ length: availableParallelism() }, () =>
		spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
	);
	return () => {
		for (const burner of burners) burner.kill('SIGKILL');
	};
}

// Signals must end the process by `exit`, whose listeners end the child processes.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const folder = join(root, 'test-results');
mkdirSync(folder, { recursive: true });
/** Runs in which a test was red, by the test's file and name. */
const red = new Map();
/** Runs that were red, by their reason. */
const reasons = new Map();
for (let run = 1; run <= runs; run += 1) {
	const report = join(folder, `steady-${run}.json`);
	const stopBurning = isLoaded(run) ? burn() : () => {};
	process.once('exit', stopBurning);
	const slowness = await measureSlowness();
	const start = performance.now();
	const { code, printed } = await new Promise((done) => {
		// Files that waver are to be seen here, so none is tried again.
		const env = {
			...process.env,
			TEST_REPORT: relative(root, report),
			TEST_SECOND_TRY: 'off',
			[SLOWNESS_VARIABLE]: String(slowness),
		};
		const child = spawn(process.execPath, [join(root, 'scripts/test.mjs'), ...files], {
			cwd: root,
			stdio: ['ignore', 'ignore', 'pipe'],
			env,
		});
		process.once('exit', () => child.kill('SIGTERM'));
		let printed = '';
		child.stderr.setEncoding('utf8').on('data', (text) => {
			printed += text;
		});
		child.on('close', (code) => done({ code, printed }));
	});
	stopBurning();
	process.removeListener('exit', stopBurning);
	const results = readReport(report);
	for (const { name, assertionResults } of results?.testResults ?? []) {
		for (const { fullName, status } of assertionResults) {
			if (status !== 'failed') continue;
			const test = `${relative(root, name)} > ${fullName}`;
			red.set(test, [...(red.get(test) ?? []), run]);
		}
	}
	const reason = readRedLine(printed) ?? printed.trimEnd().split('\n').at(-1);
	if (code !== 0) reasons.set(reason, [...(reasons.get(reason) ?? []), run]);
	const outcome = code === 0 ? 'green' : `red: ${reason}`;
	const seconds = Math.round((performance.now() - start) / 1000);
	process.stdout.write(
		`run ${run} of ${runs}${isLoaded(run) ? ', beside other work' : ''}: ${outcome}, ${seconds} s\n`,
	);
}
for (const [test, in_runs] of red) {
	const verdict = in_runs.length === runs ? 'always red' : `wavered (red in ${in_runs.join(', ')})`;
	process.stdout.write(`${verdict}: ${test}\n`);
}
for (const [reason, in_runs] of reasons) process.stdout.write(`${in_runs.length} of ${runs} red: ${reason}\n`);
process.exit(reasons.size > 0 ? 1 : 0);

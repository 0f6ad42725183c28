import { appendFileSync, chmodSync, mkdtempSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, aroundAll, expect, vi } from 'vitest';
import { runInFile } from './rejections';

/*
 * Runs around every file of tests. Files share a process one after another, in an arbitrary order: the next would meet
 * what one of them leaves changed.
 */

/** Functions that a test may replace, and has to put back: owner and name. */
const REPLACEABLE: [owner: object, name: string][] = [
	...[
		'Date',
		'fetch',
		'setTimeout',
		'clearTimeout',
		'setInterval',
		'clearInterval',
		'setImmediate',
		'queueMicrotask',
	].map((name): [object, string] => [globalThis, name]),
	[Date, 'now'],
	[performance, 'now'],
	[Math, 'random'],
];

/** What a library sets once and for all when it is loaded: sharp. */
const SET_BY_LIBRARIES = ['VIPSHOME'];

/** The file of tests, as a path below the project. */
const file = relative(process.cwd(), expect.getState().testPath ?? '');
const TEMPORARY = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * A temporary folder of the file's own inside that of the run, so that what stays behind there is known by the file
 * that made it.
 */
function openOwnFolder(): void {
	const scratch = process.env.TEST_SCRATCH;
	if (scratch === undefined) return;
	// Short: the path of a database's socket has 107 bytes.
	const folder = mkdtempSync(join(scratch, 'f'));
	chmodSync(folder, 0o711);
	appendFileSync(join(scratch, 'files'), `${basename(folder)}\t${file}\n`);
	for (const name of TEMPORARY) process.env[name] = folder;
}

/** Intervals that were begun while this file ran and have not been cleared. */
const running = new Set<unknown>();

/** Notes each interval until it is cleared. @returns what gives the functions back */
function watchIntervals(): () => void {
	const own = { setInterval, clearInterval, clearTimeout };
	globalThis.setInterval = new Proxy(own.setInterval, {
		apply(target, self, given) {
			const timer: unknown = Reflect.apply(target, self, given);
			running.add(timer);
			return timer;
		},
	});
	const forgetting = {
		apply(target: typeof clearInterval, self: unknown, given: unknown[]) {
			running.delete(given[0]);
			Reflect.apply(target, self, given);
		},
	};
	globalThis.clearInterval = new Proxy(own.clearInterval, forgetting);
	globalThis.clearTimeout = new Proxy(own.clearTimeout, forgetting);
	return () => Object.assign(globalThis, own);
}

openOwnFolder();
const unwatch = watchIntervals();
const environment = { ...process.env };
const folder = process.cwd();
const functions = REPLACEABLE.map(([owner, name]) => Reflect.get(owner, name) as unknown);

/** Puts back what the file has left changed. @returns its names */
function putBack(): string[] {
	const changed: string[] = [];
	for (const name of new Set([...Object.keys(environment), ...Object.keys(process.env)])) {
		const before = environment[name];
		if (process.env[name] === before || SET_BY_LIBRARIES.includes(name)) continue;
		changed.push(name);
		if (before === undefined) delete process.env[name];
		else process.env[name] = before;
	}
	changed.sort();
	if (process.cwd() !== folder) {
		changed.push('the working folder');
		process.chdir(folder);
	}
	if (vi.isFakeTimers()) {
		changed.push('fake timers');
		vi.useRealTimers();
	}
	for (const [i, [owner, name]] of REPLACEABLE.entries()) {
		if (Reflect.get(owner, name) === functions[i]) continue;
		changed.push(name);
		Reflect.set(owner, name, functions[i]);
	}
	unwatch();
	// One that keeps no process alive ends with what began it, or with the process.
	const left = [...running].filter((timer) => (timer as NodeJS.Timeout).hasRef());
	for (const timer of left) clearInterval(timer as NodeJS.Timeout);
	if (left.length > 0) changed.push(`${left.length} running ${left.length === 1 ? 'interval' : 'intervals'}`);
	return changed;
}

aroundAll((runFile) => runInFile(file, runFile));

// The first hook that is asked for is the last that runs: after the file's own.
afterAll(() => {
	const changed = putBack();
	if (changed.length > 0) throw new Error(`${file} leaves changed: ${changed.join(', ')}.`);
});

/** How fast this machine is, measured before the tests of a whole run: their limits of time are scaled by it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { node } from './prepare.mjs';

/** Name of the environment variable that hands the measure on to the tests (`tests/pace.ts`). */
export const SLOWNESS_VARIABLE = 'TEST_SLOWNESS';

/**
 * Milliseconds that each part takes on the reference machine, with every core at it; for `touch` what is usual on a
 * machine of its kind, 1.2 µs a page.
 */
const REFERENCE = { calculate: 250, touch: 20 };
/**
 * What each part is of the time of a run. A virtual machine on which a new page of memory costs 12 µs took 2.1 times as
 * long for the browser's tests as one that calculates alike.
 */
const SHARE = { calculate: 0.85, touch: 0.15 };
/** Beyond this a machine is no slower for the tests: what hangs is to end some time. */
const MAX_SLOWNESS = 8;
const ROUNDS = 300;
/** Bytes of memory that are written to for the first time. */
const NEW_MEMORY = 64 * 2 ** 20;

/** Does what tests calculate most: writes and parses JSON, searches and hashes texts. @returns milliseconds */
function calculate() {
	const rows = Array.from({ length: 2_000 }, (_, i) => ({ id: i, title: `Article ${i}`, tags: ['excise', 'retail'] }));
	const begun = performance.now();
	let sum = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		const text = JSON.stringify(rows);
		sum += JSON.parse(text).length + text.replace(/Article (\d+)/g, '$1').length;
		sum += createHash('sha256').update(text).digest()[0];
	}
	return sum > 0 ? performance.now() - begun : 0;
}

/** Writes to new memory, as each process does that is started, a browser's most of all. @returns milliseconds */
function touch() {
	const begun = performance.now();
	const memory = Buffer.allocUnsafeSlow(NEW_MEMORY).fill(1);
	return memory.length > 0 ? performance.now() - begun : 0;
}

const slownessOf = (times) =>
	Object.entries(SHARE).reduce((sum, [part, share]) => sum + (share * times[part]) / REFERENCE[part], 0);

/** Lets every core work at once, as the tests will. @returns how many times longer than the reference machine it takes */
export async function measureSlowness() {
	const times = await Promise.all(
		Array.from({ length: availableParallelism() }, () => {
			const child = spawn(node(), [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'pipe', 'inherit'] });
			let printed = '';
			child.stdout.on('data', (part) => (printed += part));
			return new Promise((done) => child.on('close', () => done(slownessOf(JSON.parse(printed)))));
		}),
	);
	return Math.min(MAX_SLOWNESS, Math.max(1, Math.round(Math.max(...times) * 10) / 10));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	process.stdout.write(JSON.stringify({ calculate: calculate(), touch: touch() }));
}

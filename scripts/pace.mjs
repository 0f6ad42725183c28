/** How fast this machine is, measured before the tests of a whole run: their limits of time are scaled by it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { node } from './prepare.mjs';

/** Name of the environment variable that hands the measure on to the tests (`tests/pace.ts`). */
export const SLOWNESS_VARIABLE = 'TEST_SLOWNESS';

/** Milliseconds that the work takes on the reference machine, with every core at it. */
const REFERENCE_MS = 250;
/** Beyond this a machine is no slower for the tests: what hangs is to end some time. */
const MAX_SLOWNESS = 8;
const ROUNDS = 300;

/** Does what tests do most: writes and parses JSON, searches and hashes texts. @returns milliseconds */
function work() {
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

/** Lets every core work at once, as the tests will. @returns how many times longer than the reference machine it takes */
export async function measureSlowness() {
	const times = await Promise.all(
		Array.from({ length: availableParallelism() }, () => {
			const child = spawn(node(), [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'pipe', 'inherit'] });
			let printed = '';
			child.stdout.on('data', (part) => (printed += part));
			return new Promise((done) => child.on('close', () => done(Number(printed))));
		}),
	);
	const slowness = Math.max(...times) / REFERENCE_MS;
	return Math.min(MAX_SLOWNESS, Math.max(1, Math.round(slowness * 10) / 10));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(String(work()));

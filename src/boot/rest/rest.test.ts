import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limit } from '../../../tests/pace';
import { restAfter } from './rest';

test('a node gives memory back once after it has come to rest, and again only when it has made pages since', () => {
	const answered = { hits: 0, misses: 0, files: 0, renders: 0 };
	let times = 0;
	const look = restAfter(
		() => answered,
		() => {
			times += 1;
		},
	);
	const looks = (count: number) => {
		for (let i = 0; i < count; i += 1) look();
		return times;
	};
	expect(looks(1)).toBe(0);
	// After the start there is what the start has used.
	expect(looks(5)).toBe(1);
	answered.misses += 3;
	answered.renders += 3;
	expect(looks(1)).toBe(1);
	// Somebody reads on, from memory alone: nothing interrupts that.
	answered.hits += 1;
	expect(looks(1)).toBe(1);
	answered.hits += 1;
	expect(looks(1)).toBe(1);
	expect(looks(1)).toBe(1);
	expect(looks(1)).toBe(2);
	expect(looks(10)).toBe(2);
	answered.files += 1;
	expect(looks(10)).toBe(2);
});

test('the engine gives back what a process has let go of', { timeout: limit(60_000) }, async () => {
	// Left to itself, the process goes on with all of it.
	const child = spawn(process.execPath, [join(import.meta.dirname, 'give-back.harness.ts')], { stdio: 'ignore' });
	try {
		expect((await once(child, 'exit'))[0]).toBe(0);
	} finally {
		child.kill('SIGKILL');
	}
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('leaves a folder of its own, and finds the environment as it was', () => {
	mkdtempSync(join(tmpdir(), 'brume-forgotten-'));
	expect(process.env.BRUME_LEFT).toBeUndefined();
	expect(new Set([Math.random(), Math.random(), Math.random()]).size).toBeGreaterThan(1);
});

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { limit } from '../pace';

const root = join(import.meta.dirname, '../..');

test('a test of the browser that fails leaves a picture and a trace, names both, and says whether the machine was slow', () => {
	const runner = join(root, 'node_modules/vitest/vitest.mjs');
	// The browser is that of this run, whose CHROMIUM_PATH goes on.
	const { VITEST: _runner, ...env } = process.env;
	const args = [runner, 'run', '--config', join(import.meta.dirname, 'failing/vitest.config.ts'), '--no-color'];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: root,
		env,
		encoding: 'utf8',
		timeout: limit(60_000),
	});
	expect(status).toBe(1);
	const output = stdout + stderr;
	expect(output).toContain("expected 'Wrong' to be 'Right'");
	expect(output).toMatch(
		/The machine was (?:not )?slow: load [\d.]+ on \d+ cores, the test stood still for \d+ ms at most\./,
	);
	const named =
		/See (test-results\/browser\/\S+\.png), (test-results\/browser\/\S+\.zip)\./.exec(output)?.slice(1) ?? [];
	expect(named).toHaveLength(2);
	const files = named.map((path) => join(root, path));
	onTestFinished(() => {
		for (const file of files) rmSync(file);
	});
	// Each is what its name says: a PNG and a ZIP begin so.
	expect(files.map((file) => readFileSync(file).subarray(0, 4).toString('latin1'))).toEqual(['\x89PNG', 'PK\x03\x04']);
});

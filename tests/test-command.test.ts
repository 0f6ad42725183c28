import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = (args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

test.each<[string, string[]]>([
	['src/editions/numbers.test.ts', []],
	['src/app/islands/budget.test.ts', ['build']],
	['src/app/islands/gallery.test.ts', ['browser', 'build']],
	['src/queries/search.test.ts', ['databases']],
	['tests/e2e/journeys/data.test.ts', ['browser', 'build', 'databases']],
	['tests/start.test.ts', ['build', 'databases']],
])('before %s is run, what it uses is prepared and nothing else: %j', (file, needs) => {
	const words = `import { needsOf } from './scripts/needs.mjs'; console.log(JSON.stringify(needsOf(['${file}']).sort()));`;
	expect(JSON.parse(run(['--input-type=module', '-e', words]).stdout)).toEqual(needs);
});

test('asked for a file of tests that is not there, the command says so and ends with 1', () => {
	const { status, stderr } = run(['scripts/test.mjs', 'no-such-file']);
	expect([status, stderr]).toEqual([1, 'No file of tests is called no-such-file.\n']);
});

test('asked for a check that is not there, the command says which there are and ends with 1', () => {
	const { status, stderr } = run(['scripts/check.mjs', 'spelling']);
	expect([status, stderr]).toEqual([1, 'There is no check "spelling"; there are types, style, promises, unused.\n']);
});

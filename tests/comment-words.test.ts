import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources';
import { openFolder } from './template';

/** What the linter prints of a program with this comment, and whether it lets the program pass. */
function lint(comment: string): { status: number | null; stdout: string } {
	const folder = openFolder('lint');
	const file = join(folder, 'program.ts');
	writeFileSync(file, `/** ${comment} */\nexport const program = 1;\n`);
	const linter = join(root, 'node_modules/oxlint/bin/oxlint');
	const { status, stdout } = spawnSync(process.execPath, [linter, '-c', join(root, '.oxlintrc.json'), file], {
		encoding: 'utf8',
	});
	rmSync(folder, { recursive: true });
	return { status, stdout };
}

test.each([
	['Whoever asks gets a page.', 'Whoever'],
	['Nobody reads it but the clock.', 'Nobody reads it but'],
	['What stands in the address.', 'stands'],
	['What stands at an address.', 'stands'],
	['An administrator is told of it.', 'is told of'],
])('the comment "%s" is a warning that names the words, and no failure', (comment, words) => {
	const { status, stdout } = lint(comment);
	expect(stdout).toContain(`A comment says "${words}"`);
	expect(status).toBe(0);
});

test.each([
	'The caller gets a page.',
	'Only the clock reads it.',
	'How many stands of exhibitors an event has.',
	'The administrators are notified.',
])('the comment "%s" is none', (comment) => {
	const { status, stdout } = lint(comment);
	expect([status, stdout]).toEqual([0, expect.not.stringContaining('A comment says')]);
});

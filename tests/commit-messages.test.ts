import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectError } from '../scripts/commit-message.mjs';
import { root } from './sources';
import { openFolder } from './template';

/** The last commit before subjects named their area. */
const LAST_BEFORE = '8339ad29';
const git = (cwd: string, ...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' });

test.each([
	['newsroom: use one dialog for secrets shown once', undefined],
	['import: keep footnotes of the block editor', undefined],
	['api: name GET in the list of methods', undefined],
	['Revert "newsroom: use one dialog"', undefined],
	['Comments are no wider than code', /form "area: what/],
	['newsroom use one dialog', /form "area: what/],
	['newsrom: use one dialog', /no area "newsrom"/],
	['newsroom: the audit calls a row by its name', /verb in the imperative/],
	['newsroom: What is shown once has one dialog', /verb in the imperative/],
	['newsroom: Use one dialog', /lower case/],
	['newsroom: use one dialog.', /full stop/],
	[`newsroom: use ${'x'.repeat(60)}`, /at most 72 characters; this one has 74/],
])('the subject "%s" is judged by its form', (subject, error) => {
	if (error) expect(subjectError(subject)).toMatch(error);
	else expect(subjectError(subject)).toBeUndefined();
});

test('every commit since the rule began names its area, and what it does', () => {
	const hasBegin = git(root, 'cat-file', '-e', LAST_BEFORE).status === 0;
	// A clone without the whole history knows its newest commits alone; a copy without git knows none.
	const { stdout } = git(root, 'log', '--no-merges', '--format=%h %s', hasBegin ? `${LAST_BEFORE}..HEAD` : '-1');
	const wrong = stdout
		.split('\n')
		.filter(Boolean)
		.filter((line) => subjectError(line.slice(line.indexOf(' ') + 1)));
	expect(wrong).toEqual([]);
});

test('the hook keeps a message that breaks the rule out of the history', () => {
	const folder = openFolder('commit');
	for (const name of ['.githooks/commit-msg', 'scripts/commit-message.mjs'])
		cpSync(join(root, name), join(folder, name));
	git(folder, 'init', '--quiet');
	git(folder, 'config', 'core.hooksPath', '.githooks');
	const commit = (message: string) => {
		const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.test'];
		return git(folder, ...who, 'commit', '--quiet', '--allow-empty', '-m', message, '-m', 'Because.');
	};
	expect(commit('The hook is there')).toMatchObject({ status: 1, stderr: expect.stringContaining('area: what') });
	expect(commit('build: refuse subjects without an area')).toMatchObject({ status: 0, stderr: '' });
	expect(git(folder, 'log', '--format=%s').stdout).toBe('build: refuse subjects without an area\n');
	rmSync(folder, { recursive: true });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './sources';
import { openFolder } from './template';

let folder = '';
const git = (...args: string[]) =>
	spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: folder, encoding: 'utf8' })
		.stdout;
const release = (...args: string[]) => {
	const env = {
		...process.env,
		GIT_AUTHOR_NAME: 'a',
		GIT_AUTHOR_EMAIL: 'a@b.test',
		GIT_COMMITTER_NAME: 'a',
		GIT_COMMITTER_EMAIL: 'a@b.test',
	};
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
		cwd: folder,
		env,
		encoding: 'utf8',
	});
	return { status, output: stdout + stderr };
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
	folder = openFolder('release');
	mkdirSync(join(folder, 'scripts'));
	for (const name of ['package.json', 'package-lock.json', 'scripts/prepare.mjs', 'scripts/release.mjs'])
		cpSync(join(root, name), join(folder, name));
	const manifest = JSON.parse(read('package.json')) as object;
	writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, version: '1.2.3' }, null, '\t')}\n`);
	writeFileSync(
		join(folder, 'CHANGELOG.md'),
		'# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 1.2.3\n\n- Old.\n',
	);
	git('init', '--quiet');
	git('add', '.');
	git('commit', '--quiet', '--message', 'a');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a release is named in the changelog and the package, committed and tagged', () => {
	expect(release('1.3.0')).toMatchObject({ status: 0 });
	expect(read('CHANGELOG.md')).toMatch(
		/^## Unreleased\n\n## 1\.3\.0, \d{4}-\d\d-\d\d\n\n- Something new\.\n\n## 1\.2\.3\n/m,
	);
	expect((JSON.parse(read('package.json')) as { version: string }).version).toBe('1.3.0');
	const lock = JSON.parse(read('package-lock.json')) as {
		version: string;
		packages: Record<string, { version: string }>;
	};
	expect([lock.version, lock.packages['']?.version]).toEqual(['1.3.0', '1.3.0']);
	expect(git('status', '--porcelain')).toBe('');
	expect(git('log', '-1', '--format=%s').trim()).toBe('build: release version 1.3.0');
	expect(git('tag', '--list', '-n3')).toMatch(/^v1\.3\.0\s+Version 1\.3\.0\n\s*\n?\s*- Something new\./);
	// The next one has nothing to say yet.
	expect(release('1.3.1')).toMatchObject({ status: 1, output: 'CHANGELOG.md says nothing under "Unreleased".\n' });
});

test.each([
	[['1.2.5'], '1.2.5 does not follow 1.2.3.\n'],
	[['1.3.1'], '1.3.1 does not follow 1.2.3.\n'],
	[['0.9.0'], '0.9.0 does not follow 1.2.3.\n'],
	[['next'], 'Usage: npm run release -- VERSION, such as 1.2.4.\n'],
	[[], 'Usage: npm run release -- VERSION, such as 1.2.4.\n'],
])('%j is refused', (args, output) => {
	expect(release(...args)).toEqual({ status: 1, output });
	expect(git('log', '--oneline').trim().split('\n')).toHaveLength(1);
});

test('what is not committed is not released', () => {
	writeFileSync(join(folder, 'new.txt'), 'a');
	expect(release('1.2.4')).toEqual({ status: 1, output: 'There are changes that are not committed.\n' });
});

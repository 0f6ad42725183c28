/**
 * `npm run release -- VERSION`: gives the lines under "Unreleased" a version and a day, writes the version into the package,
 * commits and tags. It sends nothing anywhere.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './prepare.mjs';

const UNRELEASED = '## Unreleased\n';

/** Runs git and gives what it printed. */
function git(...args) {
	const result = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	if (result.status !== 0) giveUp(`git ${args[0]} failed: ${(result.stderr || String(result.error)).trim()}`);
	return result.stdout.trim();
}

const read = (name) => readFileSync(join(root, name), 'utf8');
const parts = (version) => version.split('.').map(Number);

/** Whether a version is the next of its kind after another: 1.2.3 is followed by 1.2.4, 1.3.0 or 2.0.0. */
function follows(version, before) {
	const [[a, b, c], [x, y, z]] = [parts(version), parts(before)];
	if (a !== x) return a === x + 1 && b === 0 && c === 0;
	if (b !== y) return b === y + 1 && c === 0;
	return c === z + 1;
}

const [version = '', ...more] = process.argv.slice(2);
const manifest = JSON.parse(read('package.json'));
if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0)
	giveUp(`Usage: npm run release -- VERSION, such as ${manifest.version.replace(/\d+$/, (n) => Number(n) + 1)}.`);
if (!follows(version, manifest.version)) giveUp(`${version} does not follow ${manifest.version}.`);
if (git('status', '--porcelain') !== '') giveUp('There are changes that are not committed.');
const changelog = read('CHANGELOG.md');
const [, , lines = ''] = new RegExp(`(${UNRELEASED})([\\s\\S]*?)(?=\\n## |$)`).exec(changelog) ?? [];
if (!lines.trim()) giveUp('CHANGELOG.md says nothing under "Unreleased".');

const day = new Date().toISOString().slice(0, 10);
writeFileSync(join(root, 'CHANGELOG.md'), changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version}, ${day}\n`));
for (const name of ['package.json', 'package-lock.json']) {
	const file = JSON.parse(read(name));
	file.version = version;
	if (file.packages?.['']) file.packages[''].version = version;
	writeFileSync(join(root, name), `${JSON.stringify(file, null, read(name).startsWith('{\n\t') ? '\t' : 2)}\n`);
}
git('commit', '--quiet', '--all', '--message', `build: release version ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Version ${version}\n${lines}`);
process.stdout.write(
	`Version ${version} is committed and tagged v${version}; "npm run package" makes what is handed out.\n`,
);

/**
 * `npm run package`: one folder, and one archive of it, with which a machine without Node, npm or the source serves the
 * site and runs every command. Made for the machine it is made on.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, giveUp, node, root } from './prepare.mjs';

const MAX_PACKAGE_BYTES = 350 * 1024 * 1024;
const USAGE = `Usage: npm run package [-- --folder FOLDER]

  Makes build/package/brume-VERSION-SYSTEM.tar.gz. With --folder the package is laid there unpacked, and no archive is
  made.`;

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version } = read(join(root, 'package.json'));

/** Runs a program and gives what it printed. */
function printed(program, args, what) {
	const result = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
	if (result.status !== 0) giveUp(`${what} failed: ${(result.stderr || String(result.error)).trim()}`);
	return result.stdout;
}

const npm = (args, what) =>
	process.env.npm_execpath
		? printed(process.execPath, [process.env.npm_execpath, ...args], what)
		: printed('npm', args, what);

/**
 * Folders of the packages the built server is made of or may load, from the root: npm's own list, without Node and what
 * only types need.
 */
function productionPackages() {
	return npm(['ls', '--omit=dev', '--all', '--parseable'], 'The list of packages')
		.split('\n')
		.filter((path) => path.includes('node_modules'))
		.map((path) => relative(root, path))
		.filter((path) => !/node_modules\/(?:node-|@types\/)/.test(path));
}

/** Names, versions and texts of the licences of what is passed on. */
function notices(packages) {
	const parts = [...packages, `node_modules/node-${process.platform}-${process.arch}`].map((path) => {
		const { name, version: its, license } = read(join(root, path, 'package.json'));
		const files = readdirSync(join(root, path)).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
		const texts = files
			.filter((file) => statSync(join(root, path, file)).isFile())
			.map((file) => readFileSync(join(root, path, file), 'utf8').trim());
		return [`${name} ${its} (${typeof license === 'string' ? license : 'see below'})`, ...texts].join('\n\n');
	});
	const line = `\n\n${'-'.repeat(78)}\n\n`;
	const postgres = readFileSync(join(root, 'scripts/postgresql-notices.txt'), 'utf8').trim();
	return `Brume passes on these packages, each under its own licence.${line}${[postgres, ...parts].join(line)}\n`;
}

/** Bytes of all files below a folder. */
function bytesOf(folder) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Starts the package once on an empty folder and ends it: it makes the links between libraries that npm cannot carry,
 * and shows that the package is whole.
 */
function tryOnce(folder) {
	const data = mkdtempSync(join(tmpdir(), 'brume-package-'));
	return new Promise((resolve) => {
		const child = spawn(join(folder, 'bin/brume'), ['start'], {
			cwd: data,
			env: {
				PATH: '/usr/bin:/bin',
				DATA_DIR: data,
				HOST: '127.0.0.1',
				PORT: '0',
				DEMO: 'false',
				NODE_ENV: 'production',
			},
		});
		let output = '';
		child.stdout.on('data', (text) => {
			output += text;
			if (output.includes(' is ready at ')) child.kill('SIGTERM');
		});
		child.stderr.on('data', (text) => {
			output += text;
		});
		child.on('close', (code) => {
			rmSync(data, { recursive: true, force: true });
			if (code === 0) resolve();
			else giveUp(`The package does not start: ${output.trim()}`);
		});
	});
}

const [flag, given, ...more] = process.argv.slice(2);
if (flag === '--help' || (flag && (flag !== '--folder' || !given || more.length > 0))) {
	process.stderr.write(`${USAGE}\n`);
	process.exit(flag === '--help' ? 0 : 2);
}
if (process.platform !== 'linux') giveUp('Packages are made on Linux, for Linux.');
ensureInstalled();
ensureBuilt();
const name = `brume-${version}-${process.platform}-${process.arch}`;
const folder = given ? resolve(given) : join(root, 'build/package', name);
if (given && existsSync(folder) && readdirSync(folder).length > 0) giveUp(`The folder ${folder} is not empty.`);
if (!given) rmSync(dirname(folder), { recursive: true, force: true });

process.stderr.write('Laying the package out …\n');
const packages = productionPackages();
const files = [
	...['build/client', 'build/server', ...packages],
	...['scripts/start.mjs', 'scripts/run.mjs', 'scripts/prepare.mjs', 'scripts/memory-arguments.json'],
	...['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'docs', 'deploy'],
];
for (const path of files) {
	cpSync(join(root, path), join(folder, path), {
		recursive: true,
		verbatimSymlinks: true,
		// A package that npm has put inside another is on its list by itself; one deeper inside is a part of that.
		filter: (from) => !/node_modules\/(?:@[^/]+\/)?[^/]+\/node_modules$/.test(relative(root, from)),
	});
}
cpSync(join(root, 'src/data/migrations'), join(folder, 'build/data/migrations'), { recursive: true });
mkdirSync(join(folder, 'bin'), { recursive: true });
cpSync(node(), join(folder, 'bin/node'));
cpSync(join(root, 'scripts/brume.sh'), join(folder, 'bin/brume'));
for (const program of ['bin/node', 'bin/brume']) chmodSync(join(folder, program), 0o755);
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices(packages));
writeFileSync(
	join(folder, 'sbom.cdx.json'),
	npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'], 'The bill of materials'),
);
const release = {
	version,
	system: `${process.platform}-${process.arch}`,
	node: printed(node(), ['--version'], 'Node').trim(),
};
writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, '\t')}\n`);
await tryOnce(folder);
const bytes = bytesOf(folder);
const megabytes = (bytes / 1024 / 1024).toFixed(0);
if (bytes > MAX_PACKAGE_BYTES)
	giveUp(`The package has ${megabytes} MB, more than the ${MAX_PACKAGE_BYTES / 1024 / 1024} it may have.`);
if (given) process.stderr.write(`${folder}: ${megabytes} MB.\n`);
else {
	printed('tar', ['-czf', `${folder}.tar.gz`, '-C', dirname(folder), name], 'The archive');
	const packed = (statSync(`${folder}.tar.gz`).size / 1024 / 1024).toFixed(0);
	process.stderr.write(`${relative(root, folder)}.tar.gz: ${packed} MB, ${megabytes} MB unpacked.\n`);
}

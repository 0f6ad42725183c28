/** The package, as a machine without Node, npm or the source meets it: nothing in it can be written by who runs it. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRoot, ordinaryUser, type SystemUser } from './as-user';
import { printedAddress, untilPrinted } from './e2e/server';
import { limit } from './pace';
import { root } from './sources';
import { openFolder } from './template';

const [folder, place] = [openFolder('package'), openFolder('package-data')];
const data = join(place, 'data');
const user: Partial<SystemUser> = ordinaryUser() ?? {};
const env = { PATH: '/usr/bin:/bin', DATA_DIR: data, HOST: '127.0.0.1' };
/** A port at which nothing listens. */
const NOBODY = '1';

/** Every file of the package with its size and time. */
const state = () =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			const { size, mtimeMs } = statSync(path);
			return `${path} ${size} ${mtimeMs}`;
		})
		.toSorted();

const command = (args: string[], port = NOBODY) =>
	spawnSync(join(folder, 'bin/brume'), args, {
		...user,
		cwd: '/',
		env: { ...env, PORT: port },
		encoding: 'utf8',
		timeout: limit(60_000),
	});

beforeAll(() => {
	// The folder is made by the command itself.
	rmSync(folder, { recursive: true });
	const made = spawnSync(process.execPath, ['scripts/package.mjs', '--folder', folder], {
		cwd: root,
		encoding: 'utf8',
	});
	if (made.status !== 0) throw new Error(made.stderr);
	if (!isRoot) spawnSync('chmod', ['-R', 'a-w', folder]);
	mkdirSync(data);
	if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
});
afterAll(() => {
	if (!isRoot) spawnSync('chmod', ['-R', 'u+w', folder]);
	for (const path of [folder, place]) rmSync(path, { recursive: true, force: true });
});

describe('the package', () => {
	test('holds no source, no package of development, every licence and a bill of materials', () => {
		expect(['src', 'tests', 'demo', 'package-lock.json'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
		const passed = readdirSync(join(folder, 'node_modules'));
		expect(['vite', 'vitest', 'typescript', 'playwright-core'].filter((name) => passed.includes(name))).toEqual([]);
		expect(passed).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'sharp']));
		const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
		expect(notices).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
		expect(notices).toContain('PostgreSQL 18 (PostgreSQL License)');
		expect(notices).toContain('Node.js is licensed for use as follows');
		const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
			bomFormat: string;
			components: { name: string }[];
		};
		expect(bill.bomFormat).toBe('CycloneDX');
		expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'sharp']));
	});

	test('serves, and runs its commands beside it, without writing anything of itself', async () => {
		const before = state();
		const child = spawn(join(folder, 'bin/brume'), ['start'], { ...user, cwd: '/', env: { ...env, PORT: '0' } });
		let text = '';
		child.stdout.on('data', (part: Buffer) => (text += part));
		child.stderr.on('data', (part: Buffer) => (text += part));
		await untilPrinted(child, 'is ready at', () => text);
		const url = printedAddress(text);
		const answers = await Promise.all(['/', '/es', '/admin'].map(async (path) => (await fetch(url + path)).status));
		const health = command(['health'], new URL(url).port);
		const token = command(['token', 'proof']);
		const link = command(['user', 'link']);
		const wrong = command(['import', 'wordpress', '/nothing.xml', '--dry-run']);
		const unknown = command(['nonsense']);
		const ended = new Promise((done) => child.once('exit', done));
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
		expect(answers).toEqual([200, 200, 200]);
		expect(health.status).toBe(0);
		expect(token.stdout.trim()).toMatch(/^\S{30,}$/);
		expect(link.stdout).toMatch(/^http:\/\/127\.0\.0\.1:1\/admin\S+$/m);
		expect(wrong.stderr).toContain('/nothing.xml cannot be read');
		expect([wrong.status, unknown.status]).toEqual([1, 2]);
		expect(unknown.stderr).toContain('There is no command "nonsense"');
		expect(command(['health']).stderr.trim()).toMatch(
			/^No site answers at \S+, port \d+; HOST and PORT, or SETTINGS_FILE, say where it is\.$/,
		);
		expect(command(['token', '--help']).stderr).toContain('Usage: brume token NAME');
		expect(state()).toEqual(before);
	});

	test('is neither installed nor built again by the commands of npm', () => {
		const run = spawnSync(join(folder, 'bin/node'), ['scripts/run.mjs', 'token', '--help'], {
			...user,
			cwd: folder,
			env,
			encoding: 'utf8',
		});
		expect(run.status).toBe(0);
		expect(run.stderr).toContain('Usage: npm run token');
		expect(run.stderr).not.toMatch(/Installing|Building/);
	});
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
	version: string;
	resolved?: string;
	integrity?: string;
	link?: boolean;
}

const root = join(import.meta.dirname, '..');
const read = <T>(name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const manifest =
	read<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>('package.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Lowest versions that are safe to run. */
const FLOORS: Record<string, string> = {
	hono: '4.13.5',
	'@hono/node-server': '1.19.15',
	'drizzle-orm': '0.45.2',
	sharp: '0.35.4',
	nodemailer: '9.1.1',
};

const isAtLeast = (version: string, floor: string): boolean => {
	const [a, b] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number)) as [number[], number[]];
	for (const [i, part] of b.entries()) if ((a[i] ?? 0) !== part) return (a[i] ?? 0) > part;
	return true;
};

test('every dependency is pinned to one version', () => {
	const ranges = Object.values({
		...manifest.dependencies,
		...manifest.devDependencies,
		...manifest.optionalDependencies,
	}).filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
	expect(ranges).toEqual([]);
});

test('every package in the lock file is held to its content', () => {
	expect(installed.length).toBeGreaterThan(100);
	expect(
		installed.filter(([, locked]) => !locked.link && !locked.integrity?.startsWith('sha512-')).map(([path]) => path),
	).toEqual([]);
});

test('no package is older than its known holes', () => {
	for (const [name, floor] of Object.entries(FLOORS)) {
		const version = packages[`node_modules/${name}`]?.version ?? '0';
		expect(isAtLeast(version, floor), `${name} ${version} is below ${floor}`).toBe(true);
	}
});

test('nothing renders components on behalf of a client', () => {
	expect(installed.map(([path]) => path).filter((path) => /react-server-dom|@vitejs\/plugin-rsc/.test(path))).toEqual(
		[],
	);
});

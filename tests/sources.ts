/** The files of the source and what they import, for the tests of the site itself. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A module: a folder of the source with a role, and what it may import. */
export interface Module {
	module: string;
	/** Folder below the project's. */
	path: string;
	what: string;
	/** Other modules whose values it may import; types are free. */
	may_import: string[] | 'everything';
	/** The only packages it may import; any where this is left out. */
	packages?: string[];
	/** The browsers that may load its modules: all of them, or those of one audience. */
	in_browser?: true | 'readers' | 'newsroom';
}

/** The module boundaries: `boundaries.json`, which the build's check of the browsers' bundles reads too. */
export const { modules } = JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8')) as { modules: Module[] };

/** The module in which a file lies. @param file path below the project's folder */
export const moduleOf = (file: string): Module | undefined => modules.find(({ path }) => file.startsWith(`${path}/`));

/** Programs of the source, without tests and what only tests use; paths below the project's folder. */
export function sourceFiles(): string[] {
	const folders = ['src', 'demo'];
	const all = folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
	);
	return all.filter(
		(file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|fixture\.tsx?$|\/harness\.ts$/.test(file),
	);
}

export interface Import {
	/** File of the source, below the project's folder; undefined where it is a package. */
	file: string | undefined;
	/** As it is written. */
	name: string;
	/** True where it brings types alone. */
	isType: boolean;
}

const STATEMENT = /^(?:import|export)\s+(type\s)?([^'"]*?from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const isOnlyTypes = (clause: string) =>
	/^\{[^}]*\}\s*from\s+$/.test(clause) &&
	clause
		.replace(/[{}]|from/g, '')
		.split(',')
		.every((name) => !name.trim() || name.trim().startsWith('type '));

function found(from: string, name: string): string | undefined {
	if (!name.startsWith('.')) return undefined;
	const path = normalize(join(dirname(from), name.replace(/\?.*$/, '')));
	const file = ['', '.ts', '.tsx', '.js', '/index.ts']
		.map((end) => path + end)
		.find((one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile());
	if (!file) throw new Error(`${from} imports ${name}, which is not there`);
	return relative('.', file);
}

/** What a file imports, in order. */
export function importsOf(file: string): Import[] {
	const text = readFileSync(join(root, file), 'utf8');
	const statements = [...text.matchAll(STATEMENT)].map(([, type, clause = '', name = '']) => ({
		name,
		isType: type !== undefined || isOnlyTypes(clause),
	}));
	const dynamic = [...text.matchAll(DYNAMIC)].map(([, name = '']) => ({ name, isType: false }));
	return [...statements, ...dynamic].map((one) => ({ ...one, file: found(file, one.name) }));
}

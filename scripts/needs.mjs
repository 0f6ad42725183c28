/** Finds out what must be prepared for a test, by following its imports. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

/** Things that can be prepared, and the words that ask for them in a test file or in a file it imports. */
const SIGNS = {
	databases: /\bTEST_DATABASE_URL\b|\bTEST_FOLDER\b|\bTEST_TEMPLATE\b|startPostgres/,
	browser: /from '@playwright\/test'|playwright-core|CHROMIUM_PATH/,
	build: /build\/(?:client|server)\b/,
};
/** Everything there is to prepare. */
export const EVERYTHING = Object.keys(SIGNS);
/**
 * Name of the environment variable that hands the chosen needs on to the set-up of the run; without it all are
 * prepared.
 */
export const NEEDS_VARIABLE = 'TEST_NEEDS';

/** Files of tests, as paths below the project with forward slashes. */
export function testFiles() {
	return ['src', 'demo', 'tests']
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name).replaceAll('\\', '/')),
		)
		.filter((path) => /\.test\.tsx?$/.test(path))
		.sort();
}

/** Path of an imported file; undefined for packages and for files that are no TypeScript. */
function resolve(from, name) {
	const path = join(dirname(from), name);
	const found = [path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(one) && statSync(one).isFile());
	return found && /\.tsx?$/.test(found) ? found : undefined;
}

/** Signs and imports of each file, by its path: a module that many tests import is read once. */
const modules = new Map();

/** Reads what a file itself asks for, and which files it imports. */
function moduleAt(path) {
	const known = modules.get(path);
	if (known) return known;
	const text = readFileSync(path, 'utf8');
	const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, name]) => name);
	const module = {
		signs: EVERYTHING.filter((name) => SIGNS[name].test(text)),
		imports: names.map((name) => resolve(path, name)).filter((found) => found !== undefined),
	};
	modules.set(path, module);
	return module;
}

/**
 * Names of what the given test files need. Imports of types are followed too: to prepare something in vain costs less
 * than to miss it.
 */
export function needsOf(files) {
	const [seen, needs] = [new Set(), new Set()];
	const read = (path) => {
		if (seen.has(path) || needs.size === EVERYTHING.length) return;
		seen.add(path);
		const { signs, imports } = moduleAt(path);
		for (const name of signs) needs.add(name);
		for (const next of imports) read(next);
	};
	for (const file of files) read(join(root, file));
	return [...needs];
}

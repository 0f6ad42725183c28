/** What a test needs prepared before it, found by following what its file imports. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

/** What can be prepared, and the words that ask for it in a file of tests or in a file it imports. */
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

/** Path of what a file imports under this name; undefined for packages and what is no script. */
function resolve(from, name) {
	const path = join(dirname(from), name);
	const found = [path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(one) && statSync(one).isFile());
	return found && /\.tsx?$/.test(found) ? found : undefined;
}

/**
 * What these files of tests need, by name.
 * Types are followed too: to prepare something in vain costs less than to miss it.
 */
export function needsOf(files) {
	const [seen, needs] = [new Set(), new Set()];
	const read = (path) => {
		if (seen.has(path) || needs.size === EVERYTHING.length) return;
		seen.add(path);
		const text = readFileSync(path, 'utf8');
		for (const name of EVERYTHING) if (SIGNS[name].test(text)) needs.add(name);
		for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)) {
			const next = resolve(path, name);
			if (next) read(next);
		}
	};
	for (const file of files) read(join(root, file));
	return [...needs];
}

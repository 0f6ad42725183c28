/** What only some nodes, or only editors, need is no part of what a start loads (docs/decisions/136). */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtServer } from './e2e/server';

const STATIC = /\b(?:from|import)\s*"(?<path>\.[^"]+\.js)"/g;
const DYNAMIC = /\bimport\(\s*[`"](?<path>\.[^`"]+\.js)[`"]\s*\)/g;

const pathsIn = (file: string, pattern: RegExp): string[] =>
	[...readFileSync(file, 'utf8').matchAll(pattern)].map(({ groups }) => join(dirname(file), groups?.path ?? ''));

/** Built files that a file imports by name, however far, and itself. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
	if (!seen.has(file)) {
		seen.add(file);
		for (const path of pathsIn(file, STATIC)) loadedWith(path, seen);
	}
	return seen;
}

/** Sources in a built file, as its map names them. */
function sourcesOf(file: string): string[] {
	const map = `${file}.map`;
	return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
}

test('a start loads neither the newsroom nor what sends, inspects and measures', () => {
	// The process loads its two halves itself.
	const started = new Set([builtServer, ...pathsIn(builtServer, DYNAMIC)].flatMap((file) => [...loadedWith(file)]));
	const loaded = [...started].flatMap(sourcesOf);
	const isLoaded = (path: string) => loaded.some((source) => source.includes(path));
	for (const path of ['src/boot/serve.ts', 'src/boot/opening.ts', 'src/site/render/site.ts', 'node_modules/react-dom/'])
		expect(isLoaded(path), path).toBe(true);
	for (const path of [
		...['src/api/newsroom/newsroom.ts', 'src/api/newsroom/article/', 'src/api/newsroom/entity/'],
		...[
			'node_modules/nodemailer/',
			'node_modules/file-type/',
			'node_modules/prom-client/',
			'node_modules/@opentelemetry/',
		],
		...['src/platform/tracing/open-tracing.ts', 'src/importers/', 'src/cli/', 'src/commands/demo/content'],
	])
		expect(isLoaded(path), path).toBe(false);
});

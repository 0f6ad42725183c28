import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { clientFolder } from '../../tests/e2e/client-files';

const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/newsroom.json'), 'utf8')) as Manifest;
const weight = (file: string) => brotliCompressSync(readFileSync(join(clientFolder, file))).length;

/** A part of the script and everything that it loads with itself, by file. */
function together(names: readonly string[]): Set<string> {
	const files = new Set<string>();
	const add = (name: string) => {
		const part = manifest[name];
		if (!part || files.has(part.file)) return;
		files.add(part.file);
		for (const other of part.imports ?? []) add(other);
	};
	for (const name of names) add(name);
	return files;
}

const ENTRY = 'src/newsroom/entry.tsx';
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weight(file), 0);

it.each(['screens/list', 'screens/today', 'screens/edit', 'articles/list', 'articles/edit'])(
	'the first screen, %s with words and styles, weighs at most 180 KB',
	(screen) => {
		const files = together([ENTRY, `src/newsroom/${screen}.tsx`, 'src/newsroom/words/es.ts', 'style.css']);
		expect(sum(files)).toBeLessThanOrEqual(180 * 1024);
	},
);

it('the editor of texts weighs at most 95 KB more, and comes after the screen it stands on', () => {
	const first = together([ENTRY, 'src/newsroom/articles/edit.tsx']);
	const editor = [...together(['src/newsroom/editor/editor.tsx'])].filter((file) => !first.has(file));
	expect(editor.length).toBeGreaterThan(0);
	expect(sum(editor)).toBeLessThanOrEqual(95 * 1024);
});

it('whatever else is loaded later weighs at most 60 KB a part', () => {
	const first = together([ENTRY, 'src/newsroom/editor/editor.tsx']);
	const later = Object.values(manifest).filter(({ file }) => file.endsWith('.js') && !first.has(file));
	expect(later.length).toBeGreaterThan(10);
	expect(later.filter(({ file }) => weight(file) > 60 * 1024)).toEqual([]);
});

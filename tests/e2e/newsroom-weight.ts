import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { clientFolder } from './client-files';

const ENTRY = 'src/newsroom/entry.tsx';
const EDITOR = 'src/newsroom/editor/editor.tsx';

/** Screens of the newsroom that are weighed as the first one of a visit. */
export const FIRST_SCREENS = ['screens/list', 'screens/today', 'screens/edit', 'articles/list', 'articles/edit'];

const manifest = () => JSON.parse(readFileSync(join(clientFolder, '.vite/newsroom.json'), 'utf8')) as Manifest;
const weight = (file: string) => brotliCompressSync(readFileSync(join(clientFolder, file))).length;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weight(file), 0);

/** A part of the script and everything that it loads with itself, by file. */
function together(names: readonly string[]): Set<string> {
	const parts = manifest();
	const files = new Set<string>();
	const add = (name: string) => {
		const part = parts[name];
		if (!part || files.has(part.file)) return;
		files.add(part.file);
		for (const other of part.imports ?? []) add(other);
	};
	for (const name of names) add(name);
	return files;
}

/** Bytes of a screen with words and styles, in brotli. @param screen path below `src/newsroom`, without its ending */
export const firstScreenBytes = (screen: string): number =>
	sum(together([ENTRY, `src/newsroom/${screen}.tsx`, 'src/newsroom/words/es.ts', 'style.css']));

/** Bytes that the editor of texts adds to the screen of an article, in brotli. */
export function editorBytes(): number {
	const first = together([ENTRY, 'src/newsroom/articles/edit.tsx']);
	return sum([...together([EDITOR])].filter((file) => !first.has(file)));
}

/** Bytes in brotli of each script that is loaded after the first screen and the editor. */
export function laterParts(): number[] {
	const first = together([ENTRY, EDITOR]);
	return Object.values(manifest())
		.filter(({ file }) => file.endsWith('.js') && !first.has(file))
		.map(({ file }) => weight(file));
}

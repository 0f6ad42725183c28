import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** A file of the browser's script or styles, as it was built for production. */
export interface ClientFile {
	/** Path below `build/client`, which is also its address below the site: `assets/entry-….js`. */
	path: string;
	content: Buffer;
	/** Its name in the build: `entry`, `site`, `visit`; undefined for a font and the like. */
	name: string | undefined;
	/** True where pages refer to it; all others are loaded by another file. */
	isEntry: boolean;
	/** Other files that are loaded with it. */
	imports: string[];
}

/** Folder of the browser's files; a run of tests builds it first where it is older than the source. */
export const clientFolder = join(import.meta.dirname, '../../build/client');

/** Files that the build made for pages, without the copies of `public`. */
export function clientFiles(): ClientFile[] {
	const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
	const parts = Object.values(manifest);
	const named = new Map(parts.map((part) => [part.file, part]));
	// Fonts of a style sheet are listed only among the sheet's assets.
	const paths = new Set(parts.flatMap((part) => [part.file, ...(part.css ?? []), ...(part.assets ?? [])]));
	return [...paths].map((path) => {
		const part = named.get(path);
		return {
			path,
			content: readFileSync(join(clientFolder, path)),
			name: part?.name,
			isEntry: part?.isEntry ?? false,
			imports: part?.imports ?? [],
		};
	});
}

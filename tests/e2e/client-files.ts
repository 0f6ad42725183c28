import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** A file of the browser's script or styles, as it was built for production. */
export interface ClientFile {
	/** Below `build/client`, which is also its address below the site: `assets/entry-….js`. */
	path: string;
	content: Buffer;
	/** Name it has in the build: `entry`, `site`, `visit`; undefined for a font and the like. */
	name: string | undefined;
	/** A page names it itself; everything else is loaded by another file. */
	isEntry: boolean;
	/** It is loaded together with these other files. */
	imports: string[];
}

/**
 * Folder of the browser's files, which a run of tests builds before the first of them where it is not that of the
 * source.
 */
export const clientFolder = join(import.meta.dirname, '../../build/client');

/** What the build put there for pages to ask for, without the copies of `public`. */
export function clientFiles(): ClientFile[] {
	const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
	const parts = Object.values(manifest);
	const named = new Map(parts.map((part) => [part.file, part]));
	// A font of a sheet stands only among what the sheet brings.
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

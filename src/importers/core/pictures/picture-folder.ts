import { opendir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { decoded } from '../../../shared/address/slugs';
import { ImportError } from '../import-error';
import { fileKey } from './attachments';

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)$/i;
const MAX_BYTES = 20 * 1024 * 1024;

const segments = (path: string) => decoded(path).toLowerCase().split('/').filter(Boolean);
/** How many names two paths share, counted from their ends. */
function sharedEnd(one: string[], other: string[]): number {
	let count = 0;
	while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
	return count;
}

/** The pictures of a folder, found by the end of the addresses they had. */
export interface PictureFolder {
	/**
	 * File of an address: the one of the same name whose folders match best; a size of it, or what it is a size of,
	 * otherwise.
	 */
	find(address: string): string | undefined;
	/** @throws Error when the file is larger than 20 MB or cannot be read. */
	read(file: string): Promise<Uint8Array>;
}

/**
 * Looks through a folder and all below it, links to elsewhere excepted.
 * @throws ImportError when there is no such folder.
 */
export async function openPictureFolder(folder: string): Promise<PictureFolder> {
	const byName = new Map<string, string[]>();
	const byKey = new Map<string, string[]>();
	const note = (map: Map<string, string[]>, name: string, file: string) => {
		const files = map.get(name);
		if (files) files.push(file);
		else map.set(name, [file]);
	};
	const directory = await opendir(folder, { recursive: true }).catch(() => {
		throw new ImportError(`The folder ${folder} cannot be read; name the one the pictures are in with --images.`);
	});
	for await (const entry of directory) {
		if (!entry.isFile() || !IMAGE_FILE.test(entry.name)) continue;
		const file = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
		note(byName, entry.name.toLowerCase(), file);
		note(byKey, fileKey(entry.name), file);
	}
	for (const files of [...byName.values(), ...byKey.values()]) files.sort();
	return {
		find(address) {
			const path = segments(new URL(address).pathname);
			const name = path.at(-1) ?? '';
			const files = byName.get(name) ?? byKey.get(fileKey(name)) ?? [];
			return files.reduce<string | undefined>(
				(best, file) =>
					best === undefined || sharedEnd(segments(file), path) > sharedEnd(segments(best), path) ? file : best,
				undefined,
			);
		},
		async read(file) {
			const path = join(folder, file);
			if ((await stat(path)).size > MAX_BYTES) throw new Error('it is larger than 20 MB');
			return readFile(path);
		},
	};
}

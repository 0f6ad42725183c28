import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder } from '../template';

/** A disk of its own under a folder, small enough to fill. */
export interface TinyDisk {
	/** False where nothing may be mounted: then `fill` makes the folder one that takes no file. */
	isReal: boolean;
	fill(): void;
	/** Gives the space back. */
	empty(): void;
	/** Names of the files in it, without the one that fills it. */
	files(): string[];
	remove(): void;
}

const FILLER = 'filler';
const STEPS = [1024 * 1024, 64 * 1024, 4096];

/** Takes all the space there is. */
function fill(file: string): void {
	const filler = openSync(file, 'a');
	for (const step of STEPS) {
		const bytes = Buffer.alloc(step, 1);
		try {
			while (writeSync(filler, bytes) === step);
		} catch {
			// Full, as far as articles of this size go.
		}
	}
	closeSync(filler);
}

/**
 * Needs the right to mount; without it only folders that hold nothing else can be tried.
 * @param megabytes size of the disk
 */
export function tinyDisk(folder: string, megabytes: number): TinyDisk {
	mkdirSync(folder, { recursive: true });
	const isReal =
		process.platform === 'linux' &&
		spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder]).status === 0;
	const filler = join(folder, FILLER);
	const aside = `${folder}.aside`;
	return {
		isReal,
		fill() {
			if (isReal) return fill(filler);
			renameSync(folder, aside);
			writeFileSync(folder, '');
		},
		empty() {
			rmSync(isReal ? filler : folder, { force: true });
			if (!isReal) renameSync(aside, folder);
		},
		files: () =>
			readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
				entry.isFile() && entry.name !== FILLER ? [entry.name] : [],
			),
		remove() {
			if (isReal) spawnSync('umount', ['-l', folder]);
		},
	};
}

/**
 * Puts a folder with all that is in it on a small disk, for as long as something is done there.
 * @returns what came of it; undefined where nothing may be mounted
 */
export async function onTinyDisk<T>(
	folder: string,
	megabytes: number,
	run: (disk: TinyDisk) => Promise<T>,
): Promise<T | undefined> {
	const aside = `${folder}.aside`;
	renameSync(folder, aside);
	const disk = tinyDisk(folder, megabytes);
	try {
		for (const name of readdirSync(aside)) copyFolder(join(aside, name), folder);
		return disk.isReal ? await run(disk) : undefined;
	} finally {
		disk.remove();
		rmSync(aside, { recursive: true, force: true });
	}
}

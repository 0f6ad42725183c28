/** Where the temporary folder of a run of tests is made. */
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Beginning of the names of such folders, and the file in each with the number of the process that made it. */
export const [PREFIX, OWNER] = ['brume-run-', 'owner'];

/** Bytes that have to be free: several times what a whole run needs at once. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/** True where programs may be started from a mounted folder. @param mounts lines as in `/proc/mounts` */
function mayRunFrom(folder, mounts) {
	const [, , , options] =
		mounts
			.split('\n')
			.map((line) => line.split(' '))
			.find(([, path]) => path === folder) ?? [];
	return options !== undefined && !options.split(',').includes('noexec');
}

const isRunning = (pid) => existsSync(`/proc/${pid}`);

/** Removes what killed runs have left in memory: nothing else would before the machine is started again. */
function removeOrphans(folder) {
	for (const name of readdirSync(folder).filter((one) => one.startsWith(PREFIX))) {
		try {
			if (!isRunning(readFileSync(join(folder, name, OWNER), 'utf8')))
				rmSync(join(folder, name), { recursive: true, force: true });
		} catch {
			// It has just been made or removed by another run, or belongs to another user.
		}
	}
}

/**
 * The folder in which a run makes its own: on Linux one that is kept in memory, where there is enough of it and the
 * environment names no other. The tests copy a database of 1,200 files hundreds of times, which on a disk takes a fifth
 * of their time.
 * @param machine what Linux has under these names
 */
export function chooseParent({ memory = '/dev/shm', mounts = '/proc/mounts', enough = ENOUGH_BYTES } = {}) {
	if (process.platform !== 'linux' || process.env.TMPDIR !== undefined || !existsSync(memory)) return tmpdir();
	const { bavail, bsize } = statfsSync(memory);
	const isEnough = Math.min(bavail * bsize, freemem()) >= enough;
	if (!isEnough || !mayRunFrom(memory, readFileSync(mounts, 'utf8'))) return tmpdir();
	removeOrphans(memory);
	return memory;
}

import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is named at most where much was left behind. */
const NAMED = 10;

/** Milliseconds for which a database that ends because the run was ended may still write. */
const LONGEST_END = 10_000;

function remove(folder) {
	const end = Date.now() + LONGEST_END;
	while (existsSync(folder)) {
		try {
			rmSync(folder, { recursive: true, force: true });
		} catch (error) {
			if (Date.now() > end) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
		}
	}
}

/**
 * A temporary folder of a run's own, so that what its tests leave behind there is seen, and goes with it.
 * @returns `env`, by which a process takes it for the system's; `close`, which removes it and names what was left in it
 */
export function openScratch() {
	const folder = mkdtempSync(join(tmpdir(), 'brume-run-'));
	// The user who runs a test's database may enter it.
	chmodSync(folder, 0o711);
	return {
		// Node's own cache of compiled code is nobody's litter, and of no use in a folder that goes with the run.
		env: { TMPDIR: folder, TEMP: folder, TMP: folder, NODE_DISABLE_COMPILE_CACHE: '1' },
		close() {
			const left = readdirSync(folder).sort();
			remove(folder);
			return left.length > NAMED ? [...left.slice(0, NAMED), `and ${left.length - NAMED} more`] : left;
		},
	};
}

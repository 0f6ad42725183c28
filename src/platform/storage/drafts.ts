import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds without a write after which a draft counts as abandoned: longer than the longest upload. */
const FORGOTTEN_MS = 30 * 60_000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const NAME = /\.([0-9a-f]{8})-(\d+)-[0-9a-f]{8}\.draft$/;

/**
 * Path for a file that is being written: it names the process, so that the file can be removed when its process has
 * died.
 */
export async function draftPath(folder: string, name: string): Promise<string> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	return join(folder, `${name}.${host}-${process.pid}-${randomBytes(4).toString('hex')}.draft`);
}

/** True while a process of this number runs on this machine. */
export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}

/** Removes the drafts of dead processes, and of other machines when they have not grown for half an hour. */
export async function sweepDrafts(folder: string): Promise<void> {
	const begun = Date.now() - process.uptime() * 1000;
	for (const name of await readdir(folder).catch(() => [])) {
		const [, ofHost, pid] = NAME.exec(name) ?? [];
		if (!pid) continue;
		const path = join(folder, name);
		const found = await stat(path).catch(() => undefined);
		if (!found) continue;
		// In a container every start of the process has the same number.
		const isDead = ofHost === host && (Number(pid) === process.pid ? found.mtimeMs < begun : !isAlive(Number(pid)));
		if (isDead || Date.now() - found.mtimeMs > FORGOTTEN_MS) await rm(path, { force: true });
	}
}

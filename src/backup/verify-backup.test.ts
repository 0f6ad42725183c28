import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from '../shared/errors';
import { folderStore } from './folder-store';
import { verifyBackup } from './verify-backup';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brume-trials-'));
	vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true, force: true });
});

/** Leaves what a killed trial leaves, whose socket lies elsewhere. */
function leaveTrial(pid: number): { trial: string; socket: string } {
	const trial = join(folder, `brume-verify-${pid}-abcdef`);
	const socket = join(folder, `elsewhere-${pid}`);
	mkdirSync(join(trial, 'postgres'), { recursive: true });
	mkdirSync(socket);
	writeFileSync(join(socket, 'file'), '');
	symlinkSync(socket, join(trial, 'postgres/socket'));
	return { trial, socket };
}

/** Number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

/** Begins a trial, which sweeps before it opens its database. */
const tryAny = () =>
	verifyBackup({
		...{ store: folderStore(folder), name: 'a', secret: 'x'.repeat(32) },
		...{ signal: new AbortController().signal, progress: () => {} },
		open: () => Promise.reject(new StartError('No room.')),
	});

test('a trial removes what killed ones left, and leaves those that run', async () => {
	const [dead, running] = [leaveTrial(deadPid()), leaveTrial(process.ppid)];
	await expect(tryAny()).rejects.toThrow('No room.');
	expect([dead.trial, dead.socket].filter(existsSync)).toEqual([]);
	expect([running.trial, running.socket].filter(existsSync)).toHaveLength(2);
});

test('what somebody else or a link put there under such a name is neither followed nor removed', async () => {
	const linked = leaveTrial(deadPid());
	symlinkSync(linked.trial, join(folder, `brume-verify-${deadPid()}-linked`));
	const kept = join(folder, 'kept');
	mkdirSync(kept);
	const trap = join(folder, `brume-verify-${deadPid()}-trap`);
	symlinkSync(kept, trap);
	await expect(tryAny()).rejects.toThrow('No room.');
	expect(existsSync(kept)).toBe(true);
	if (process.getuid?.() !== 0) return;
	// Root would follow the link of anybody.
	const foreign = leaveTrial(deadPid());
	chownSync(foreign.trial, 65_534, 65_534);
	await expect(tryAny()).rejects.toThrow('No room.');
	expect([foreign.trial, foreign.socket].filter(existsSync)).toHaveLength(2);
});

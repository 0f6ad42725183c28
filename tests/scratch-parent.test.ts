import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseParent, OWNER, PREFIX } from '../scripts/scratch-parent.mjs';
import { openFolder } from './template';

/** Number of a process that no system gives away. */
const NOBODY = 2 ** 30;

let memory: string;
let mounts: string;
const mount = (options: string) =>
	writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs ${memory} tmpfs ${options} 0 0\n`);

beforeEach(() => {
	const folder = openFolder('parent');
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	memory = join(folder, 'memory');
	mounts = join(folder, 'mounts');
	mkdirSync(memory);
	mount('rw,relatime');
	vi.stubEnv('TMPDIR', undefined);
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
});

const isLinux = process.platform === 'linux';

test('the folder of a run is made in memory on Linux, and what killed runs have left there is removed', () => {
	const left = (name: string, owner?: number) => {
		mkdirSync(join(memory, name));
		if (owner !== undefined) writeFileSync(join(memory, name, OWNER), String(owner));
		return join(memory, name);
	};
	const killed = left(`${PREFIX}killed`, NOBODY);
	const kept = [left(`${PREFIX}running`, process.pid), left(`${PREFIX}begun`), left('of-others', NOBODY)];
	const unreadable = left(`${PREFIX}unreadable`);
	mkdirSync(join(unreadable, OWNER));
	kept.push(unreadable);
	expect(chooseParent({ memory, mounts, enough: 1 })).toBe(isLinux ? memory : tmpdir());
	expect(existsSync(killed)).toBe(!isLinux);
	expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});

test.each<[string, () => number]>([
	['there is too little memory', () => 2 ** 60],
	[
		'no program may be started there',
		() => {
			mount('rw,noexec');
			return 1;
		},
	],
	[
		'nothing is mounted there',
		() => {
			writeFileSync(mounts, '');
			return 1;
		},
	],
	[
		'Linux has none',
		() => {
			rmSync(memory, { recursive: true });
			return 1;
		},
	],
	[
		'the environment names another folder',
		() => {
			vi.stubEnv('TMPDIR', tmpdir());
			return 1;
		},
	],
])('the folder of a run is made in the temporary one where %s', (_case, enough) => {
	expect(chooseParent({ enough: enough(), memory, mounts })).toBe(tmpdir());
});

/** The built server and the built commands find the same settings file. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases';
import { builtServer, startServer } from './e2e/server';
import { EMPTY, openFolder } from './template';

let database: { name: string; url: string };
let folder: string;
beforeAll(async () => {
	database = await createDatabase(EMPTY);
	folder = openFolder('settings');
});
afterAll(async () => {
	await dropDatabase(database.name);
	rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the operator in a shell that knows nothing but these variables. */
function command(env: Record<string, string>, ...args: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(builtServer, '../command.js'), ...args], {
		cwd: '/',
		env: { PATH: process.env.PATH, ...env },
		encoding: 'utf8',
	});
	return { code: status, stdout, stderr };
}

test('a command in a bare shell works on the site of the service, by its file or by its data folder', async () => {
	const settings = `SITE_URL=https://news.example\nDEMO=false\nDATABASE_URL='${database.url}'\n`;
	const file = join(folder, 'named.env');
	writeFileSync(file, `${settings}DATA_DIR=${folder}\n`, { mode: 0o600 });
	const server = await startServer({ SETTINGS_FILE: file }, folder);
	expect(server.output()).toContain(`; settings of ${file}; e-mail goes to `);
	expect(server.output()).toContain('is ready at https://news.example ');
	const link = {
		code: 0,
		stdout: expect.stringMatching(/^https:\/\/news\.example\/admin\/link\/\S{43}\n$/),
		stderr: '',
	};
	expect(command({ SETTINGS_FILE: file }, 'user', 'link')).toEqual(link);
	writeFileSync(join(folder, 'brume.env'), settings, { mode: 0o600 });
	expect(command({ DATA_DIR: folder }, 'user', 'link')).toEqual(link);
	expect(command({ SETTINGS_FILE: file }, 'doctor').stderr).toContain(`ok     settings  The settings are those of`);
	expect(await server.stop()).toBe(0);
});

test('a file with a line that cannot be read stops the server and the commands with the same sentence', () => {
	const file = join(folder, 'wrong.env');
	writeFileSync(file, 'PORT=0\nBACKUP_KEY=hunter2#hunter2\n');
	const sentence = `The line 2 of ${file} has a value of BACKUP_KEY that needs quotation marks around the whole of it.\n`;
	expect(command({ SETTINGS_FILE: file }, 'user', 'list')).toEqual({ code: 1, stdout: '', stderr: sentence });
	const start = spawnSync(process.execPath, [builtServer], {
		cwd: '/',
		env: { SETTINGS_FILE: file },
		encoding: 'utf8',
	});
	expect([start.status, start.stderr]).toEqual([1, sentence]);
});

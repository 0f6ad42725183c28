import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases';
import { untilPrinted } from './e2e/server';
import { limit } from './pace';
import { root } from './sources';
import { FILLED, openFolder } from './template';

let database: { name: string; url: string };
beforeAll(async () => {
	database = await createDatabase(FILLED);
});
afterAll(() => dropDatabase(database.name));

test('the development server draws a page and answers a call of the newsroom', { timeout: limit(60_000) }, async () => {
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, ...outer } = process.env;
	const dataDir = openFolder('development');
	const child = spawn(process.execPath, ['dev.ts'], {
		cwd: root,
		env: {
			...outer,
			NODE_ENV: 'development',
			PORT: '0',
			DATA_DIR: dataDir,
			DATABASE_URL: database.url,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let text = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part));
	try {
		await untilPrinted(child, ' (development) at ', () => text);
		const address = / \(development\) at (\S+)/.exec(text)?.[1];
		const page = await fetch(`${address}/`);
		expect(page.status).toBe(200);
		expect(await page.text()).toContain('<script type="module" src="/@vite/client">');
		expect((await fetch(`${address}/admin/api/tag`)).status).toBe(401);
	} finally {
		const ended = new Promise((done) => child.once('exit', done));
		child.kill('SIGTERM');
		await ended;
		rmSync(dataDir, { recursive: true, force: true });
	}
});

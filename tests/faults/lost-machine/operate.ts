import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtServer } from '../../e2e/server';

/** How a command of the operator ended. */
export interface Operated {
	/** Null where it was killed. */
	code: number | null;
	seconds: number;
	output: string;
	/** Most memory that its process held at once, in bytes; 0 where it was killed. */
	memory: number;
}

/**
 * Runs a command of the operator as it is built, under the settings of `env`.
 * @param killAfter seconds until it is killed (kill -9), where it has not ended by then
 */
export function operate(args: readonly string[], env: Record<string, string>, killAfter?: number): Promise<Operated> {
	const begun = performance.now();
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const measure = pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs')).href;
	const command = join(builtServer, '../command.js');
	const child = spawn(process.execPath, ['--import', measure, command, ...args], {
		env: { ...outer, NODE_ENV: 'production', ...env },
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
	});
	let [output, memory] = ['', ''];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part));
	child.stdio[3]?.on('data', (part: Buffer) => (memory += part));
	const kill = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter * 1000);
	return new Promise((done) =>
		child.once('close', (code) => {
			clearTimeout(kill);
			done({ code, seconds: (performance.now() - begun) / 1000, output, memory: Number(memory) });
		}),
	);
}

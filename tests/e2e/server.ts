import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemUser } from '../as-user';
import { copyFolder, openFolder } from '../template';

export interface RunningServer {
	url: string;
	pid: number;
	dataDir: string;
	/** What it has printed. */
	output(): string;
	/** Sends SIGTERM and answers the exit code. */
	stop(): Promise<number | null>;
	/** Ends it as a fault would (kill -9), and keeps its folder. */
	kill(): Promise<void>;
}

export const builtServer = join(import.meta.dirname, '../../build/server/server.js');

/** How `npm start` has Node use the memory. */
const memory_arguments = JSON.parse(
	readFileSync(join(import.meta.dirname, '../../scripts/memory-arguments.json'), 'utf8'),
) as string[];
/** The same, for the memory of the machine. */
const memory_variables = { MALLOC_ARENA_MAX: '1' };

/** A build of the site and who runs it. */
export interface Program {
	node?: string;
	file?: string;
	user?: Partial<SystemUser>;
}

/** Waits for a line the process prints, or for its end. */
export function untilPrinted(child: ChildProcess, words: string, printed: () => string): Promise<void> {
	return new Promise((done, fail) => {
		const look = () => {
			if (printed().includes(words)) done();
		};
		child.stdout?.on('data', look);
		child.stderr?.on('data', look);
		child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${printed()}`)));
		look();
	});
}

/** The address that a server has printed. */
export function printedAddress(printed: string): string {
	const address = / is ready at (\S+) /.exec(printed)?.[1];
	if (!address) throw new Error(`The server has not printed its address: ${printed}`);
	return address;
}

/** A data folder that holds the demonstration already, as far as it is not in a database elsewhere. */
function copyDemonstration(hasDatabase: boolean): string {
	const folder = openFolder('server');
	const template = process.env.TEST_TEMPLATE;
	if (template)
		for (const name of hasDatabase ? ['media', 'postgres'] : ['media']) copyFolder(join(template, name), folder);
	return folder;
}

/**
 * The built server as a process of its own, on a free port and a folder of its own. Where it listens behind another
 * address, PORT has to be given.
 * @param folder its data folder; one with the demonstration where it is left out
 * @param program what is run, where it is not our own build as the user of the tests
 */
export async function startServer(
	env: Record<string, string> = {},
	folder?: string,
	{ node = process.execPath, file = builtServer, user = {} }: Program = {},
): Promise<RunningServer> {
	const dataDir = folder ?? copyDemonstration(env.DATABASE_URL === undefined);
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const child = spawn(node, [...memory_arguments, file], {
		...user,
		cwd: '/',
		env: { ...outer, ...memory_variables, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let text = '';
	child.stdout.on('data', (part: Buffer) => (text += part));
	child.stderr.on('data', (part: Buffer) => (text += part));
	const removeOwn = () => {
		if (!folder) rmSync(dataDir, { recursive: true, force: true });
	};
	await untilPrinted(child, 'is ready at', () => text).catch((error: unknown) => {
		removeOwn();
		throw error;
	});
	return {
		url: env.PORT ? `http://127.0.0.1:${env.PORT}` : printedAddress(text),
		pid: child.pid as number,
		dataDir,
		output: () => text,
		async stop() {
			const code = await new Promise<number | null>((done) => {
				if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode);
				child.once('exit', done);
				child.kill('SIGTERM');
			});
			removeOwn();
			return code;
		},
		kill: () =>
			new Promise((done) => {
				child.once('exit', () => done());
				child.kill('SIGKILL');
			}),
	};
}

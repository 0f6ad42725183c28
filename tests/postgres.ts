import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER, serverArguments } from '../src/platform/db/embedded/arguments';
import { makeCluster } from '../src/platform/db/embedded/open';
import { findPlace, reachablePrograms } from '../src/platform/db/embedded/place';
import { program } from '../src/platform/db/embedded/programs';
import { onFreePort } from './free-port';
import { copyFolder, keptTemplate, openFolder, TEMPLATES, UNSAFE_AND_FAST } from './template';

export interface TestServer {
	/** Without a database name; its default database is `postgres`. */
	url: string;
	stop(): Promise<void>;
	/** Stops the server abruptly, as a fault would. */
	kill(): Promise<void>;
	/** Starts it again on the same folder and port. */
	start(): Promise<void>;
	/** Its process. */
	pid(): number;
}

/**
 * Ends the database when this process is gone, however it went: a shell reads from a pipe that closes with the process.
 * The shell is in a group of its own, so that what ends a run does not end it first.
 */
function endWithThisProcess(database: ChildProcess): void {
	if (process.platform === 'win32') return;
	const script = 'read -r end; kill -INT "$1"';
	const watcher = spawn('/bin/sh', ['-c', script, 'sh', String(database.pid)], {
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
		cwd: '/',
	});
	watcher.unref();
	database.once('exit', () => watcher.kill('SIGKILL'));
}

/**
 * A PostgreSQL server of its own, which a test may stop and start as it likes; reached over the loopback address.
 * @param holds what it begins with: nothing of ours, the demonstration in its default database, or the databases to
 * copy
 */
export async function startPostgres(
	holds: 'nothing' | 'demonstration' | 'templates' = 'demonstration',
): Promise<TestServer> {
	const folder = openFolder('postgres');
	const isNew = holds === 'nothing';
	if (!isNew) {
		const template = process.env.TEST_TEMPLATE ?? (await keptTemplate());
		copyFolder(join(template, holds === 'templates' ? TEMPLATES : '', 'postgres'), folder);
	}
	const place = findPlace(folder);
	if (isNew) makeCluster(place, reachablePrograms(place), true);
	const settings = {
		...UNSAFE_AND_FAST,
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		max_connections: '300',
		shared_buffers: '128MB',
	};
	const command = program(reachablePrograms(place), 'postgres');
	const ids = place.account ? { uid: place.account.uid, gid: place.account.gid } : {};
	let child: ChildProcess | undefined;
	const start = async (port: number) => {
		const args = serverArguments({
			cluster: place.cluster,
			listening: { port },
			settings: { ...settings, port: String(port) },
		});
		child = spawn(command, args, { ...ids, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
		endWithThisProcess(child);
		await new Promise<void>((done, fail) => {
			let text = '';
			child?.stderr?.on('data', (part: Buffer) => {
				text += part.toString();
				if (text.includes('ready to accept connections')) done();
			});
			child?.once('close', () => fail(new Error(`PostgreSQL did not start: ${text}`)));
		});
	};
	const end = (signal: NodeJS.Signals) =>
		new Promise<void>((done) => {
			if (!child || child.exitCode !== null || child.signalCode !== null) return done();
			child.once('exit', () => done());
			child.kill(signal);
		});
	const port = await onFreePort(async (free) => {
		await start(free);
		return free;
	});
	return {
		url: `postgres://${SUPERUSER}:${readFileSync(place.passwordFile, 'utf8')}@127.0.0.1:${port}`,
		start: () => start(port),
		kill: () => end('SIGQUIT'),
		pid: () => child?.pid ?? 0,
		async stop() {
			await end('SIGINT');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

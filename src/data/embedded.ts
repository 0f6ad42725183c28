import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseOpeningError } from './database-opening-error';

export interface EmbeddedDatabase {
	/** Folder of the socket, for `pg`'s `host`; its name ends in `.s.PGSQL.5432` as PostgreSQL's own. */
	socket_folder: string;
	stop(): Promise<void>;
}

const answers = (path: string) =>
	new Promise<boolean>((done) => {
		const socket = connect(path);
		socket.once('connect', () => {
			socket.destroy();
			done(true);
		});
		socket.once('error', () => done(false));
	});

const listen = (path: string) =>
	new Promise<Server>((done, fail) => {
		const server = createServer((socket) => socket.destroy());
		server.once('error', fail);
		server.listen(path, () => {
			server.unref();
			done(server);
		});
	});

/** Beside this module in the source, beside the built server after the build. */
function workerFile(): URL {
	for (const name of ['./embedded-worker.ts', './embedded-worker.js', '../embedded-worker.js']) {
		const url = new URL(name, import.meta.url);
		if (existsSync(fileURLToPath(url))) return url;
	}
	throw new DatabaseOpeningError("The embedded database's worker file is missing; run the build again.");
}

/**
 * Opens the embedded PostgreSQL in a folder, for this process alone.
 *
 * The lock is a listening socket (security rule 33): the kernel frees it when the process dies, however it dies.
 * On Linux it lives in the abstract namespace, where binding is atomic; elsewhere a named pipe or a socket file serves.
 * A probe of the database's own socket in the folder also catches a holder in another network namespace.
 * @throws DatabaseOpeningError when the folder cannot be written or another process holds it.
 */
export async function openEmbedded(data_dir: string): Promise<EmbeddedDatabase> {
	const folder = join(data_dir, 'postgres');
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.W_OK);
	} catch {
		throw new DatabaseOpeningError(`The data folder ${data_dir} cannot be written to; choose another with DATA_DIR.`);
	}
	const real = realpathSync(folder);
	const fingerprint = createHash('sha256').update(real).digest('hex').slice(0, 24);
	const in_use = new DatabaseOpeningError(`The data folder ${data_dir} is in use by another process; stop it, or choose another folder with DATA_DIR.`);

	// A socket's address holds about 100 bytes, so a deep folder gets its socket in the system's temporary one.
	let socket_folder = real;
	if (Buffer.byteLength(join(real, '.s.PGSQL.5432')) > 100) {
		socket_folder = join(tmpdir(), `brume-${fingerprint}`);
		mkdirSync(socket_folder, { recursive: true, mode: 0o700 });
	}
	const socket_path = join(socket_folder, '.s.PGSQL.5432');

	const lock_name = process.platform === 'linux' ? `\0brume-${fingerprint}` : process.platform === 'win32' ? `\\\\.\\pipe\\brume-${fingerprint}` : join(socket_folder, 'lock');
	if (process.platform !== 'linux' && process.platform !== 'win32' && !(await answers(lock_name))) rmSync(lock_name, { force: true });
	const lock = await listen(lock_name).catch(() => {
		throw in_use;
	});
	if (existsSync(socket_path)) {
		if (await answers(socket_path)) {
			lock.close();
			throw in_use;
		}
		rmSync(socket_path, { force: true });
	}
	// Left by a process that was killed; the lock above proves that nobody runs on it.
	rmSync(join(real, 'postmaster.pid'), { force: true });

	const worker = new Worker(workerFile(), { workerData: { folder: real, socket_path }, stdout: false });
	await new Promise<void>((done, fail) => {
		worker.once('message', (message: { ready?: boolean; failed?: string }) => {
			if (message.ready) done();
			else fail(new DatabaseOpeningError(`The embedded database in ${data_dir} did not open: ${message.failed}`));
		});
		worker.once('error', fail);
	});
	return {
		socket_folder,
		async stop() {
			const stopped = new Promise<void>((done) => {
				worker.once('exit', () => done());
			});
			worker.postMessage('stop');
			await stopped;
			lock.close();
			rmSync(socket_path, { force: true });
		},
	};
}

import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fingerprint } from './place';

/** True where somebody listens at the socket. */
export const answers = (path: string): Promise<boolean> =>
	new Promise((done) => {
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

/**
 * Takes the folder for this process alone (security rule 33).
 *
 * The lock is a listening socket: the kernel frees it when the process dies, however it dies. On Linux it lives in the
 * abstract namespace, where binding is atomic; elsewhere a named pipe or a socket file serves.
 * @returns the lock, to be closed at the end; undefined where another process holds it
 */
export async function lockFolder(folder: string): Promise<Server | undefined> {
	const name = `brume-${fingerprint(folder)}`;
	const path =
		process.platform === 'linux'
			? `\0${name}`
			: process.platform === 'win32'
				? `\\\\.\\pipe\\${name}`
				: join(folder, 'lock');
	if (process.platform !== 'linux' && process.platform !== 'win32' && !(await answers(path)))
		rmSync(path, { force: true });
	return listen(path).catch(() => undefined);
}

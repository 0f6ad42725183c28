import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to connections, and to servers that do not name one; above 10,080, the last that
 * `fetch` and browsers refuse.
 */
const PORTS = { min: 10_081, max: 32_767 };

/** Matches the message of a program whose port is taken by another. */
const TAKEN = /EADDRINUSE|address already in use/i;
const MAX_TRIES = 10;

const isFree = (port: number) =>
	new Promise<boolean>((done) => {
		const server = createServer();
		server.once('error', () => done(false));
		server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
	});

/**
 * Finds a free port of this machine, for a program that needs its port beforehand; a server that reports its own
 * listens at port 0.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(PORTS.min, PORTS.max + 1);
		if (await isFree(port)) return port;
	}
}

/** Starts a program that needs its port beforehand; again at another where the port has been taken in between. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await start(await freePort());
		} catch (error) {
			if (tries === MAX_TRIES || !TAKEN.test(String(error))) throw error;
		}
	}
}

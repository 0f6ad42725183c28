import { createServer, type ListenOptions, type Server } from 'node:net';
import { StartError } from '../../shared/errors';
import { listenError } from '../listen-error';
import type { Settings } from '../settings';
import { readSiteSettings } from './settings-file';

/** The place where a server listens: an address, or a port that is already held. */
export type ListenAt = Server | ListenOptions;

/**
 * Takes a port that the system chooses, and holds it until a server listens on it: `server.listen(held)`. A connection
 * that comes before that is closed.
 */
export function holdAnyPort(host: string): Promise<{ held: Server; port: number }> {
	const held = createServer((socket) => socket.destroy());
	return new Promise((done, fail) => {
		held.once('error', fail);
		held.listen(0, host, () => {
			const address = held.address();
			done({ held, port: typeof address === 'object' && address ? address.port : 0 });
		});
	});
}

/**
 * The settings, and where to listen. Port 0 means any free port: it is taken before anything else, because the
 * addresses of the site contain it.
 * @throws StartError with one sentence where a setting is wrong or the port cannot be taken
 */
export async function readListening(
	env: Record<string, string | undefined>,
): Promise<{ settings: Settings; listenAt: ListenAt }> {
	const settings = readSiteSettings(env);
	const { port, host } = settings;
	if (port !== 0) return { settings, listenAt: { port, host } };
	const any = await holdAnyPort(host).catch((error: NodeJS.ErrnoException) => {
		throw new StartError(listenError(error, settings));
	});
	return { settings: readSiteSettings({ ...env, PORT: String(any.port) }), listenAt: any.held };
}

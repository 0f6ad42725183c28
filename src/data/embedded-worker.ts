/**
 * Worker thread: PGlite behind a socket, so that a long query never blocks the event loop that answers readers.
 * Runs as plain Node (types are stripped), and therefore imports packages only.
 */
import { chmodSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socket_path } = workerData as { folder: string; socket_path: string };
const port = parentPort;
if (!port) throw new Error('embedded-worker runs in a worker thread only');

try {
	const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
	const server = new PGLiteSocketServer({ db, path: socket_path, maxConnections: 8 });
	await server.start();
	chmodSync(socket_path, 0o600);
	const stop = async () => {
		await server.stop();
		await db.close();
		port.postMessage({ stopped: true });
		port.close();
	};
	port.on('message', (message) => {
		if (message === 'stop') void stop();
	});
	port.postMessage({ ready: true });
} catch (error) {
	port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}

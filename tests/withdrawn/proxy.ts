import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a node and its database, so that a test can cut single connections. */
export interface DatabaseProxy {
	/** Address of the database through here. */
	url: string;
	/** Takes the connections that listen, and takes no new one: by closing them, or by carrying nothing any more. */
	cut(how: 'closed' | 'silent'): void;
	mend(): void;
	stop(): Promise<void>;
}

/** Connections of the pools say their name; one that listens says none. */
const isListening = (first: Buffer) => !first.includes('application_name');

/** @param url address of the database, port included */
export async function startProxy(url: string): Promise<DatabaseProxy> {
	const target = new URL(url);
	const listening = new Set<[Socket, Socket]>();
	const sockets = new Set<Socket>();
	let state: 'whole' | 'closed' | 'silent' = 'whole';
	const silence = (pair: readonly Socket[]) => {
		for (const socket of pair) socket.unpipe().removeAllListeners('data').resume();
	};
	const server = createServer((near) => {
		sockets.add(near);
		near.on('error', () => {});
		near.once('data', (first: Buffer) => {
			near.pause();
			if (isListening(first) && state === 'closed') return near.destroy();
			if (isListening(first) && state === 'silent') {
				listening.add([near, near]);
				return near.resume();
			}
			const far = connect(Number(target.port), target.hostname);
			sockets.add(far);
			far.on('error', () => near.destroy());
			far.on('close', () => near.destroy());
			near.on('close', () => far.destroy());
			far.write(first);
			near.pipe(far);
			far.pipe(near);
			if (isListening(first)) listening.add([near, far]);
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	const through = new URL(url);
	through.port = String(typeof address === 'object' && address ? address.port : 0);
	return {
		url: through.href,
		cut(how) {
			state = how;
			for (const pair of listening) {
				if (how === 'closed') pair[0].destroy();
				else silence(pair);
			}
		},
		mend() {
			state = 'whole';
			for (const [near] of listening) near.destroy();
			listening.clear();
		},
		stop: () =>
			new Promise((done) => {
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openDatabase } from '../src/platform/db/db';
import { openTestDatabase, type TestDatabase } from './site';

/** A database that a test can stop, freeze and bring back: a relay on the loopback address is before it. */
export interface UnsteadyDatabase extends TestDatabase {
	/** From now on nothing is passed on, in either direction; connections stay open, and new ones are taken. */
	freeze(): void;
	/**
	 * Freezes when statements were sent that have these words in them, one after the other; the last of them does not reach
	 * the database.
	 * @returns settles then
	 */
	freezeAt(...words: string[]): Promise<void>;
	/** Breaks every connection, and lets no new one in. */
	stopAnswering(): Promise<void>;
	/** Passes on what was held back, and takes new connections. */
	comeBack(): Promise<void>;
}

/** A copy of the demonstration's database, reached over a relay. */
export async function openUnsteadyDatabase(): Promise<UnsteadyDatabase> {
	const direct = await openTestDatabase();
	const target = new URL(direct.databaseUrl);
	const pairs = new Set<readonly [Socket, Socket]>();
	let isFrozen = false;
	let trap: { words: string[]; spring(): void } | undefined;
	/** What came while nothing is passed on, in its order. */
	const held: (() => void)[] = [];
	const pass = (from: Socket, to: Socket, looks: boolean) => {
		const send = (part: Buffer) => {
			if (looks && trap && part.includes(trap.words[0] ?? '')) {
				trap.words.shift();
				if (trap.words.length === 0) {
					isFrozen = true;
					trap.spring();
					trap = undefined;
				}
			}
			if (isFrozen) held.push(() => to.write(part));
			else to.write(part);
		};
		from.on('data', send);
		from.on('error', () => {});
		// A connection that is closed is closed at the other end too, after everything that came before.
		from.on('close', () => (isFrozen ? held.push(() => to.end()) : to.end()));
	};
	const relay = createServer((client) => {
		const server = connect(Number(target.port), target.hostname);
		const pair = [client, server] as const;
		pairs.add(pair);
		client.on('close', () => pairs.delete(pair));
		pass(client, server, true);
		pass(server, client, false);
	});
	const listen = async (port: number) => {
		relay.listen(port, '127.0.0.1');
		await once(relay, 'listening');
		return (relay.address() as AddressInfo).port;
	};
	const port = await listen(0);
	const url = new URL(target);
	url.hostname = '127.0.0.1';
	url.port = String(port);
	const db = await openDatabase({ databaseUrl: url.href, dataDir: direct.dataDir, pool: 10 });
	const comeBack = async () => {
		isFrozen = false;
		trap = undefined;
		for (const go of held.splice(0)) go();
		if (!relay.listening) await listen(port);
	};
	return {
		...direct,
		db,
		freeze() {
			isFrozen = true;
		},
		freezeAt: (...words) =>
			new Promise((done) => {
				trap = { words, spring: done };
			}),
		async stopAnswering() {
			const closed = once(relay, 'close');
			relay.close();
			for (const [client, server] of pairs) {
				client.resetAndDestroy();
				server.destroy();
			}
			await closed;
		},
		comeBack,
		async stop() {
			await comeBack();
			await db.stop();
			relay.close();
			await direct.stop();
		},
	};
}

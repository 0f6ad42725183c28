import { randomInt, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '../db';

/** Maximum nodes that share a data folder; a further one gets no name. */
const MAX_NODES = 8;
/** First key of the advisory lock that a process holds while it lives; the second key is its own. */
export const NODE_LOCK = 780_017;

/**
 * Proof that this process lives: an advisory lock on a connection of its own, which the server releases when the
 * process dies. A paused process keeps it.
 */
export interface NodeLock {
	/** Key of this connection; the next connection after a broken one gets another. */
	key: number;
	/** The name of the node, where it has one. */
	name: string | undefined;
	/** Aborts when the connection has ended: from then on another node may take over. */
	lost: AbortSignal;
}

/** The identity of this process among the nodes of a database, which a restart keeps. */
export interface NodeName {
	/** The name, while no other node can have it; undefined while that is not certain. */
	hold(): Promise<string | undefined>;
	/** The lock that proves that this process lives; undefined without a connection. */
	lock(): Promise<NodeLock | undefined>;
	/** Releases both. */
	stop(): Promise<void>;
}

/** The mark of a data folder, made once. @returns undefined where it can be neither made nor read */
export async function markOf(dataDir: string): Promise<string | undefined> {
	const path = join(dataDir, 'node');
	const draft = `${path}-${randomUUID()}`;
	try {
		await writeFile(draft, randomUUID());
		// A link makes the mark visible only when it is complete, and only the first of several processes succeeds.
		await link(draft, path).catch(() => {});
		return await readFile(path, 'utf8');
	} catch {
		return undefined;
	} finally {
		await rm(draft, { force: true }).catch(() => {});
	}
}

/** Takes the first free name, for as long as the connection lasts. */
async function takeOne(client: pg.Client, names: readonly string[]): Promise<string | undefined> {
	for (const name of names) {
		const { rows } = await client.query<{ is_held: boolean }>(
			'select pg_try_advisory_lock(780016, hashtext($1)) as is_held',
			[name],
		);
		if (rows[0]?.is_held) return name;
	}
	return undefined;
}

/**
 * Takes a free key. The server checks a silent client within half a minute, so that a machine that has disappeared
 * loses its lock as a killed process does.
 */
async function takeKey(client: pg.Client): Promise<number> {
	await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4');
	for (;;) {
		const key = randomInt(1, 2 ** 31 - 1);
		const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1, $2) as is_held', [
			NODE_LOCK,
			key,
		]);
		if (rows[0]?.is_held) return key;
	}
}

/**
 * Names this process after its data folder, and holds the name by a lock on a connection of its own: processes that
 * share a folder, and one that is still ending while the next begins, have different names.
 * @param dataDir without it the process has a lock but no name
 */
export function openNodeName(db: Pick<Database, 'listener'>, dataDir: string | undefined): NodeName {
	let held: { client: pg.Client; lock: NodeLock } | undefined;
	let name: string | undefined;
	let connecting: Promise<void> | undefined;
	const candidates = async () => {
		if (name) return [name];
		const mark = dataDir === undefined ? undefined : await markOf(dataDir);
		return mark ? Array.from({ length: MAX_NODES }, (_, n) => `${mark}/${n}`) : [];
	};
	const connect = async () => {
		const client = db.listener();
		const lost = new AbortController();
		const forget = () => {
			if (held?.client === client) held = undefined;
			lost.abort();
		};
		client.on('error', forget);
		client.on('end', forget);
		try {
			await client.connect();
			const key = await takeKey(client);
			const taken = await takeOne(client, await candidates());
			name = taken ?? name;
			if (!lost.signal.aborted) held = { client, lock: { key, name: taken, lost: lost.signal } };
		} catch {
			await client.end().catch(() => {});
		}
	};
	const lock = async () => {
		if (!held) {
			connecting ??= connect().finally(() => {
				connecting = undefined;
			});
			await connecting;
		}
		return held?.lock;
	};
	return {
		lock,
		hold: async () => (await lock())?.name,
		async stop() {
			await connecting;
			await held?.client.end().catch(() => {});
		},
	};
}

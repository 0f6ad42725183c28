import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from './db';

/** Nodes that may share a data folder; one more has no name. */
const MOST_SHARING = 8;

/** Who this process is among the nodes of a database, also after it has died and was started again. */
export interface NodeName {
	/** The name, while nobody else can have it; undefined while that is not certain. */
	hold(): Promise<string | undefined>;
	/** Lets go of it. */
	stop(): Promise<void>;
}

/** The mark of a data folder, made once. @returns undefined where it can be neither made nor read */
async function markOf(data_dir: string): Promise<string | undefined> {
	const path = join(data_dir, 'node');
	const draft = `${path}-${randomUUID()}`;
	try {
		await writeFile(draft, randomUUID());
		// The mark is whole from the moment it can be seen, and the first of several processes makes it.
		await link(draft, path).catch(() => {});
		return await readFile(path, 'utf8');
	} catch {
		return undefined;
	} finally {
		await rm(draft, { force: true }).catch(() => {});
	}
}

/** Takes the first of the names that nobody holds, for as long as the connection stands. */
async function takeOne(client: pg.Client, names: readonly string[]): Promise<string | undefined> {
	await client.connect();
	for (const name of names) {
		const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock(780016, hashtext($1)) as is_held', [name]);
		if (rows[0]?.is_held) return name;
	}
	return undefined;
}

/**
 * Names this process after its data folder, and holds the name by a lock on a connection of its own: processes that share a folder, and
 * one that is still ending while the next begins, have different names.
 */
export function openNodeName(db: Database, data_dir: string): NodeName {
	let client: pg.Client | undefined;
	let name: string | undefined;
	const candidates = async () => {
		if (name) return [name];
		const mark = await markOf(data_dir);
		return mark ? Array.from({ length: MOST_SHARING }, (_, n) => `${mark}/${n}`) : [];
	};
	const connect = async () => {
		const next = db.listener();
		const forget = () => {
			if (client === next) client = undefined;
		};
		next.on('error', forget);
		next.on('end', forget);
		const taken = await takeOne(next, await candidates()).catch(() => undefined);
		if (!taken) {
			await next.end().catch(() => {});
			return;
		}
		name = taken;
		client = next;
	};
	return {
		async hold() {
			if (!client) await connect();
			return client && name;
		},
		async stop() {
			await client?.end().catch(() => {});
		},
	};
}

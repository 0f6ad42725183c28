import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { schema } from '../../data/schema';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { Unavailable } from '../../shared/errors';
import { queueForCdn } from './cdn-queue';
import { Changes, notedChanges, notifyNodes, notifyNodesSql } from './changes';
import { openEmbedded } from './embedded/open';
import { untilConfirmed } from './nodes/confirmations';
import { leaveTombstones, notedPurges } from './nodes/tombstones';
import { READER_ROLE, STAFF_ROLE } from './role-names';
import { notedTouched, notifyScreens } from './screens';
import type { Db, StaffDb, Tx } from './tx';

/**
 * The three database roles. `read` runs as a role that sees what readers may see (security rule 9), `staff` as one
 * that sees content in any state and no secret (src/data/access.ts); `write` opens a transaction as the owner.
 */
export interface Database {
	/** Name of the database for the start line. */
	place: string;
	/** Random id of this process among the nodes; every start gets a new one. */
	node: string;
	read: Db;
	/** Opens its first connection with the first query. */
	staff: StaffDb;
	/** Changes by this node and, while it listens, by the others. */
	changes: Changes;
	/**
	 * Runs the callback in one transaction; commits when it returns, rolls back when it throws. Where it withdraws
	 * content, the promise settles once no node shows that content.
	 * @param givenUp rolls back where the signal aborts before the commit is sent
	 * @throws Unavailable where the signal aborted
	 */
	write<T>(run: (tx: Tx) => Promise<T>, givenUp?: AbortSignal): Promise<T>;
	/**
	 * Writes by one statement that is a transaction of its own: one round trip to the database, where `write` takes
	 * three. Emits no change.
	 */
	writeAlone<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
	/**
	 * Writes by several statements in one transaction and one round trip: none waits for the result of the one before.
	 * When one fails, all are rolled back.
	 * @param tags tags of what they change; every node is notified of them
	 * @param givenUp sends no statement where the signal aborts while they wait for a connection
	 * @throws Unavailable where the signal aborted
	 */
	writeTogether(statements: readonly SQL[], tags: CacheTag[], givenUp?: AbortSignal): Promise<void>;
	/** Connections in use and idle, and requests that wait for one. */
	connections(): { used: number; idle: number; waiting: number };
	/** True when a query is answered within the time-out. */
	isAlive(): Promise<boolean>;
	/** Makes a connection outside the pool, which can receive NOTIFY. */
	listener(): pg.Client;
	stop(): Promise<void>;
}

/** The largest number below 2^63 that JavaScript can hold exactly, so that a value which was read can be sent back. */
const MAX_BIGINT = 2 ** 63 - 1_024;
/**
 * Every bigint of the schema is a count or a Unix second, far below 2^53; larger values are meaningless and are
 * clamped.
 */
const bigint = (text: string): number => Math.max(-MAX_BIGINT, Math.min(MAX_BIGINT, Number(text)));

const types: pg.CustomTypesConfig = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === 20 ? bigint : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export interface DatabaseOptions {
	/** Any PostgreSQL 15 or newer; without it the embedded one in `dataDir` is opened. */
	databaseUrl: string | undefined;
	dataDir: string;
	/** Maximum connections to the server, without those of staff. */
	pool: number;
	/** True for a command of the operator, which may use the database of a site that runs on the same folder. */
	mayJoin?: boolean;
	/** True for a temporary embedded database, which is faster and may be lost in a power cut. */
	isTemporary?: boolean;
	/** True where a CDN is before the site: every write then queues the tags that the CDN has to drop. */
	hasCdn?: boolean;
	/** Receives messages of the embedded database while it runs. */
	log?: (line: Record<string, unknown>) => void;
}

/** Settings under which PostgreSQL does not wait for the disk. */
const UNSAFE = Object.fromEntries(['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => [name, 'off']));

/**
 * Opens the database: the server at `databaseUrl`, else the embedded one.
 * @throws StartError where the embedded one does not start
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	if (options.databaseUrl)
		return openServer({ connectionString: options.databaseUrl }, options, 'PostgreSQL at DATABASE_URL');
	const embedded = await openEmbedded({ ...options, ...(options.isTemporary ? { settings: UNSAFE } : {}) });
	const database = openServer(embedded.connection, options, embedded.described);
	return {
		...database,
		async stop() {
			await database.stop();
			await embedded.stop();
		},
	};
}

/**
 * Ignores errors of broken connections, which would end the process; the next query opens another connection. The pool
 * emits errors of idle connections only, so that a connection in use needs a listener of its own.
 */
function quiet(pool: pg.Pool): void {
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
}

const usage = (pools: readonly pg.Pool[]) => ({
	used: pools.reduce((sum, pool) => sum + pool.totalCount - pool.idleCount, 0),
	idle: pools.reduce((sum, pool) => sum + pool.idleCount, 0),
	waiting: pools.reduce((sum, pool) => sum + pool.waitingCount, 0),
});

async function alive(pool: pg.Pool): Promise<boolean> {
	try {
		await pool.query('select 1');
		return true;
	} catch {
		return false;
	}
}

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * A statement in the driver's form, under a name of its own: the server parses and plans it once for each connection.
 * Only for statements whose text is in the code: their values vary, but their texts are few.
 */
function named(statement: SQL): pg.QueryConfig {
	const { sql: text, params: values } = dialect.sqlToQuery(statement);
	const name = names.get(text) ?? `write_${names.size}`;
	names.set(text, name);
	return { name, text, values };
}

/** Connections of the staff role; staff are few, and each of their connections is one less for readers. */
const STAFF_CONNECTIONS = 4;

/**
 * Options of a read-only session under a role. Statements of a page take milliseconds; JIT compilation takes a hundred.
 * What they read is in memory or on a disk that finds one page as fast as the next: with the cost of a turning disk,
 * which is PostgreSQL's default, they read whole tables where an index leads to a few rows. Processes beside that of the
 * connection take longer to start than a statement takes.
 */
const readingAs = (role: string): string =>
	[
		`role=${role}`,
		'default_transaction_read_only=on',
		'jit=off',
		'random_page_cost=1.1',
		'max_parallel_workers_per_gather=0',
	]
		.map((setting) => `-c ${setting}`)
		.join(' ');

/** @throws Unavailable where the caller of a transaction already has an answer */
function refuseGivenUp(signal: AbortSignal | undefined): void {
	if (signal?.aborted) throw new Unavailable('The caller was answered before the commit.');
}

/** Sends all statements of a transaction at once. @throws the error of the first that failed */
async function sendTogether(pool: pg.Pool, statements: readonly SQL[], givenUp?: AbortSignal): Promise<void> {
	const client = await pool.connect();
	if (givenUp?.aborted) client.release();
	refuseGivenUp(givenUp);
	const { stream } = client.connection;
	// One packet for all statements, because each packet wakes the server.
	stream.cork();
	const sending = ['begin', ...statements.map(named), 'commit'].map((query) => client.query(query));
	stream.uncork();
	// After a failed statement the server ignores the others, and the commit rolls back.
	const failed = (await Promise.allSettled(sending)).find((one) => one.status === 'rejected');
	// A broken connection is discarded; one whose statement was refused can be used again.
	client.release(failed !== undefined && !(failed.reason instanceof pg.DatabaseError));
	if (failed) throw failed.reason;
}

/**
 * Runs callbacks in a transaction each, on a connection that is given back however it ends: the library keeps one whose
 * `begin` fails. One that broke off, or is still in its transaction, is closed.
 */
function transactionsOf(pool: pg.Pool): <T>(run: (tx: Tx) => Promise<T>) => Promise<T> {
	const known = new WeakMap<pg.PoolClient, Db>();
	return async (run) => {
		const client = await pool.connect();
		const db = known.get(client) ?? drizzle({ client, schema });
		known.set(client, db);
		let hasBegun = false;
		try {
			return await db.transaction((tx) => {
				hasBegun = true;
				return run(tx);
			});
		} finally {
			client.release(!hasBegun || client.getTransactionStatus() !== 'I');
		}
	};
}

type Opening = Pick<DatabaseOptions, 'pool' | 'hasCdn'>;

function openServer(server: pg.ClientConfig, { pool: connections, hasCdn }: Opening, place: string): Database {
	const common: pg.PoolConfig = {
		...server,
		connectionTimeoutMillis: 4_000,
		statement_timeout: 15_000,
		query_timeout: 20_000,
		keepAlive: true,
		types,
		application_name: 'brume',
	};
	const reading = new pg.Pool({
		...common,
		max: Math.max(2, Math.ceil(connections * 0.6)),
		options: readingAs(READER_ROLE),
	});
	const staff = new pg.Pool({ ...common, max: STAFF_CONNECTIONS, options: readingAs(STAFF_ROLE) });
	// Statements that are sent together need a connection in pipeline mode; it does not affect those sent one by one.
	const writing = new pg.Pool({ ...common, max: Math.max(2, Math.floor(connections * 0.4)), pipeline: true });
	const pools = [reading, staff, writing];
	for (const pool of pools) quiet(pool);
	const inTransaction = transactionsOf(writing);
	const changes = new Changes();
	const node = randomUUID();
	const ask = async <Row extends Record<string, unknown>>(statement: SQL) =>
		(await writing.query<Row>(named(statement))).rows;
	const forCdn = (changed: readonly string[], withdrawn: readonly string[]) =>
		hasCdn ? queueForCdn(changed, withdrawn) : undefined;
	return {
		place,
		node,
		changes,
		read: drizzle({ client: reading, schema }),
		staff: drizzle({ client: staff, schema }) as unknown as StaffDb,
		async write(run, givenUp) {
			const { result, tags, touched, withdrawn, seq } = await inTransaction(async (tx) => {
				refuseGivenUp(givenUp);
				const value = await run(tx);
				const noted = notedChanges(tx);
				const rows = notedTouched(tx);
				const purged = notedPurges(tx);
				const queued = forCdn(noted, purged);
				if (queued) noted.push(tag.cdn_purges);
				if (queued) await tx.execute(queued);
				await notifyNodes(tx, noted);
				await notifyScreens(tx, node, rows);
				const seq = await leaveTombstones(tx, purged);
				refuseGivenUp(givenUp);
				return { result: value, tags: noted, touched: rows, withdrawn: purged, seq };
			});
			if (seq > 0) changes.purge(withdrawn, seq);
			if (tags.length > 0) changes.emit('changed', tags);
			if (touched.length > 0) changes.emit('touched', touched);
			if (seq > 0) await untilConfirmed(ask, seq, node);
			return result;
		},
		writeAlone: ask,
		async writeTogether(statements, tags, givenUp) {
			const queued = forCdn(tags, []);
			const changedTags = queued ? [...tags, tag.cdn_purges] : tags;
			await sendTogether(writing, [...statements, ...(queued ? [queued] : []), notifyNodesSql(changedTags)], givenUp);
			changes.emit('changed', changedTags);
		},
		connections: () => usage(pools),
		isAlive: () => alive(reading),
		listener: () => new pg.Client({ ...server, keepAlive: true, connectionTimeoutMillis: 4_000 }),
		async stop() {
			await Promise.all(pools.map((pool) => pool.end()));
		},
	};
}

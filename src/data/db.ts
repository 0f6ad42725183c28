import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Changes, notedChanges, notifyNodes, tellNodes } from './changes';
import { type EmbeddedDatabase, openEmbedded } from './embedded';
import { READER_ROLE } from './reader-role';
import { schema } from './schema';

export type Schema = typeof schema;
/** A connection that reads or writes; a transaction is one too. */
export type Db = NodePgDatabase<Schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * The two doors to the data. `read` runs as a role that sees what readers may see (security rule 9);
 * `write` opens a transaction as the owner.
 */
export interface Database {
	engine: 'embedded' | 'postgresql';
	read: Db;
	/** What was changed, by this node and, while it listens, by the others. */
	changes: Changes;
	/** Runs the callback in one transaction; commits when it returns, rolls back when it throws. */
	write<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
	/** Writes by one statement that is a transaction of its own: one way to the database, where `write` takes three. Tells of no change. */
	writeAlone<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
	/**
	 * Writes by several statements in one transaction, and one way to the database: none of them waits for the answer of the one
	 * before. When one fails, none has happened. @param tags what they change, told to every node whatever they did
	 */
	writeTogether(statements: readonly SQL[], tags: string[]): Promise<void>;
	/** From now on `read` sees what readers may see; called once the migrations have made the role. */
	restrict(): Promise<void>;
	/** Connections in use and idle, and requests that wait for one. */
	connections(): { used: number; idle: number; waiting: number };
	/** True when a query is answered within the time-out. */
	isAlive(): Promise<boolean>;
	/** A connection outside the pool that hears NOTIFY; undefined for the embedded database. */
	listener(): pg.Client | undefined;
	stop(): Promise<void>;
}

// Every bigint of the schema is a count or a Unix second, far below 2^53.
const types: pg.CustomTypesConfig = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') => (oid === 20 ? Number : pg.types.getTypeParser(oid, format))) as pg.CustomTypesConfig['getTypeParser'],
};

export interface DatabaseOptions {
	/** Any PostgreSQL 15 or newer; without it the embedded one in `data_dir` is opened. */
	database_url: string | undefined;
	data_dir: string;
	/** Most connections to the server at once. */
	pool: number;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	return options.database_url ? openServer(options.database_url, options) : openEmbeddedDatabase(options);
}

/** An idle connection that breaks must not end the process; the next query opens another. */
const quiet = (pool: pg.Pool) => pool.on('error', () => {});

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
 * A statement as the driver takes it, under a name of its own: the server reads and plans it once a connection. Only for statements
 * whose text is the project's; their values differ, their texts are few.
 */
function named(statement: SQL): pg.QueryConfig {
	const { sql: text, params: values } = dialect.sqlToQuery(statement);
	const name = names.get(text) ?? `write_${names.size}`;
	names.set(text, name);
	return { name, text, values };
}

/** Sends all statements of a transaction at once. @throws what the first of them that failed threw */
async function sendTogether(pool: pg.Pool, statements: readonly SQL[]): Promise<void> {
	const client = await pool.connect();
	const { stream } = client.connection;
	// One packet for all of them: each of its own would wake the server as often.
	stream.cork();
	const sending = ['begin', ...statements.map(named), 'commit'].map((query) => client.query(query));
	stream.uncork();
	// After a statement that failed the others do nothing, and the last one rolls back.
	const failed = (await Promise.allSettled(sending)).find((one) => one.status === 'rejected');
	// A connection that broke is in no state to be used again; one whose statement was refused is.
	client.release(failed !== undefined && !(failed.reason instanceof pg.DatabaseError));
	if (failed) throw failed.reason;
}

async function openServer(database_url: string, options: DatabaseOptions): Promise<Database> {
	const common: pg.PoolConfig = {
		connectionString: database_url,
		connectionTimeoutMillis: 4_000,
		statement_timeout: 15_000,
		query_timeout: 20_000,
		keepAlive: true,
		types,
		application_name: 'brume',
	};
	const reading = new pg.Pool({
		...common,
		max: Math.max(2, Math.ceil(options.pool * 0.6)),
		// Readers' statements take milliseconds; compiling one takes a hundred.
		options: `-c role=${READER_ROLE} -c default_transaction_read_only=on -c jit=off`,
	});
	// Statements sent together need a connection that does not wait for each answer; those sent one by one do not notice.
	const writing = new pg.Pool({ ...common, max: Math.max(2, Math.floor(options.pool * 0.4)), pipeline: true });
	quiet(reading);
	quiet(writing);
	const write_db = drizzle({ client: writing, schema });
	const changes = new Changes();
	return {
		engine: 'postgresql',
		changes,
		read: drizzle({ client: reading, schema }),
		async write(run) {
			const { result, tags } = await write_db.transaction(async (tx) => {
				const value = await run(tx);
				const noted = notedChanges(tx);
				await notifyNodes(tx, noted);
				return { result: value, tags: noted };
			});
			if (tags.length > 0) changes.emit('changed', tags);
			return result;
		},
		async writeAlone<Row extends Record<string, unknown>>(statement: SQL) {
			return (await writing.query<Row>(named(statement))).rows;
		},
		async writeTogether(statements, tags) {
			await sendTogether(writing, [...statements, tellNodes(tags)]);
			changes.emit('changed', tags);
		},
		// Its reading connections carry the role from their first byte on.
		restrict: async () => {},
		connections: () => usage([reading, writing]),
		isAlive: () => alive(reading),
		listener: () => new pg.Client({ connectionString: database_url, keepAlive: true, connectionTimeoutMillis: 4_000 }),
		async stop() {
			await Promise.all([reading.end(), writing.end()]);
		},
	};
}

async function openEmbeddedDatabase(options: DatabaseOptions): Promise<Database> {
	const embedded: EmbeddedDatabase = await openEmbedded(options.data_dir);
	// One session serves all: PGlite has one backend, so more connections would only share it.
	let is_restricted = false;
	// The backend outlives a connection, and so do its prepared statements and its role.
	const greet = async (client: pg.ClientBase): Promise<void> => {
		await client.query('deallocate all');
		if (is_restricted) await client.query(`set role ${READER_ROLE}`);
	};
	const pool = new pg.Pool({
		host: embedded.socket_folder,
		user: 'postgres',
		database: 'postgres',
		max: 1,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: 20_000,
		types,
		// The pool waits for it, though its types do not say so.
		onConnect: greet as (client: pg.ClientBase) => void,
	});
	quiet(pool);
	const db = drizzle({ client: pool, schema });
	const changes = new Changes();
	return {
		engine: 'embedded',
		changes,
		read: db,
		async write(run) {
			const { result, tags } = await db.transaction(async (tx) => {
				// The session reads as the reader's role; only a writing transaction is the owner.
				await tx.execute(sql`set local role none`);
				return { result: await run(tx), tags: notedChanges(tx) };
			});
			if (tags.length > 0) changes.emit('changed', tags);
			return result;
		},
		writeAlone: <Row extends Record<string, unknown>>(statement: SQL) =>
			db.transaction(async (tx) => {
				await tx.execute(sql`set local role none`);
				return (await tx.execute(statement)).rows as Row[];
			}),
		async writeTogether(statements, tags) {
			await db.transaction(async (tx) => {
				await tx.execute(sql`set local role none`);
				for (const statement of statements) await tx.execute(statement);
			});
			changes.emit('changed', tags);
		},
		async restrict() {
			is_restricted = true;
			await pool.query(`set role ${READER_ROLE}`);
		},
		connections: () => usage([pool]),
		isAlive: () => alive(pool),
		listener: () => undefined,
		async stop() {
			await pool.end();
			await embedded.stop();
		},
	};
}

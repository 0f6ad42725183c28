import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { reasonOf } from '../../../shared/loggable';
import type { Changes } from '../changes';
import { ANSWER_MS, AWAY_BEAT_MS, BEAT_MS, LEASE_MS, TRUST_MS } from './lease-times';
import { Deadline, type Moment, moment } from './moment';
import { PURGED } from './tombstones';

/** The parts of a database that a lease needs. */
interface Leasing {
	/** Id of this process among the nodes. */
	node: string;
	changes: Changes;
	listener(): pg.Client;
	writeAlone<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
}

/** Runs one statement. */
type Ask = <Row extends Record<string, unknown>>(statement: SQL) => Promise<Row[]>;

interface Purge extends Record<string, unknown> {
	seq: number;
	tags: string[];
}

const dialect = new PgDialect();

/** Rejects where the promise takes longer than ANSWER_MS. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new Error(`No answer within ${ANSWER_MS} ms.`)), ANSWER_MS);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Lets this node show stored answers for as long as it is certain that none of them was withdrawn (decision 030). It
 * renews its lease in the database periodically and reads tombstones; a purge waits until the node has confirmed it or
 * its lease has run out. The node's own deadline is shorter than the lease, so by then it asks before it shows
 * anything.
 *
 * Where the database does not answer, content cannot be withdrawn: the node shows what it has, except what it knows to
 * be withdrawn. A node that was paused meanwhile cannot be certain, and shows nothing until it has asked.
 */
export class NodeLease {
	readonly #sure = new Deadline();
	/** The database did not answer a moment ago. */
	readonly #away = new Deadline();
	/** Deadline of the time in which this node follows the database; after a pause it has passed. */
	readonly #watched = new Deadline();
	/** True where content may have been withdrawn that this node does not know of. */
	#isBlind = true;
	/** Number of the newest purge whose pages have been dropped. */
	#seen = 0;
	/** Numbers of purges by this process, whose pages were dropped at once. */
	readonly #own = new Set<number>();
	#client: pg.Client | undefined;
	#beating: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;
	/** True where a purge was announced after the current question was sent. */
	#isCalled = false;
	#isStopped = false;

	/** @param folder mark of the data folder of this process */
	constructor(
		private readonly db: Leasing,
		private readonly folder: string,
		private readonly log: (line: Record<string, unknown>) => void,
	) {
		db.changes.on('purged', this.#note);
	}

	/** True while this node may show stored answers. */
	isSure(): boolean {
		return this.#sure.isAhead() || this.#away.isAhead();
	}

	/** Asks the database for tombstones. @returns false where it does not answer and content may have been withdrawn */
	async makeSure(): Promise<boolean> {
		await this.#beat();
		return this.isSure();
	}

	/** Releases the lease: purges no longer wait for this node, which shows nothing more. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		clearTimeout(this.#timer);
		this.db.changes.off('purged', this.#note);
		await this.#beating;
		this.#sure.pass();
		this.#away.pass();
		await inTime(this.db.writeAlone(sql`delete from node_lease where id = ${this.db.node}`)).catch(() => {});
		await this.#client?.end().catch(() => {});
	}

	readonly #note = (_tags: readonly string[], seq: number) => {
		this.#own.add(seq);
	};

	/** Exchanges with the database once; callers during an exchange share it. Never rejects. */
	#beat(): Promise<void> {
		if (this.#isStopped) return Promise.resolve();
		this.#beating ??= this.#talk().finally(() => {
			this.#beating = undefined;
			clearTimeout(this.#timer);
			if (this.#isStopped) return;
			this.#timer = setTimeout(() => void this.#beat(), this.#sure.isAhead() ? BEAT_MS : AWAY_BEAT_MS);
			this.#timer.unref();
		});
		return this.#beating;
	}

	/** Asks now, and again where the current question may have been sent too early. */
	readonly #hurry = () => {
		this.#isCalled = true;
		void this.#beat();
	};

	async #talk(): Promise<void> {
		let goesOn = true;
		while (goesOn) {
			this.#isCalled = false;
			const begun = moment();
			if (!this.#watched.isAhead()) this.#isBlind = true;
			this.#watched.set(begun, LEASE_MS);
			try {
				const isNews = await this.#ask();
				this.#isBlind = false;
				this.#sure.set(begun, TRUST_MS);
				// A purge that was found is confirmed at once, because its caller waits for that.
				goesOn = isNews || this.#isCalled;
			} catch (error) {
				this.#fail(begun, error);
				goesOn = false;
			}
		}
	}

	#fail(begun: Moment, error: unknown): void {
		if (this.#sure.isAhead() || this.#isBlind)
			this.log({ event: 'lease_failed', isBlind: this.#isBlind, reason: reasonOf(error) });
		this.#sure.pass();
		if (!this.#isBlind) this.#away.set(begun, LEASE_MS);
	}

	/**
	 * Renews the lease, over its own connection or another, and drops withdrawn pages.
	 * @returns true where there were any
	 */
	async #ask(): Promise<boolean> {
		const purges = await inTime(this.#overOwn()).catch(() => {
			this.#hangUp();
			return inTime(this.#renew((statement) => this.db.writeAlone(statement)));
		});
		const unknown = purges.filter(({ seq }) => !this.#own.has(seq)).flatMap(({ tags }) => tags);
		const newest = purges.at(-1)?.seq ?? this.#seen;
		if (unknown.length > 0) this.db.changes.purge(unknown, newest);
		this.#seen = newest;
		for (const { seq } of purges) this.#own.delete(seq);
		return purges.length > 0;
	}

	/**
	 * The lease is renewed first, in a transaction of its own: a purge that commits afterwards waits for this node, and
	 * one that committed before is read here.
	 */
	async #renew(ask: Ask): Promise<Purge[]> {
		const { node } = this.db;
		await ask(
			sql`with gone as (
				delete from node_lease where id <> ${node}
					and (until < clock_timestamp() - interval '1 day' or (folder = ${this.folder} and until < clock_timestamp()))
			)
			insert into node_lease (id, folder, until, seen)
			values (${node}, ${this.folder}, clock_timestamp() + ${LEASE_MS}::int * interval '1 ms', ${this.#seen}::bigint)
			on conflict (id) do update set until = excluded.until, seen = excluded.seen`,
		);
		return ask<Purge>(
			sql`select seq::int as seq, json_agg(tag) as tags from tombstone where seq > ${this.#seen}::bigint
				group by tombstone.seq order by tombstone.seq`,
		);
	}

	async #overOwn(): Promise<Purge[]> {
		this.#client ??= await this.#connect();
		const client = this.#client;
		return this.#renew(async <Row>(statement: SQL) => {
			const { sql: text, params } = dialect.sqlToQuery(statement);
			return (await client.query(text, params)).rows as Row[];
		});
	}

	async #connect(): Promise<pg.Client> {
		const client = this.db.listener();
		client.on('error', () => this.#lose(client));
		client.on('end', () => this.#lose(client));
		client.on('notification', this.#hurry);
		this.#client = client;
		await client.connect();
		// A crash of the database may lose a renewal; the lease outlasts the node's trust by more than the time that is
		// lost.
		await client.query('set synchronous_commit = off');
		await client.query(`listen ${PURGED}`);
		return client;
	}

	/** Without its connection the node gets no notifications, so it asks before it shows anything more. */
	#lose(client: pg.Client): void {
		if (this.#client !== client || this.#isStopped) return;
		this.#hangUp();
		this.#sure.pass();
		void this.#beat();
	}

	#hangUp(): void {
		const client = this.#client;
		this.#client = undefined;
		void client?.end().catch(() => {});
	}
}

import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { reasonOf } from '../../../shared/loggable';
import type { Changes } from '../changes';
import { ANSWER_MS, AWAY_BEAT_MS, BEAT_MS, LEASE_MS, TRUST_MS } from './lease-times';
import { Deadline, type Moment, moment } from './moment';
import { PURGED } from './tombstones';

/** What is needed of a database to hold a lease. */
interface Leasing {
	/** This process among the nodes. */
	node: string;
	changes: Changes;
	listener(): pg.Client;
	writeAlone<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
}

/** A statement by itself. */
type Ask = <Row extends Record<string, unknown>>(statement: SQL) => Promise<Row[]>;

interface Purge extends Record<string, unknown> {
	seq: number;
	tags: string[];
}

const dialect = new PgDialect();

/** Rejects where the promise takes longer than an answer may. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new Error(`No answer within ${ANSWER_MS} ms.`)), ANSWER_MS);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Lets this node show what it keeps for as long as it is certain that nothing of it was withdrawn (decision 030). It
 * tells the database again and again that it is there, and asks for tombstones; a purge waits until it has confirmed,
 * or until its lease has run out. By then the node itself, whose own clock runs shorter, asks before it shows anything.
 *
 * Where the database does not answer, nobody can withdraw anything: the node shows what it has, less what it knows to
 * be withdrawn. A node that was paused meanwhile cannot tell, and shows nothing until it has asked.
 */
export class NodeLease {
	readonly #sure = new Deadline();
	/** The database was asked and did not answer, a moment ago. */
	readonly #away = new Deadline();
	/** Until when what happens to the database is being watched; a node that was paused finds that it has passed. */
	readonly #watched = new Deadline();
	/** Something may have been withdrawn that this node does not know of. */
	#isBlind = true;
	/** The newest purge whose pages have been dropped. */
	#seen = 0;
	/** Purges of this process, whose pages were dropped at once. */
	readonly #own = new Set<number>();
	#client: pg.Client | undefined;
	#beating: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;
	/** A purge was told of since the question under way was asked. */
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

	/** True while what this node keeps may be shown. */
	isSure(): boolean {
		return this.#sure.isAhead() || this.#away.isAhead();
	}

	/** Asks the database for tombstones. @returns false where it does not answer and something may have been withdrawn */
	async makeSure(): Promise<boolean> {
		await this.#beat();
		return this.isSure();
	}

	/** Lets go of the lease: no purge waits for this node, which shows nothing more. */
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

	/** One talk with the database, also for whoever asks while it goes on; never rejects. */
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

	/** Asks now, and once more where the question under way may have come too early. */
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
				// What was found is confirmed at once: somebody waits for it.
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
	 * Renews the lease, over its own connection or another, and drops what was withdrawn.
	 * @returns true where something was
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
	 * The lease comes first, in a transaction of its own: a purge that commits after it waits for this node, one before
	 * it is read.
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
		// A renewal that a crash of the database forgets is shorter than what a node lets its lease be longer than its
		// trust.
		await client.query('set synchronous_commit = off');
		await client.query(`listen ${PURGED}`);
		return client;
	}

	/** Without its connection the node hears of nothing: it asks before it shows anything more. */
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

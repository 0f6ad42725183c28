import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Actor, type DoneBy, doneBy } from '../access/actor';
import { demand } from '../access/authorization';
import type { Right } from '../access/policy';
import type { Subject } from '../access/rules';
import { audit } from '../data/tables/site';
import { noteChanged } from '../platform/db/changes';
import type { Database } from '../platform/db/db';
import { notePurged } from '../platform/db/nodes/tombstones';
import { noteTouched } from '../platform/db/screens';
import type { Tx } from '../platform/db/tx';
import { type CacheTag, tag } from '../shared/cache-tags';
import type { AuditNoun } from '../shared/house/audit-nouns';
import { Refusal, refusalOfIssue } from '../shared/refusal';
import { refusalOf } from './constraint-refusal';
import { takenFiles } from './upload/core/taken-files';

/** Who acts, when, and in which transaction. */
export interface Acting {
	actor: Actor;
	/** Unix seconds. */
	now: number;
	transact<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** How a database is written. */
type Writing = Pick<Database, 'write' | 'writeAlone' | 'writeTogether'>;

/** Somebody who acts in transactions of their own, or by single statements, which are one each. */
export interface ActingAlone<Db extends Writing = Writing> extends Acting {
	db: Db;
}

/** Somebody who acts in transactions of their own. @param now Unix seconds */
export const actingAs = <Db extends Writing>(db: Db, actor: Actor, now: number): ActingAlone<Db> => ({
	actor,
	now,
	db,
	transact: (run) => db.write(run),
});

/** Somebody who acts within the caller's transaction. @param now Unix seconds */
export const joiningAs = (tx: Tx, actor: Actor, now: number): Acting => ({ actor, now, transact: (run) => run(tx) });

/** Reads that a verb needs before it may write, under the locks it takes. */
type Reading = Pick<Tx, 'select' | 'selectDistinct'>;

/** What was done to one row, for the audit. */
export interface Done {
	noun: AuditNoun;
	id: number | string;
	/** Without it the verb of the command. */
	verb?: string;
	/** What changed, by field: before and after. Never a secret. */
	detail?: Record<string, unknown>;
}

/**
 * One action of one actor: it asks whether it may, writes, and tells what it did. What a verb must not forget is done
 * here: nothing is written before it has asked, every row it changed has an audit row, and every node drops the pages
 * that show it.
 */
export class Act {
	readonly #tx: Tx;
	readonly #done: Done[] = [];
	readonly #touched = new Set<string>();
	readonly #tags = new Set<CacheTag>();
	readonly #withdrawn = new Set<CacheTag>();
	#mayWrite = false;
	#hasWritten = false;

	constructor(
		tx: Tx,
		readonly actor: Actor,
		/** Unix seconds. */
		readonly now: number,
		/** Verb of the audit rows and revisions. */
		readonly verb: string,
	) {
		this.#tx = tx;
	}

	/** The transaction for reading, also before anything was asked. */
	get read(): Reading {
		return this.#tx;
	}

	/** The transaction for writing. @throws Error where the verb has not asked whether it may: a defect of the verb */
	get tx(): Tx {
		if (!this.#mayWrite) throw new Error(`The command "${this.verb}" writes before it has asked whether it may.`);
		this.#hasWritten = true;
		return this.#tx;
	}

	/** The actor, as audit rows and revisions keep it. */
	get doneBy(): DoneBy {
		return doneBy(this.actor);
	}

	/** Goes on only when the actor may do this to the row. @throws Refusal */
	demand(right: Right, subject: Subject = {}): void {
		demand(this.actor, right, subject, this.now);
		this.#mayWrite = true;
	}

	/**
	 * Lets one such action at a time go on, on every node, until the transaction ends.
	 * @param key a number of the verb's own
	 */
	async hold(key: number): Promise<void> {
		await this.#tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`);
	}

	/** Tells what was done, for the audit. */
	done(...rows: Done[]): void {
		this.#done.push(...rows);
	}

	/**
	 * Names what the staff's screens show otherwise (`article_text:12`) where the rows that were written say themselves
	 * who wrote them and when, so that the audit need not.
	 */
	touch(row: string): void {
		this.#touched.add(row);
	}

	/**
	 * Names what readers may see otherwise from now on; every node draws it anew, and shows the old one where that fails.
	 */
	mark(...tags: CacheTag[]): void {
		for (const one of tags) this.#tags.add(one);
	}

	/**
	 * Names what readers may not see any more: withdrawn, erased, taken down, or public by mistake. Once the command has
	 * returned no node shows anything under these tags that it drew before, whatever fails.
	 */
	purge(...tags: CacheTag[]): void {
		for (const one of tags) this.#withdrawn.add(one);
	}

	/**
	 * Checks what a verb has thrown. A refusal that tells of the state of a row comes after the question for the right, so
	 * that somebody without it learns nothing.
	 * @returns what was thrown, or the defect of the verb where such a refusal came before the question
	 */
	checkRefusal(error: unknown): unknown {
		if (this.#mayWrite || !Refusal.is(error, 'conflict', 'in_use')) return error;
		return new Error(`The command "${this.verb}" tells how a row stands before it has asked whether it may.`);
	}

	/**
	 * Writes the audit and tells the nodes, in the same transaction.
	 * @throws Error where something was written and nothing told of it
	 */
	async end(): Promise<void> {
		if (this.#hasWritten && this.#done.length === 0 && this.#touched.size === 0)
			throw new Error(`The command "${this.verb}" has written and left no audit row.`);
		const rows = this.#done.map(({ noun, id, verb, detail }) => ({
			...this.doneBy,
			action: verb ?? this.verb,
			noun,
			row_id: String(id),
			detail: detail ?? {},
			created_at: this.now,
		}));
		if (rows.length > 0) await this.#tx.insert(audit).values(rows);
		noteTouched(this.#tx, [...rows.map(({ noun, row_id }) => `${noun}:${row_id}`), ...this.#touched]);
		// An answer that says that nothing stands at an address may be wrong after any change of content.
		if (this.#tags.size > 0) noteChanged(this.#tx, [...this.#tags, tag.addresses]);
		// A stored file that nothing shows any more is gone from every node, whoever took away what showed it.
		if (this.#hasWritten) this.purge(...(await takenFiles(this.#tx)));
		// An address may lead to what was withdrawn, and say its name.
		if (this.#withdrawn.size > 0) notePurged(this.#tx, [...this.#withdrawn, tag.addresses]);
	}
}

/**
 * Runs one action in a transaction. What the database refuses becomes a refusal with the field it names.
 * @throws Refusal
 */
export async function act<R>(as: Acting, verb: string, run: (act: Act) => Promise<R>): Promise<R> {
	try {
		return await as.transact(async (tx) => {
			const one = new Act(tx, as.actor, as.now, verb);
			const result = await run(one).catch((error: unknown) => {
				throw one.checkRefusal(error);
			});
			await one.end();
			return result;
		});
	} catch (error) {
		throw refusalOf(error) ?? error;
	}
}

interface Definition<S extends z.ZodType, R> {
	/** Verb of the audit rows: `change`, `publish` … */
	verb: string;
	input: S;
	run(act: Act, input: z.output<S>): Promise<R>;
}

/** A verb: what it takes, and what it does within one action. */
export interface Command<S extends z.ZodType, R> {
	(as: Acting, given: z.input<S>): Promise<R>;
	input: S;
}

/** An input as its schema has it. @throws Refusal `invalid` with the field of the first thing that is wrong */
export function checkedInput<S extends z.ZodType>(input: S, given: z.input<S>): z.output<S> {
	const parsed = input.safeParse(given);
	if (!parsed.success) throw refusalOfIssue(parsed.error, undefined, input);
	return parsed.data;
}

/** Declares a verb. Its input is checked before anything else, whoever calls it. */
export function command<S extends z.ZodType, R>({ verb, input, run }: Definition<S, R>): Command<S, R> {
	const call = async (as: Acting, given: z.input<S>): Promise<R> => {
		const checked = checkedInput(input, given);
		return act(as, verb, (one) => run(one, checked));
	};
	return Object.assign(call, { input });
}

import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Actor, type DoneBy, doneBy } from '../access/actor';
import { authorize } from '../access/authorization';
import type { Right } from '../access/policy';
import type { Subject } from '../access/rules';
import { audit } from '../data/tables/site';
import { queueInvalidation } from '../platform/db/changes';
import type { Database } from '../platform/db/db';
import { queuePurge } from '../platform/db/nodes/tombstones';
import { queueRefresh } from '../platform/db/screens';
import type { Tx } from '../platform/db/tx';
import { type CacheTag, tag } from '../shared/cache-tags';
import { Refusal, refusalOfIssue } from '../shared/refusal';
import type { AuditEntity } from '../shared/site/audit-entities';
import { refusalOf } from './constraint-refusal';
import { takenFiles } from './upload/core/taken-files';

/** The actor on whose behalf commands run, the moment, and how they get a transaction. */
export interface ActorContext {
	actor: Actor;
	/** Unix seconds. */
	now: number;
	inTransaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The ways of writing that commands need of a database. */
type Writing = Pick<Database, 'write' | 'writeAlone' | 'writeTogether'>;

/** An actor whose commands open transactions on this database, or run single statements on it. */
export interface DatabaseContext<Db extends Writing = Writing> extends ActorContext {
	db: Db;
}

/** A context whose commands each run in a transaction of their own. @param now Unix seconds */
export const createContext = <Db extends Writing>(db: Db, actor: Actor, now: number): DatabaseContext<Db> => ({
	actor,
	now,
	db,
	inTransaction: (run) => db.write(run),
});

/** A context whose commands run within the caller's transaction. @param now Unix seconds */
export const joinTransaction = (tx: Tx, actor: Actor, now: number): ActorContext => ({
	actor,
	now,
	inTransaction: (run) => run(tx),
});

/** Reads that a command needs before it is authorized to write, under the locks it takes. */
export type Reading = Pick<Tx, 'select' | 'selectDistinct'>;

/** What happened to one row, for the audit log. */
export interface AuditEntry {
	entity: AuditEntity;
	id: number | string;
	/** The action; the command's own where none is given. */
	action?: string;
	/** What changed, by field: before and after. Never a secret. */
	detail?: Record<string, unknown>;
}

/**
 * One run of one command in its transaction. It enforces what no command may forget: nothing is written before
 * `authorize`, every changed row has an entry in the audit log, and every node drops the cached pages that show it.
 */
export class CommandContext {
	readonly #tx: Tx;
	readonly #entries: AuditEntry[] = [];
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
		/** Action of the audit entries and revisions. */
		readonly action: string,
	) {
		this.#tx = tx;
	}

	/** The transaction for reading, also before `authorize`. */
	get read(): Reading {
		return this.#tx;
	}

	/** The transaction for writing. @throws Error where the command has not called `authorize`: a defect of the command */
	get tx(): Tx {
		if (!this.#mayWrite) throw new Error(`The command "${this.action}" writes before it has asked whether it may.`);
		this.#hasWritten = true;
		return this.#tx;
	}

	/** The actor, as audit entries and revisions store it. */
	get doneBy(): DoneBy {
		return doneBy(this.actor);
	}

	/** Returns only if the actor has the right over the row. @throws Refusal */
	authorize(right: Right, subject: Subject = {}): void {
		authorize(this.actor, right, subject, this.now);
		this.#mayWrite = true;
	}

	/**
	 * Takes an advisory lock that is held until the transaction ends: one holder at a time, over all nodes.
	 * @param key a number of the command's own
	 */
	async lock(key: number): Promise<void> {
		await this.#tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`);
	}

	/** Adds entries to the audit log; they are written when the command ends. */
	audit(...rows: AuditEntry[]): void {
		this.#entries.push(...rows);
	}

	/**
	 * Names a row that the staff's open screens must refresh (`article_text:12`), where the written rows themselves
	 * record who wrote them and when, so that no audit entry is needed.
	 */
	touch(row: string): void {
		this.#touched.add(row);
	}

	/**
	 * Invalidates cached pages by tag when the transaction commits. Every node renders them anew, and serves the old page
	 * where rendering fails; `purge` is for content that readers may no longer see.
	 */
	invalidate(...tags: CacheTag[]): void {
		for (const one of tags) this.#tags.add(one);
	}

	/**
	 * Purges content that readers may no longer see: withdrawn, erased, taken down, or public by mistake. Once the
	 * command has returned, no node serves a page under these tags that it rendered before, whatever fails.
	 */
	purge(...tags: CacheTag[]): void {
		for (const one of tags) this.#withdrawn.add(one);
	}

	/**
	 * Checks what a command has thrown. A refusal that reveals the state of a row must come after `authorize`, so that an
	 * actor without the right learns nothing.
	 * @returns what was thrown, or the defect of the command where such a refusal came before `authorize`
	 */
	checkRefusal(error: unknown): unknown {
		if (this.#mayWrite || !Refusal.is(error, 'conflict', 'in_use')) return error;
		return new Error(`The command "${this.action}" tells how a row stands before it has asked whether it may.`);
	}

	/**
	 * Writes the audit entries and queues invalidations and purges, in the same transaction.
	 * @throws Error where the command has written and left neither an audit entry nor a touched row
	 */
	async end(): Promise<void> {
		if (this.#hasWritten && this.#entries.length === 0 && this.#touched.size === 0)
			throw new Error(`The command "${this.action}" has written and left no audit row.`);
		const rows = this.#entries.map(({ entity, id, action, detail }) => ({
			...this.doneBy,
			action: action ?? this.action,
			noun: entity,
			row_id: String(id),
			detail: detail ?? {},
			created_at: this.now,
		}));
		if (rows.length > 0) await this.#tx.insert(audit).values(rows);
		queueRefresh(this.#tx, [...rows.map(({ noun, row_id }) => `${noun}:${row_id}`), ...this.#touched]);
		// A cached 404 may be wrong after any change of content.
		if (this.#tags.size > 0) queueInvalidation(this.#tx, [...this.#tags, tag.addresses]);
		// A stored file that no row uses any more is purged from every node, whichever command removed the last use.
		if (this.#hasWritten) this.purge(...(await takenFiles(this.#tx)));
		// A redirect may lead to the withdrawn page, and show its name.
		if (this.#withdrawn.size > 0) queuePurge(this.#tx, [...this.#withdrawn, tag.addresses]);
	}
}

/** Runs one command in a transaction. A violated database constraint becomes a refusal with the field it names. */
export async function runCommand<R>(
	context: ActorContext,
	action: string,
	run: (ctx: CommandContext) => Promise<R>,
): Promise<R> {
	try {
		return await context.inTransaction(async (tx) => {
			const ctx = new CommandContext(tx, context.actor, context.now, action);
			const result = await run(ctx).catch((error: unknown) => {
				throw ctx.checkRefusal(error);
			});
			await ctx.end();
			return result;
		});
	} catch (error) {
		throw refusalOf(error) ?? error;
	}
}

interface Definition<S extends z.ZodType, R> {
	/** Action of the audit entries: `change`, `publish` … */
	action: string;
	input: S;
	run(ctx: CommandContext, input: z.output<S>): Promise<R>;
}

/** A command: the schema of its input, and the function that runs it. */
export interface Command<S extends z.ZodType, R> {
	(context: ActorContext, given: z.input<S>): Promise<R>;
	input: S;
}

/**
 * Validates an input.
 * @returns the input as its schema outputs it
 * @throws Refusal `invalid` with the first field that is wrong
 */
export function checkedInput<S extends z.ZodType>(input: S, given: z.input<S>): z.output<S> {
	const parsed = input.safeParse(given);
	if (!parsed.success) throw refusalOfIssue(parsed.error, undefined, input);
	return parsed.data;
}

/** Declares a command. Its input is validated before anything else, also when another command calls it. */
export function command<S extends z.ZodType, R>({ action, input, run }: Definition<S, R>): Command<S, R> {
	const call = async (context: ActorContext, given: z.input<S>): Promise<R> => {
		const checked = checkedInput(input, given);
		return runCommand(context, action, (ctx) => run(ctx, checked));
	};
	return Object.assign(call, { input });
}

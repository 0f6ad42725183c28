import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Right } from '../../access/policy';
import type { Subject } from '../../access/rules';
import { changesBetween, differingFrom } from '../../commands/changes-between';
import { type Command, type CommandContext, command } from '../../commands/command';
import { givenRowId, rowId } from '../../shared/input/numbers';
import { rowVersion } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { admit } from './admit';
import {
	type Action,
	type Declaration,
	type Key,
	type Listed,
	type Row,
	subjectOf,
	subjectsOf,
	type Versioned,
} from './entity';
import type { Field } from './fields';
import { untakenOf, withChangers } from './untaken';
import { keepState, keptState, withVersion } from './version';

/** A declared entity with its commands. */
export interface Entity extends Listed {
	fields: Readonly<Record<string, Field>>;
	/** Fields that are set when a row is made, and never changed. */
	fixed: readonly string[];
	rights: { read: Right; write: Right; remove: Right };
	/** False where rows are not made by `create`: files are uploaded. */
	isMade: boolean;
	/** Fields that a new row takes. */
	created: z.ZodObject;
	/** Fields that can be changed. */
	changed: z.ZodObject;
	create: Command<z.ZodType, Versioned>;
	change: Command<z.ZodType, Versioned>;
	/** Writes the fields of one of a row's revisions to the row, which makes a new revision. */
	restore: Command<z.ZodType, Versioned>;
	/** Keeps words that were typed and given up in a conflict, as a revision of the row. */
	untaken: Command<z.ZodType, Versioned>;
	remove: Command<z.ZodType, Row>;
	/** Further actions of this entity, by name. */
	actions: Readonly<Record<string, Action>>;
}

/** The schema of a new row: needed fields must be there, others may. */
type CreateShape<F> = {
	[K in keyof F]: F[K] extends Field<infer S, infer N> ? (N extends true ? S : z.ZodOptional<S>) : never;
};

/** The schema of a change: any of a row's fields. */
type ChangeShape<F> = { [K in keyof F]: F[K] extends Field<infer S> ? z.ZodOptional<S> : never };

/** A declared entity, with the types that follow from its table and its fields. */
export interface DeclaredEntity<
	N extends string,
	T extends PgTable,
	F extends Readonly<Record<string, Field>>,
	V extends Readonly<Record<string, Action>>,
	X extends keyof F = never,
> extends Entity {
	name: N;
	table: T;
	fields: F;
	actions: V;
	/** Fields that a new row takes. */
	created: z.ZodObject<CreateShape<F>>;
	/** Fields that can be changed; fixed ones are left out. */
	changed: z.ZodObject<ChangeShape<Omit<F, X>>>;
}

const is = (column: PgColumn | undefined, key: Key) => eq(column as PgColumn, key);

/**
 * Declares an entity: a table whose rows have texts. Each command locks the row and checks the right over it as it is
 * and as it will be (`admit.ts`), keeps a revision, writes the changed fields to the audit log, and invalidates the
 * pages that show the row.
 * @param actions what this entity can do beside create, change and remove
 */
export function entity<
	const N extends string,
	T extends PgTable,
	F extends Readonly<Record<string, Field>>,
	V extends Readonly<Record<string, Action>> = Readonly<Record<never, Action>>,
	const X extends keyof F & string = never,
>(given: Declaration<T> & { name: N; fields: F; fixed?: readonly X[] }, actions?: V): DeclaredEntity<N, T, F, V, X> {
	// Within the kit a row has no type of its own: its values are checked by the fields, and by the database.
	const one = given as unknown as Declaration<PgTable> & {
		fields: Record<string, Field>;
		list: Entity['list'];
		fixed?: readonly string[];
	};
	const { name, table } = one;
	const rights = { ...one.rights, read: one.rights.read ?? one.rights.write };
	const keyColumn: string = one.key ?? 'id';
	const columns = getTableColumns(table) as Record<string, PgColumn>;
	const keySchema = columns[keyColumn]?.dataType === 'number' ? givenRowId : z.string().min(1).max(2_000);
	const fields = Object.entries(one.fields);
	const created = z.object(
		Object.fromEntries(fields.map(([field, { schema, isNeeded }]) => [field, isNeeded ? schema : schema.optional()])),
	);
	const changeable = fields.filter(([field]) => !one.fixed?.includes(field));
	const changed = z.object(Object.fromEntries(changeable.map(([field, { schema }]) => [field, schema.optional()])));
	const named = { key: keySchema, version: rowVersion.optional() };

	/** Locks a row for a command that needs a right over it. @param subjects what the right depends on */
	async function hold(
		ctx: CommandContext,
		given: Row,
		right: Right,
		subjects: (row: Row) => Subject[] = (row) => [subjectOf(row)],
	): Promise<Row> {
		const key = given.key as Key;
		await one.hold?.(ctx);
		const [row] = (await ctx.read.select().from(table).where(is(columns[keyColumn], key)).for('update')) as Row[];
		const version = given.version as string | undefined;
		const of = { table, read: rights.read };
		try {
			return admit(ctx, row, { of, rights: [right], version, ...(row && { subjects: subjects(row) }) });
		} catch (error) {
			throw await withChangers(ctx, name, key, error);
		}
	}
	/** @throws Refusal `invalid` where the fields of a row do not go together */
	const check = (row: Row) => {
		const field = one.misfit?.(row as never);
		if (field !== undefined) throw new Refusal('invalid', field, { rule: { name: 'goes_with' } });
	};
	const notify = async (ctx: CommandContext, before: Row | undefined, after: Row | undefined) => {
		const row = (after ?? before) as Row;
		ctx.audit({
			entity: name,
			id: row[keyColumn] as Key,
			detail: after ? { changes: changesBetween(before, after) } : { removed: before },
		});
		for (const state of [before, after]) if (state) ctx.invalidate(...(await one.tags(state as never, ctx)));
		// A row that was removed, or hidden from readers, is purged: no node shows it any more, whatever fails.
		const isShown = (state: Row | undefined) => state !== undefined && (one.isPublic?.(state as never) ?? true);
		if (before && isShown(before) && !isShown(after)) ctx.purge(...(await one.tags(before as never, ctx)));
	};

	const create = command({
		action: 'create',
		input: created,
		async run(ctx, input): Promise<Versioned> {
			if (one.isMade === false) throw new Refusal('state', 'file', { rule: { name: 'by_upload' } });
			ctx.authorize(rights.write, subjectOf(input as Row));
			const given = { ...(await one.born?.(ctx, input as never)), ...(input as Row) };
			const derived = { ...given, ...one.derive?.(given as never, ctx.now) };
			check(derived);
			const values = { ...derived, ...(await one.settle?.(ctx, derived as never)) };
			const [row] = (await ctx.tx
				.insert(table)
				.values(values as never)
				.returning()) as Row[];
			if (!row) throw new Error(`No row of ${name} came back.`);
			await keepState(ctx, name, row[keyColumn] as Key, undefined, row);
			await notify(ctx, undefined, row);
			await one.follow?.(ctx, { after: row as never });
			return withVersion(row);
		},
	});

	const change = command({
		action: 'change',
		input: z.object({ ...named, set: changed }),
		async run(ctx, { set, ...given }): Promise<Versioned> {
			const before = await hold(ctx, given, rights.write, (row) => subjectsOf(row, set as Row));
			return write(ctx, before, differingFrom(changed.shape, set as Row, before));
		},
	});

	/**
	 * Writes fields to a locked row, where the actor may write the row as it will be. Nothing is written where nothing
	 * differs.
	 */
	async function write(ctx: CommandContext, before: Row, set: Row): Promise<Versioned> {
		const key = before[keyColumn] as Key;
		const defined = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
		const isSame = Object.keys(changesBetween(before, { ...before, ...defined })).length === 0;
		// Derived columns are not computed again where their fields stay the same: the row may hold another value from the
		// time it was made.
		let wanted = isSame ? {} : { ...defined, ...one.derive?.({ ...before, ...defined } as never, ctx.now) };
		for (const subject of subjectsOf(before, wanted)) ctx.authorize(rights.write, subject);
		if (Object.keys(changesBetween(before, { ...before, ...wanted })).length === 0) return withVersion(before);
		check({ ...before, ...wanted });
		wanted = { ...wanted, ...(await one.settle?.(ctx, { ...before, ...wanted } as never, before as never)) };
		if (Object.keys(changesBetween(before, { ...before, ...wanted })).length === 0) return withVersion(before);
		const moment = 'updated_at' in columns ? { updated_at: ctx.now } : {};
		const [after] = (await ctx.tx
			.update(table)
			.set({ ...wanted, ...moment } as never)
			.where(is(columns[keyColumn], key))
			.returning()) as Row[];
		if (!after) throw new Refusal('not_found', 'key');
		await keepState(ctx, name, after[keyColumn] as Key, before, after);
		await notify(ctx, before, after);
		await one.follow?.(ctx, { before: before as never, after: after as never });
		return withVersion(after);
	}

	const restore = command({
		action: 'restore',
		input: z.object({ ...named, number: rowId }),
		async run(ctx, { number, ...given }): Promise<Versioned> {
			const before = await hold(ctx, given, rights.write);
			const kept = await keptState(ctx, name, given.key as Key, number);
			if (!kept) throw new Refusal('not_found', 'number');
			// Fields of an older state that today's schema does not take stay as they are now.
			const fitting = changeable.filter(([field, { schema }]) => schema.safeParse(kept[field]).success);
			return write(ctx, before, Object.fromEntries(fitting.map(([field]) => [field, kept[field]])));
		},
	});

	const untaken = untakenOf({ entity: name, key: keySchema, changed, write: rights.write, hold });

	const remove = command({
		action: 'remove',
		input: z.object(named),
		async run(ctx, given): Promise<Row> {
			const before = await hold(ctx, given, rights.remove);
			if (await one.isUsed?.(ctx, before as never))
				throw new Refusal('in_use', 'key', { rule: { name: 'used_elsewhere' } });
			await ctx.tx.delete(table).where(is(columns[keyColumn], given.key as Key));
			await notify(ctx, before, undefined);
			await one.follow?.(ctx, { before: before as never });
			return before;
		},
	});

	const made: Entity = {
		name,
		table,
		key: keyColumn,
		title: one.title,
		fields: one.fields,
		fixed: one.fixed ?? [],
		list: one.list,
		rights,
		isMade: one.isMade ?? true,
		created,
		changed,
		create,
		change,
		restore,
		untaken,
		remove,
		actions: actions ?? {},
	};
	return made as DeclaredEntity<N, T, F, V, X>;
}

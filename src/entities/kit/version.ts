import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../commands/command';
import { keepRevisions } from '../../commands/keep-revisions';
import { revision } from '../../data/tables/revision';
import type { Key, Row, Versioned } from './entity';

/** The version of a row: a hash that changes whenever any of its values does. */
export function versionOf(row: Row): string {
	const sorted = Object.keys(row)
		.sort()
		.map((name) => [name, row[name]]);
	return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/** The row with its version. */
export const withVersion = (row: Row): Versioned => ({ ...row, version: versionOf(row) });

/** Revisions of one row, by its number or its text. */
const statesOf = (entity: string, key: Key) =>
	and(eq(revision.noun, entity), typeof key === 'number' ? eq(revision.row_id, key) : eq(revision.row_key, key));

/** Keeps the state of a row after a save; where the row has no revision yet, also the state before. */
export async function keepState(
	ctx: CommandContext,
	entity: string,
	key: Key,
	before: Row | undefined,
	after: Row,
): Promise<void> {
	const [newest] = await ctx.read
		.select({ number: sql<number>`coalesce(max(${revision.number}), 0)` })
		.from(revision)
		.where(statesOf(entity, key));
	const number = newest?.number ?? 0;
	const found = before && number === 0 ? [{ id: key, number: 1, snapshot: before }] : [];
	await keepRevisions(ctx, entity, [{ id: key, number: number + found.length + 1, snapshot: after }], found);
}

/** The state of a row that was kept under a number; undefined where there is none. */
export async function keptState(
	ctx: CommandContext,
	entity: string,
	key: Key,
	number: number,
): Promise<Row | undefined> {
	const [row] = await ctx.read
		.select({ snapshot: revision.snapshot })
		.from(revision)
		.where(and(statesOf(entity, key), eq(revision.number, number)));
	return row?.snapshot;
}

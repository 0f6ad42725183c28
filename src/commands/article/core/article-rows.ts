import { sql } from 'drizzle-orm';
import { type ArticleRow, articleColumns } from '../../../data/article-content';
import { article } from '../../../data/tables/article';
import { insertReturning } from '../../../platform/db/insert-rows';
import type { CommandContext } from '../../command';

/**
 * Columns that a save writes to an existing row; counters of readers are not among them, because they change meanwhile.
 */
const updated = articleColumns
	.filter((name) => !['id', 'group_id', 'edition', 'created_at', 'week_views'].includes(name))
	.map((name) => sql.identifier(name));

/** Writes existing rows, all of their columns that a save writes. */
export async function updateRows(ctx: CommandContext, rows: readonly ArticleRow[]): Promise<void> {
	if (rows.length === 0) return;
	const list = sql.join(updated, sql`, `);
	const values = sql.join(
		updated.map((name) => sql`r.${name}`),
		sql`, `,
	);
	await ctx.tx.execute(
		sql`update article a set (${list}) = row(${values})
			from jsonb_populate_recordset(null::article, ${JSON.stringify(rows)}::jsonb) r where a.id = r.id`,
	);
}

/** Writes new rows. @returns their numbers, in the order of the rows */
export async function insertRows(ctx: CommandContext, rows: readonly ArticleRow[]): Promise<number[]> {
	if (rows.length === 0) return [];
	const first = await ctx.tx.execute<{ id: number }>(
		sql`select nextval(pg_get_serial_sequence('article', 'id'))::int as id
			from generate_series(1, ${rows.length}::int)`,
	);
	const numbered = rows.map((row, at) => ({ ...row, id: first.rows[at]?.id as number }));
	await insertReturning(ctx.tx, article, numbered, []);
	return numbered.map((row) => row.id);
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/db';
import type { CommandContext } from '../../command';

/** An import under way. */
export interface ImportRun {
	id: number;
	system: string;
	source: string;
	edition: string;
}

/** A row that an import has written. */
export interface ImportedRow {
	noun: 'article' | 'page' | 'tag' | 'author' | 'media' | 'redirect' | 'seo_override';
	key: number | string;
	is_new: boolean;
	version?: number | undefined;
}

/** Gives an import its number; its row is written with the first that it brings, so that one that brings nothing leaves nothing. */
export async function numberImport(db: Pick<Database, 'write'>): Promise<number> {
	const { rows } = await db.write((tx) =>
		tx.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('import_run', 'id'))::int as id`),
	);
	return rows[0]?.id as number;
}

/** Notes what an import has written, in the transaction that writes it, so that it can be taken back. */
export async function noteImported(ctx: CommandContext, run: ImportRun, rows: readonly ImportedRow[]): Promise<void> {
	if (rows.length === 0) return;
	const { id, system, source, edition } = run;
	await ctx.tx.execute(sql`insert into import_run (id, system, source, edition, created_at) overriding system value
		values (${id}::int, ${system}, ${source}, ${edition}, ${ctx.now}::bigint) on conflict (id) do nothing`);
	const given = rows.map(({ noun, key, is_new, version }) => ({ noun, key: String(key), is_new, version }));
	// A row that a run writes twice, as one that it takes up again, keeps that it was new.
	await ctx.tx.execute(sql`insert into import_row (run_id, noun, row_key, is_new, version)
		select ${id}::int, noun, key, is_new, version
			from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (noun text, key text, is_new boolean, version int)
		on conflict (run_id, noun, row_key) do update set version = excluded.version`);
}

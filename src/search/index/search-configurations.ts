import { sql } from 'drizzle-orm';
import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import { MIGRATING, writeInTurn } from '../../platform/db/write-in-turn';

/**
 * Makes the text-search configuration of each edition that has none: its stemmer, with accents folded first. A new
 * edition needs no migration; where all are there the database is only read.
 */
export async function makeSearchConfigurations(
	db: Database,
	editions: readonly Pick<Edition, 'searchConfig'>[],
): Promise<void> {
	const wanted = [...new Set(editions.map(({ searchConfig }) => searchConfig))];
	const there = sql`select cfgname as name from pg_ts_config where pg_ts_config_is_visible(oid)
		and cfgname like 'brume\_%'`;
	const named = (rows: readonly { name: string }[]) =>
		wanted.filter((config) => !rows.some(({ name }) => name === `brume_${config}`));
	if (named(await db.writeAlone<{ name: string }>(there)).length === 0) return;
	await writeInTurn(db, MIGRATING, async (tx) => {
		// Another node may have made them while this one waited.
		for (const config of named((await tx.execute<{ name: string }>(there)).rows)) {
			await tx.execute(sql.raw(`create text search configuration brume_${config} (copy = pg_catalog.${config})`));
			await tx.execute(
				sql.raw(
					`alter text search configuration brume_${config} alter mapping for hword, hword_part, word with unaccent, ${config === 'simple' ? config : `${config}_stem`}`,
				),
			);
		}
	});
}

import { staffRows } from '../../../entities/kit/staff-list';
import { referredTo } from '../../../entities/references';
import type { Database } from '../../../platform/db/db';
import { articleTitles } from '../../../queries/article/staff-articles';
import { accountNames } from '../../../queries/site/history';
import { rowTitle } from '../../../shared/row-title';

/** The columns of an audit row that identify the row it is about. */
interface RowReference {
	noun: string;
	row_id: string | null;
}

const numbers = (keys: readonly string[]) => keys.filter((key) => /^[1-9]\d{0,8}$/.test(key)).map(Number);

/** What rows of an entity are called now, by their keys. */
async function namesOf(db: Database, entity: string, keys: readonly string[], codes: readonly string[]) {
	if (entity === 'article') return articleTitles(db.staff, numbers(keys));
	if (entity === 'account') return accountNames(db.staff, numbers(keys));
	const listed = referredTo(entity);
	if (!listed) return new Map<string, string>();
	const rows = await staffRows(db.staff, listed, keys, 'all');
	return new Map(rows.map((row) => [String(row[listed.key]), rowTitle(row, listed.title, codes)]));
}

/**
 * Adds to each row of the audit the name of the row that it is about; null where that has no name, or is gone.
 * @param codes editions, the one whose names are preferred first
 */
export async function withNames<T extends RowReference>(
	db: Database,
	rows: readonly T[],
	codes: readonly string[],
): Promise<(T & { name: string | null })[]> {
	const keys = Map.groupBy(rows, ({ noun }) => noun);
	const names = new Map(
		await Promise.all(
			[...keys].map(async ([entity, of]) => {
				const wanted = [...new Set(of.flatMap(({ row_id }) => row_id ?? []))];
				return [entity, await namesOf(db, entity, wanted, codes)] as const;
			}),
		),
	);
	return rows.map((row) => ({ ...row, name: names.get(row.noun)?.get(row.row_id ?? '') || null }));
}

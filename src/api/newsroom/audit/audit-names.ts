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

/** What rows of a noun are called now, by their keys. */
async function namesOf(db: Database, noun: string, keys: readonly string[], codes: readonly string[]) {
	if (noun === 'article') return articleTitles(db.staff, numbers(keys));
	if (noun === 'account') return accountNames(db.staff, numbers(keys));
	const listed = referredTo(noun);
	if (!listed) return new Map<string, string>();
	const rows = await staffRows(db.staff, listed, keys, 'all');
	return new Map(rows.map((row) => [String(row[listed.key]), rowTitle(row, listed.title, codes)]));
}

/**
 * Rows of the audit with what people call the row each is about; null where nobody calls it anything, or it is gone.
 * @param codes editions, the one whose names come first before the others
 */
export async function withNames<T extends RowReference>(
	db: Database,
	rows: readonly T[],
	codes: readonly string[],
): Promise<(T & { name: string | null })[]> {
	const keys = Map.groupBy(rows, ({ noun }) => noun);
	const names = new Map(
		await Promise.all(
			[...keys].map(async ([noun, of]) => {
				const wanted = [...new Set(of.flatMap(({ row_id }) => row_id ?? []))];
				return [noun, await namesOf(db, noun, wanted, codes)] as const;
			}),
		),
	);
	return rows.map((row) => ({ ...row, name: names.get(row.noun)?.get(row.row_id ?? '') || null }));
}

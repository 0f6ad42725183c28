import { readJson } from '../../data/read-json';
import { eachOf } from '../../shared/left-out';
import type { DocumentInput } from './upsert-documents';

/**
 * Documents of rows, whose columns of JSON are read on the way. A row that says nothing that can be found is left out,
 * and its batch goes on.
 * @param kind what the log calls such a row
 */
export const documentsOf = <Row extends { id: number }>(
	rows: readonly Row[],
	kind: string,
	make: (row: Row) => DocumentInput | readonly DocumentInput[] | undefined,
): DocumentInput[] =>
	eachOf(
		rows,
		({ id }) => `${kind} ${id} in the search`,
		(row) => make(readJson(row)) ?? [],
	).flat();

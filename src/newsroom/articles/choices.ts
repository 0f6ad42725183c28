import { ask } from '../calls';
import type { Choice } from '../components/combobox';

/** What an article is linked to, as its links name it. */
export interface Relation {
	id: number;
	name: string;
}

/** A row that an article can be linked to. */
export type RelationChoice = Choice & { row: Relation };

/** Rows of authors, tags, topics or firms, found by name. @param edition that of tags, and the language of topics */
export async function findRelations(
	of: string,
	text: string,
	signal: AbortSignal,
	edition?: string,
): Promise<RelationChoice[]> {
	const query = { of, edition, search: text.trim() };
	const { rows } = await ask<{ rows: (Relation & { meta: string })[] }>('article/choice', { query, signal });
	return rows.map(({ meta, ...row }) => ({ key: String(row.id), label: row.name, meta, row }));
}

/** How the row of that number is called; the number where there is none. */
export async function relationName(of: string, id: string, signal: AbortSignal): Promise<string> {
	const query = { of, id };
	const { rows } = await ask<{ rows: Relation[] }>('article/choice', { query, signal });
	return rows[0]?.name ?? id;
}

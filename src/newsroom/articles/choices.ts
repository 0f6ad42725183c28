import { ask } from '../calls';
import type { Choice } from '../components/combobox';

/** What an article is tied to, as its links name it. */
export interface Tied {
	id: number;
	name: string;
}

/** A row that an article can be tied to. */
export type TiedChoice = Choice & { row: Tied };

/** Rows of authors, tags, topics or firms, found by name. @param edition that of tags, and the language of topics */
export async function findTied(of: string, text: string, signal: AbortSignal, edition?: string): Promise<TiedChoice[]> {
	const query = { of, edition, search: text.trim() };
	const { rows } = await ask<{ rows: (Tied & { meta: string })[] }>('article/choice', { query, signal });
	return rows.map(({ meta, ...row }) => ({ key: String(row.id), label: row.name, meta, row }));
}

/** How the row of that number is called; the number where there is none. */
export async function nameOfTied(of: string, id: string, signal: AbortSignal): Promise<string> {
	const query = { of, id };
	const { rows } = await ask<{ rows: Tied[] }>('article/choice', { query, signal });
	return rows[0]?.name ?? id;
}

import { sql } from 'drizzle-orm';
import type { Texts } from '../../data/tables/columns';
import type { Authority, MarketText } from '../../data/tables/duty-rate';
import { editionCodes, editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { documentsOf } from './documents-of';
import { type DocumentInput, replaceDocuments, type UpsertOptions } from './upsert-documents';

interface MarketRow {
	id: number;
	code: string;
	slug: string;
	currency: string;
	texts: Texts<MarketText>;
	authorities: Authority[];
}

/**
 * Brings markets into the search of every edition that has a name for them; ids that do not exist (any more) leave it.
 * A market is found by its name in any language, its code, its currency and its authorities.
 */
export async function indexMarkets(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<MarketRow & Record<string, unknown>>(
		sql`select id, code, slug, currency, texts, authorities from market where id = any(${sql.param(ids)}::int[])`,
	);
	const documents = editions.flatMap((edition) =>
		documentsOf(rows, 'market', (row): DocumentInput[] => {
			const text = row.texts[edition.code];
			if (!text) return [];
			return [
				{
					edition: edition.code,
					kind: 'market',
					ref_id: row.id,
					url: urls.market.path(row),
					title: text.name,
					summary: edition.words.markets.found_line,
					body: text.note ?? '',
					keywords: [
						row.code,
						row.currency,
						...Object.values(row.texts).flatMap((other) => (other ? [other.name] : [])),
						...row.authorities.flatMap((one) => [one.name, one.names?.[edition.code] ?? '']),
					],
					people: [],
					section: 'regulation',
					country: row.code.split('-', 1)[0] ?? null,
					tag_ids: [],
					weight: 2,
					published_at: null,
				},
			];
		}),
	);
	await replaceDocuments(tx, 'market', ids, documents, editionCodes, options);
}

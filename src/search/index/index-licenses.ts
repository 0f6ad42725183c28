import { sql } from 'drizzle-orm';
import type { Texts } from '../../data/tables/columns';
import type { LicenseCategory, LicenseText } from '../../data/tables/license';
import { editionCodes, editions } from '../../editions/editions';
import { productName } from '../../editions/trade/register-products';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { documentsOf } from './documents-of';
import { type DocumentInput, replaceDocuments, type UpsertOptions } from './upsert-documents';

interface LicenseRow {
	id: number;
	slug: string;
	name_zh: string;
	pinyin: string;
	name_en: string;
	category: LicenseCategory;
	license_no: string;
	province: string;
	city: string;
	trademarks: string[];
	/** Keys of what it is held for. */
	products: string[];
	texts: Texts<LicenseText>;
	/** Unix seconds of the day it was granted. */
	granted_at: number | null;
	/** Words by which the register's own search finds it: pinyin by syllables and joined, Han in pairs. */
	words: string[];
}

/**
 * Updates records of the register in the search of every edition to their current state; ids that no longer exist are
 * removed. Every command that writes a licence calls it in its own transaction.
 */
export async function indexLicenses(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<LicenseRow & Record<string, unknown>>(sql`
		select id, slug, name_zh, pinyin, name_en, category, license_no, province, city, trademarks, products, texts,
			case when isfinite(valid_from) then extract(epoch from valid_from)::bigint end as granted_at,
			array(select word from unnest(tsvector_to_array(words)) word where word ~ '^[a-z0-9]{2,}$') as words
		from license where id = any(${sql.param(ids)}::int[])`);
	const documents = editions.flatMap((edition) =>
		documentsOf(rows, 'license', (row): DocumentInput => {
			const text = row.texts[edition.code];
			return {
				edition: edition.code,
				kind: 'license',
				ref_id: row.id,
				url: urls.licenseRecord.path(row),
				title: `${row.name_en} ${row.name_zh}`,
				summary: '',
				body: [text?.scope, text?.note].filter(Boolean).join('\n'),
				keywords: [
					row.license_no,
					...row.trademarks,
					row.pinyin,
					row.city,
					row.province,
					edition.words.licenses.categories[row.category] ?? '',
					...row.products.map((product) => productName(edition, product)),
				],
				people: [],
				spellings: row.words,
				section: 'china',
				country: 'CN',
				tag_ids: [],
				weight: 1,
				published_at: row.granted_at,
			};
		}),
	);
	await replaceDocuments(tx, 'license', ids, documents, editionCodes, options);
}

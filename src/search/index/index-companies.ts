import { sql } from 'drizzle-orm';
import type { Texts } from '../../data/tables/columns';
import type { CompanyName, CompanyPerson, CompanyText } from '../../data/tables/company';
import { editionCodes, editions } from '../../editions/editions';
import { countryName } from '../../editions/formats';
import { productGroup } from '../../editions/trade/product-groups';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { documentsOf } from './documents-of';
import { type DocumentInput, replaceDocuments, type UpsertOptions } from './upsert-documents';

interface CompanyRow {
	id: number;
	slug: string;
	name: string;
	name_zh: string | null;
	pinyin: string | null;
	names: CompanyName[];
	categories: string[];
	country: string | null;
	city: string | null;
	people: CompanyPerson[];
	texts: Texts<CompanyText>;
	/** Numbers and trademarks of its licences, and their pinyin by syllables and joined. */
	license_words: string[];
}

/** A name in pinyin, as those write it who leave out the spaces. */
const joined = (reading: string | null | undefined): string[] =>
	reading ? [reading, reading.replaceAll(' ', '')] : [];

/**
 * Brings firms into the search of every edition, by each of their names; ids that do not exist (any more) leave it.
 * Every command that writes a firm calls it in its own transaction.
 */
export async function indexCompanies(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<CompanyRow & Record<string, unknown>>(sql`
		select c.id, c.slug, c.name, c.name_zh, c.pinyin, c.names, c.categories, c.country, c.city, c.people, c.texts,
			coalesce((select array_agg(distinct word) from license l cross
				join lateral unnest(array[l.license_no] || l.trademarks
				|| array(select w from unnest(tsvector_to_array(l.words)) w where w ~ '^[a-z0-9]{2,}$')) word
					where l.company_id = c.id), '{}') as license_words
		from company c where c.id = any(${sql.param(ids)}::int[])`);
	const documents = editions.flatMap((edition) => {
		return documentsOf(rows, 'company', (row): DocumentInput => {
			const text = row.texts[edition.code];
			return {
				edition: edition.code,
				kind: 'company',
				ref_id: row.id,
				url: urls.company.path(row),
				title: row.name_zh ? `${row.name} ${row.name_zh}` : row.name,
				summary: text?.summary ?? '',
				body: [text?.description ?? '', ...(text?.makes ?? []).map((one) => `${one.title}. ${one.text}`)].join('\n'),
				keywords: [
					...row.names.map((one) => one.text),
					...row.categories.map((category) => productGroup(edition, category)),
					...(row.city ? [row.city] : []),
					...(row.country ? [countryName(edition, row.country)] : []),
				],
				people: row.people.flatMap((one) => (one.name_zh ? [one.name, one.name_zh] : [one.name])),
				spellings: [...joined(row.pinyin), ...row.names.flatMap((one) => joined(one.reading)), ...row.license_words],
				section: 'company',
				country: row.country,
				tag_ids: [],
				weight: 2,
				published_at: null,
			};
		});
	});
	await replaceDocuments(tx, 'company', ids, documents, editionCodes, options);
}

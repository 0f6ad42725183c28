import { sql } from 'drizzle-orm';
import type { Chapter } from '../../data/tables/book';
import type { Texts } from '../../data/tables/columns';
import type { DataSeriesText } from '../../data/tables/data-series';
import { editionCodes } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { plainText } from '../../platform/html/clean-html';
import { documentsOf } from './documents-of';
import { type DocumentInput, replaceDocuments, type UpsertOptions } from './upsert-documents';

interface BookRow {
	id: number;
	edition: string;
	slug: string;
	title: string;
	subtitle: string;
	authors: string[];
	publisher: string;
	isbn: string | null;
	html: string;
	contents: Chapter[];
	published_at: number | null;
	tags: { id: number; name: string }[];
}

/**
 * Updates publications in the search of their edition to their current state: published ones are written, all others
 * are removed. Every command that writes a book calls it in its own transaction, once its tags are written.
 */
export async function indexBooks(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<BookRow & Record<string, unknown>>(sql`
		select b.id, b.edition, b.slug, b.title, b.subtitle, b.authors, b.publisher, b.isbn, b.html, b.contents,
			case when isfinite(b.published_on) then extract(epoch from b.published_on)::bigint end as published_at,
			coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name collate "und-x-icu")
				from book_tag s join tag t on t.id = s.tag_id where s.book_id = b.id), '[]') as tags
		from book b where b.id = any(${sql.param(ids)}::int[]) and b.status = 'published'`);
	const documents = documentsOf(
		rows,
		'book',
		(row): DocumentInput => ({
			edition: row.edition,
			kind: 'book',
			ref_id: row.id,
			url: urls.book.path(row),
			title: row.title,
			summary: row.subtitle,
			body: [plainText(row.html), ...row.contents.map((chapter) => `${chapter.title}. ${chapter.summary ?? ''}`)].join(
				'\n',
			),
			keywords: [...row.tags.map((tag) => tag.name), ...(row.isbn ? [row.isbn, row.isbn.replaceAll('-', '')] : [])],
			people: [...row.authors, row.publisher],
			section: null,
			country: null,
			tag_ids: row.tags.map((tag) => tag.id),
			weight: 2,
			published_at: row.published_at,
		}),
	);
	await replaceDocuments(tx, 'book', ids, documents, editionCodes, options);
}

interface SeriesRow {
	id: number;
	slug: string;
	codes: string[];
	texts: Texts<DataSeriesText>;
	labels: Texts<string>[];
}

/**
 * Updates data series in the search of every edition that has words for them: published ones are written, all others
 * are removed. Every command that writes a series or its points calls it in its own transaction.
 */
export async function indexSeries(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<SeriesRow & Record<string, unknown>>(sql`
		select d.id, d.slug, d.codes, d.texts,
			coalesce((select json_agg(distinct p.label::jsonb) from data_point p where p.series_id = d.id
				and p.superseded_at is null and jsonb_typeof(p.label) = 'object'), '[]') as labels
		from data_series d where d.id = any(${sql.param(ids)}::int[]) and d.status = 'published'`);
	const documents = editionCodes.flatMap((edition) =>
		documentsOf(rows, 'series', (row): DocumentInput[] => {
			const text = row.texts[edition];
			if (!text) return [];
			return [
				{
					edition,
					kind: 'series',
					ref_id: row.id,
					url: urls.series.path(row),
					title: text.title,
					summary: text.subtitle,
					body: [text.description, text.unit_label, ...row.labels.map((label) => label[edition] ?? '')].join('\n'),
					keywords: row.codes,
					people: [],
					section: 'data',
					country: null,
					tag_ids: [],
					weight: 2,
					published_at: null,
				},
			];
		}),
	);
	await replaceDocuments(tx, 'series', ids, documents, editionCodes, options);
}

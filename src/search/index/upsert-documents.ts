import { sql } from 'drizzle-orm';
import type { SearchKind } from '../../data/tables/search-document';
import { searchConfigOf } from '../../editions/editions';
import type { Tx } from '../../platform/db/tx';
import { eachOf } from '../../shared/left-out';
import { addCountedWords, MAX_WORD_CHARACTERS, type SearchToken, searchTokens } from '../../shared/search/search-text';
import { isMoment } from '../../shared/time/moment';
import { stemsOf } from '../words/stems';
import { bucketsOf, facet, VectorWriter, type Weight } from '../words/vector';
import { type CountedTexts, WordCounts, wordsOf } from './count-words';

/** The document of one item (an article, a tag, a record) in one edition. */
export interface DocumentInput {
	edition: string;
	kind: SearchKind;
	/** Id of the item's row. */
	ref_id: number;
	/** Path within the edition, without its prefix: `/news/some-slug`. */
	url: string;
	title: string;
	summary: string;
	/** Plain text; the first 100,000 characters are searched. */
	body: string;
	/** Words that find it but may not be shown: keywords, tags, markets, other spellings. */
	keywords: readonly string[];
	/** Names of people and companies behind it. */
	people: readonly string[];
	/** Other spellings of its names: they find it, but corrections never lead to them. */
	spellings?: readonly string[];
	/** Section key of the kicker; null where there is none. */
	section: string | null;
	/** ISO 3166 alpha-2 code, or "EU"; null where the item has no place. */
	country: string | null;
	tag_ids: readonly number[];
	/** Factor of its rank among other matches; articles and records 1, tags, people, topics, books and series 2. */
	weight: number;
	/** Unix seconds; null where it has no date, as a tag. */
	published_at: number | null;
}

export interface UpsertOptions {
	/** False where all words are counted again afterwards (`refreshWords`). */
	countWords?: boolean;
}

/** Number of documents in one statement. */
const BATCH = 100;
const MAX_BODY_CHARACTERS = 100_000;

interface StoredRow extends CountedTexts {
	edition: string;
	kind: SearchKind;
	ref_id: number;
	url: string;
	section: string | null;
	country: string | null;
	year: number | null;
	tag_ids: readonly number[];
	weight: number;
	published_at: number;
}

/** Makes a text storable: PostgreSQL's text holds neither NUL nor half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const keyOf = (row: { edition: string; kind: string; ref_id: number }) => `${row.edition} ${row.kind} ${row.ref_id}`;

/**
 * Its date; null where it has none or the number is no valid time. The query builder may return a bigint as a string of
 * digits.
 */
function dateOf({ published_at }: DocumentInput): number | null {
	const at = published_at === null ? null : Number(published_at);
	return isMoment(at) ? at : null;
}

function stored(input: DocumentInput): StoredRow {
	const at = dateOf(input);
	return {
		edition: input.edition,
		kind: input.kind,
		ref_id: input.ref_id,
		url: input.url,
		title: storable(input.title),
		summary: storable(input.summary),
		keywords: storable([...input.keywords, ...input.people].join('\n')),
		body: storable(input.body.slice(0, MAX_BODY_CHARACTERS)),
		section: input.section,
		country: input.country,
		year: at === null ? null : new Date(at * 1_000).getUTCFullYear(),
		tag_ids: [...input.tag_ids],
		weight: input.weight,
		published_at: at ?? 0,
	};
}

/** The words of a document's fields, each with the weight of its field. */
type Fields = readonly { tokens: readonly SearchToken[]; weight: Weight; is_counted?: boolean }[];

const fieldsOf = (input: DocumentInput, row: StoredRow): Fields => [
	{ tokens: searchTokens(row.title), weight: 'A' },
	{ tokens: searchTokens(row.summary), weight: 'B' },
	...input.keywords.map((keyword) => ({ tokens: searchTokens(storable(keyword)), weight: 'B' as const })),
	...input.people.map((person) => ({ tokens: searchTokens(storable(person)), weight: 'C' as const })),
	{ tokens: searchTokens(row.body), weight: 'D' },
	...(input.spellings ?? []).map((spelling) => ({
		tokens: searchTokens(storable(spelling)),
		weight: 'C' as const,
		is_counted: false,
	})),
];

function vectorOf(
	input: DocumentInput,
	row: StoredRow,
	fields: Fields,
	stems: ReadonlyMap<string, readonly string[]>,
): string {
	const vector = new VectorWriter(stems);
	for (const field of fields) vector.add(field.tokens, field.weight);
	vector.mark(facet.kind(row.edition, row.kind));
	if (row.section !== null) vector.mark(facet.section(row.edition, row.section));
	if (row.country !== null) vector.mark(facet.country(row.edition, row.country));
	if (row.year !== null) vector.mark(facet.year(row.edition, row.year));
	for (const id of row.tag_ids) vector.mark(facet.tag(id));
	for (const lexeme of bucketsOf(row.edition, row.kind, dateOf(input))) vector.mark(lexeme);
	return vector.toString();
}

/**
 * Writes documents to the search, each in place of an earlier one for the same item and edition, and updates the counts
 * of their words. Runs in the transaction of the command that changes the item.
 * @param rows any number; of two for the same item and edition the later one counts
 */
export async function upsertDocuments(
	tx: Tx,
	rows: readonly DocumentInput[],
	options: UpsertOptions = {},
): Promise<void> {
	const distinct = [...new Map(rows.map((row) => [keyOf(row), row])).values()].sort((a, b) =>
		keyOf(a) < keyOf(b) ? -1 : 1,
	);
	const counts = options.countWords === false ? undefined : new WordCounts();
	for (let at = 0; at < distinct.length; at += BATCH) await upsertBatch(tx, distinct.slice(at, at + BATCH), counts);
	await counts?.write(tx);
}

async function upsertBatch(tx: Tx, inputs: readonly DocumentInput[], counts: WordCounts | undefined): Promise<void> {
	const documents = eachOf(
		inputs,
		({ kind, ref_id }) => `${kind} ${ref_id} in the search`,
		(input) => {
			const row = stored(input);
			// Throws for an unknown edition: its documents could never be found.
			searchConfigOf(row.edition);
			return { input, row, fields: fieldsOf(input, row) };
		},
	);
	const words = new Map<string, Set<string>>();
	for (const { row, fields } of documents) {
		const ofEdition = words.get(row.edition) ?? new Set<string>();
		words.set(row.edition, ofEdition);
		for (const { tokens } of fields)
			for (const token of tokens)
				if (!token.isHan && token.text.length <= MAX_WORD_CHARACTERS) ofEdition.add(token.text);
	}
	const stems = new Map<string, ReadonlyMap<string, readonly string[]>>();
	for (const [edition, list] of words) stems.set(edition, await stemsOf(tx, searchConfigOf(edition), list));

	if (counts) {
		const keys = JSON.stringify(
			documents.map(({ row }) => ({ edition: row.edition, kind: row.kind, ref_id: row.ref_id })),
		);
		await forget(
			tx,
			sql`(d.edition, d.kind, d.ref_id) in (select edition, kind, ref_id
				from jsonb_to_recordset(${keys}::jsonb) as k(edition text, kind text, ref_id int))`,
			counts,
		);
		for (const { row, fields } of documents) {
			const counted = new Set<string>();
			for (const { tokens, is_counted = true } of fields) if (is_counted) addCountedWords(counted, tokens);
			counts.add(row.edition, counted, 1);
		}
	}
	const json = JSON.stringify(
		documents.map(({ input, row, fields }) => ({
			...row,
			tsv: vectorOf(input, row, fields, stems.get(row.edition) ?? new Map()),
		})),
	);
	await tx.execute(sql`
		insert into search_document (edition, kind, ref_id, url, title, summary, body, keywords, section, country, year,
			tag_ids, weight, published_at, tsv)
		select edition, kind, ref_id, url, title, summary, body, keywords, section, country, year, tag_ids, weight,
			published_at, tsv::tsvector
		from jsonb_to_recordset(${json}::jsonb) as r(edition text, kind text, ref_id int, url text, title text,
			summary text, body text, keywords text,
			section text, country text, year smallint, tag_ids int[], weight smallint, published_at bigint, tsv text)
		on conflict (edition, kind, ref_id) do update
			set url = excluded.url, title = excluded.title, summary = excluded.summary, body = excluded.body,
			keywords = excluded.keywords, section = excluded.section, country = excluded.country, year = excluded.year, tag_ids = excluded.tag_ids,
			weight = excluded.weight, published_at = excluded.published_at, tsv = excluded.tsv`);
}

/** Subtracts the words of stored documents from the counts, and locks their rows until the transaction ends. */
async function forget(tx: Tx, condition: ReturnType<typeof sql>, counts: WordCounts): Promise<void> {
	const { rows } = await tx.execute<CountedTexts & { edition: string }>(
		sql`select d.edition, d.title, d.summary, d.keywords, d.body from search_document d where ${condition} order by d.id
			for update`,
	);
	for (const row of rows) counts.add(row.edition, wordsOf(row), -1);
}

/** Removes items from the search, in one edition or in every edition. */
export async function removeDocuments(
	tx: Tx,
	kind: SearchKind,
	refIds: readonly number[],
	edition?: string,
): Promise<void> {
	if (refIds.length === 0) return;
	const counts = new WordCounts();
	const gone = sql`d.kind = ${kind} and d.ref_id = any(${sql.param(refIds)}::int[])${edition === undefined ? sql`` : sql` and d.edition = ${edition}`}`;
	await forget(tx, gone, counts);
	await tx.execute(sql`delete from search_document d where ${gone}`);
	await counts.write(tx);
}

/** Removes one item from the search, in every edition. */
export const removeDocument = (tx: Tx, kind: SearchKind, ref_id: number): Promise<void> =>
	removeDocuments(tx, kind, [ref_id]);

/**
 * Writes the current documents of items of one kind, and removes items that have none (any more) from the search.
 * @param ids all items that were read
 * @param documents their documents, one for each edition in which an item can be read
 * @param editions all editions
 */
export async function replaceDocuments(
	tx: Tx,
	kind: SearchKind,
	ids: readonly number[],
	documents: readonly DocumentInput[],
	editions: readonly string[],
	options?: UpsertOptions,
): Promise<void> {
	for (const edition of editions) {
		const kept = new Set(
			documents.filter((document) => document.edition === edition).map((document) => document.ref_id),
		);
		const gone = ids.filter((id) => !kept.has(id));
		await removeDocuments(tx, kind, gone, edition);
	}
	await upsertDocuments(tx, documents, options);
}

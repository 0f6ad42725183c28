import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../data/db';
import { article, article_author, article_revision, article_tag, type ArticleType } from '../data/tables/article';
import type { PublicationStatus } from '../data/tables/columns';
import { audit } from '../data/tables/site';
import { translation_group } from '../data/tables/translation-group';
import { changed } from './changed';

/** A piece from another system, ready to be written: its HTML is sanitised, its pictures are stored. */
export interface ImportedArticle {
	/** Where it comes from (`wordpress:example.com:12`): the same key is the same piece. */
	import_key: string;
	edition: string;
	status: PublicationStatus;
	/** Taken for new pieces only: an address never changes by an import. */
	seo_url: string;
	type: ArticleType;
	title: string;
	standfirst: string;
	html: string;
	is_headline: boolean;
	language: string | null;
	password_hash: string | null;
	cover_id: number | null;
	cover_alt: string | null;
	cover_caption: string | null;
	reading_minutes: number;
	/** Unix seconds. */
	published_at: number | null;
	author_ids: number[];
	tag_ids: number[];
}

/** What became of a piece: `edited` was left as it is, because somebody worked on it here since the last import. */
export type ImportOutcome = 'created' | 'updated' | 'unchanged' | 'edited';
export interface ImportResult {
	import_key: string;
	id: number;
	outcome: ImportOutcome;
}

export interface ImportHow {
	/** Who imports, for the audit log and the revisions. */
	actor: string;
	/** Write over what was edited here. */
	overwrite: boolean;
	/** Unix seconds. */
	now: number;
}

interface Known {
	id: number;
	import_key: string;
	status: PublicationStatus;
	number: number | null;
	import_hash: string | null;
}

/** Fingerprint of an imported row: a repeat with the same fingerprint has nothing to write. */
export const importHash = (row: object): string => createHash('sha256').update(JSON.stringify(row)).digest('base64url');

/** The pieces that are here already, each with its newest revision: one made by an import carries its fingerprint. */
async function knownArticles(tx: Tx, edition: string, keys: string[]): Promise<Map<string, Known>> {
	const rows = await tx
		.select({
			id: article.id,
			import_key: sql<string>`${article.import_key}`,
			status: article.status,
			number: sql<number | null>`r.number`,
			import_hash: sql<string | null>`r.snapshot ->> 'import_hash'`,
		})
		.from(article)
		.leftJoin(sql`lateral (select number, snapshot from article_revision where article_id = ${article.id} order by number desc limit 1) r`, sql`true`)
		.where(and(eq(article.edition, edition), inArray(article.import_key, keys)));
	return new Map(rows.map((row) => [row.import_key, row]));
}

const columnsOf = ({ author_ids: _authors, tag_ids: _tags, ...columns }: ImportedArticle) => columns;

async function insertNew(tx: Tx, articles: ImportedArticle[], now: number): Promise<Map<string, number>> {
	if (articles.length === 0) return new Map();
	const groups = await tx.insert(translation_group).values(articles.map(() => ({ noun: 'article' }))).returning({ id: translation_group.id });
	const rows = articles.map((one, at) => ({
		...columnsOf(one),
		group_id: groups[at]?.id as number,
		cover_seed: one.seo_url,
		created_at: one.published_at === null ? now : Math.min(one.published_at, now),
		updated_at: now,
	}));
	const inserted = await tx.insert(article).values(rows).returning({ id: article.id, import_key: article.import_key });
	return new Map(inserted.map((row) => [row.import_key as string, row.id]));
}

async function updateKnown(tx: Tx, one: ImportedArticle, known: Known, now: number): Promise<void> {
	const { seo_url: _kept, import_key: _key, edition: _edition, ...columns } = columnsOf(one);
	// What went out here on its day is not called back because the export is older.
	const status = known.status === 'published' && columns.status === 'scheduled' ? 'published' : columns.status;
	await tx.update(article).set({ ...columns, status, updated_at: now }).where(eq(article.id, known.id));
}

async function writeLinks(tx: Tx, pieces: { id: number; one: ImportedArticle }[]): Promise<void> {
	const ids = pieces.map((piece) => piece.id);
	await tx.delete(article_author).where(inArray(article_author.article_id, ids));
	await tx.delete(article_tag).where(inArray(article_tag.article_id, ids));
	const authors = pieces.flatMap(({ id, one }) => one.author_ids.map((author_id, position) => ({ article_id: id, author_id, position })));
	const tags = pieces.flatMap(({ id, one }) => one.tag_ids.map((tag_id, position) => ({ article_id: id, tag_id, position })));
	if (authors.length > 0) await tx.insert(article_author).values(authors);
	for (let at = 0; at < tags.length; at += 5_000) await tx.insert(article_tag).values(tags.slice(at, at + 5_000));
}

/** Cache tags of everything that shows one of these pieces. */
function cacheTags(pieces: { id: number; one: ImportedArticle }[]): string[] {
	const tags = pieces.flatMap(({ id, one }) => [
		`home:${one.edition}`,
		`list:${one.edition}`,
		`list:${one.edition}:${one.type}`,
		`article:${id}`,
		...one.tag_ids.map((tag_id) => `tag:${tag_id}`),
		...one.author_ids.map((author_id) => `author:${author_id}`),
	]);
	return [...new Set(tags)];
}

/**
 * Writes a batch of imported articles of one edition in the caller's transaction, each with its revision and audit row.
 * A piece that is here already is written only when it differs from what the last import wrote, and, unless `overwrite`
 * is set, only when nobody has edited it here since: its newest revision must be the import's own.
 * The door to this command is a program started by whoever holds the machine; there is no lower permission to ask for.
 */
export async function importArticles(tx: Tx, articles: ImportedArticle[], how: ImportHow): Promise<ImportResult[]> {
	const [first] = articles;
	if (!first) return [];
	const known = await knownArticles(tx, first.edition, articles.map((one) => one.import_key));
	const hashes = new Map(articles.map((one) => [one.import_key, importHash({ ...one, seo_url: undefined })]));
	const outcomeOf = (one: ImportedArticle): ImportOutcome => {
		const row = known.get(one.import_key);
		if (!row) return 'created';
		if (row.import_hash === hashes.get(one.import_key)) return 'unchanged';
		return row.import_hash === null && !how.overwrite ? 'edited' : 'updated';
	};
	const created = await insertNew(tx, articles.filter((one) => !known.has(one.import_key)), how.now);
	const pieces = articles.map((one) => ({ one, id: known.get(one.import_key)?.id ?? (created.get(one.import_key) as number), outcome: outcomeOf(one) }));
	const written = pieces.filter((piece) => piece.outcome === 'created' || piece.outcome === 'updated');
	for (const { one, outcome } of written) if (outcome === 'updated') await updateKnown(tx, one, known.get(one.import_key) as Known, how.now);
	if (written.length > 0) {
		await writeLinks(tx, written);
		await tx.insert(article_revision).values(written.map(({ id, one }) => ({
			article_id: id,
			number: (known.get(one.import_key)?.number ?? 0) + 1,
			snapshot: { ...one, import_hash: hashes.get(one.import_key) },
			note: 'import',
			actor: how.actor,
		})));
		await tx.insert(audit).values(written.map(({ id, one, outcome }) => ({ actor: how.actor, action: 'import', noun: 'article', row_id: String(id), detail: { import_key: one.import_key, outcome } })));
		await changed(tx, cacheTags(written));
	}
	return pieces.map(({ one, id, outcome }) => ({ import_key: one.import_key, id, outcome }));
}

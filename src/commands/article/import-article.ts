import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ArticleKind, type ArticleType, article, article_author, article_tag } from '../../data/tables/article';
import type { Tx } from '../../platform/db/tx';
import { type CacheTag, tag } from '../../shared/cache-tags';
import type { PublicationStatus } from '../../shared/statuses';
import { changed } from '../changed';
import { articleTags } from './article-tags';

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
	/** As the newsroom has it: an import knows news alone. */
	kind: ArticleKind;
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
			kind: article.kind,
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

/** Rows travel as one JSON text a table: a hundred pieces with their columns would be thousands of parameters. */
async function insertNew(tx: Tx, articles: ImportedArticle[], now: number): Promise<Map<string, number>> {
	if (articles.length === 0) return new Map();
	const groups = await tx.execute<{ id: number }>(sql`insert into translation_group (noun) select 'article' from generate_series(1, ${articles.length}::int) returning id`);
	const rows = articles.map((one, at) => ({
		...columnsOf(one),
		group_id: groups.rows[at]?.id,
		cover_seed: one.seo_url,
		created_at: one.published_at === null ? now : Math.min(one.published_at, now),
		updated_at: now,
	}));
	const { rows: inserted } = await tx.execute<{ id: number; import_key: string }>(sql`
		insert into article (group_id, edition, status, seo_url, type, title, standfirst, html, is_headline, language, password_hash, cover_id, cover_alt, cover_caption,
			cover_seed, reading_minutes, published_at, created_at, updated_at, import_key)
		select group_id, edition, status, seo_url, type, title, standfirst, html, is_headline, language, password_hash, cover_id, cover_alt, cover_caption,
			cover_seed, reading_minutes, published_at, created_at, updated_at, import_key
		from jsonb_populate_recordset(null::article, ${JSON.stringify(rows)}::jsonb) returning id, import_key`);
	return new Map(inserted.map((row) => [row.import_key, row.id]));
}

async function updateKnown(tx: Tx, one: ImportedArticle, known: Known, now: number): Promise<void> {
	const { seo_url: _kept, import_key: _key, edition: _edition, ...columns } = columnsOf(one);
	// What went out here on its day is not called back because the export is older.
	const status = known.status === 'published' && columns.status === 'scheduled' ? 'published' : columns.status;
	await tx
		.update(article)
		.set({ ...columns, status, updated_at: now })
		.where(eq(article.id, known.id));
}

async function writeLinks(tx: Tx, pieces: { id: number; one: ImportedArticle; outcome: ImportOutcome }[]): Promise<void> {
	const before = pieces.filter((piece) => piece.outcome === 'updated').map((piece) => piece.id);
	if (before.length > 0) {
		await tx.delete(article_author).where(inArray(article_author.article_id, before));
		await tx.delete(article_tag).where(inArray(article_tag.article_id, before));
	}
	const authors = pieces.flatMap(({ id, one }) => one.author_ids.map((author_id, position) => ({ article_id: id, author_id, position })));
	const tags = pieces.flatMap(({ id, one }) => one.tag_ids.map((tag_id, position) => ({ article_id: id, tag_id, position })));
	await tx.execute(sql`insert into article_author select * from jsonb_populate_recordset(null::article_author, ${JSON.stringify(authors)}::jsonb)`);
	await tx.execute(sql`insert into article_tag select * from jsonb_populate_recordset(null::article_tag, ${JSON.stringify(tags)}::jsonb)`);
}

/** The whole piece as it came, and who brought it. */
async function writeHistory(tx: Tx, pieces: { id: number; one: ImportedArticle; outcome: ImportOutcome; number: number; import_hash: string }[], actor: string): Promise<void> {
	const rows = pieces.map(({ id, one, outcome, number, import_hash }) => ({ id, outcome, number, import_key: one.import_key, snapshot: { ...one, import_hash } }));
	const json = JSON.stringify(rows);
	await tx.execute(sql`
		with piece as (select * from jsonb_to_recordset(${json}::jsonb) as r (id int, outcome text, number int, import_key text, snapshot jsonb)),
		logged as (insert into audit (actor, action, noun, row_id, detail)
			select ${actor}, 'import', 'article', id::text, jsonb_build_object('import_key', import_key, 'outcome', outcome) from piece)
		insert into article_revision (article_id, number, snapshot, note, actor) select id, number, snapshot, 'import', ${actor} from piece`);
}

/** Cache tags of everything that shows one of these pieces. */
function cacheTags(pieces: { id: number; one: ImportedArticle }[], known: ReadonlyMap<string, Known>): CacheTag[] {
	const tags = pieces.flatMap(({ id, one }) => [
		...articleTags({ ...one, id, kind: known.get(one.import_key)?.kind ?? 'news' }),
		...one.tag_ids.map((tag_id) => tag.tag(tag_id)),
		...one.author_ids.map((author_id) => tag.author(author_id)),
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
	const known = await knownArticles(
		tx,
		first.edition,
		articles.map((one) => one.import_key),
	);
	const hashes = new Map(articles.map((one) => [one.import_key, importHash({ ...one, seo_url: undefined })]));
	const outcomeOf = (one: ImportedArticle): ImportOutcome => {
		const row = known.get(one.import_key);
		if (!row) return 'created';
		if (row.import_hash === hashes.get(one.import_key)) return 'unchanged';
		return row.import_hash === null && !how.overwrite ? 'edited' : 'updated';
	};
	const created = await insertNew(
		tx,
		articles.filter((one) => !known.has(one.import_key)),
		how.now,
	);
	const pieces = articles.map((one) => ({ one, id: known.get(one.import_key)?.id ?? (created.get(one.import_key) as number), outcome: outcomeOf(one) }));
	const written = pieces.filter((piece) => piece.outcome === 'created' || piece.outcome === 'updated');
	for (const { one, outcome } of written) if (outcome === 'updated') await updateKnown(tx, one, known.get(one.import_key) as Known, how.now);
	if (written.length > 0) {
		await writeLinks(tx, written);
		const history = written.map((piece) => ({ ...piece, number: (known.get(piece.one.import_key)?.number ?? 0) + 1, import_hash: hashes.get(piece.one.import_key) as string }));
		await writeHistory(tx, history, how.actor);
		await changed(tx, cacheTags(written, known));
	}
	return pieces.map(({ one, id, outcome }) => ({ import_key: one.import_key, id, outcome }));
}

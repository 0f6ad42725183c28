import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Entry, entryOf, pack } from '../backup/archive';
import { type FileErrors, fitted, type PackedSite } from '../backup/packed-site';
import { ask, quoted, SAME_WORDS } from '../backup/tables';
import type { Edition } from '../editions/edition';
import { editionByCode, editions } from '../editions/editions';
import { urls } from '../editions/urls';
import { asHtml, asMarkdown, type ExportedArticle, fileName } from './article-files';
import { ARTICLES, CONTENTS, type Contents, FORMAT, HEAD, type Head, MEDIA, ROWS } from './contents';
import { exportedTables } from './what';
import { authorOf, FOOT, headOf, itemOf } from './wordpress-file';

/** A site to export; progress is counted in tables and files. */
export interface ExportOptions extends PackedSite {
	/** True where the addresses of subscribers and the proof of their consent are included. */
	withSubscribers: boolean;
	/** Called at the end with the files that are missing from the export or differ from what had been stored. */
	onFileErrors(found: FileErrors): void;
}

/** Number of rows that are read at once. */
const AT_ONCE = 1_000;

interface StoredFile {
	name: string;
	bytes: number;
	sha256: string;
}

export type TableHead = Head['tables'][string];

/** Reads the key and the columns of a table. */
export async function tableHead(client: pg.ClientBase, name: string): Promise<TableHead> {
	const { rows } = await client.query<TableHead>(
		`select array(select attname::text from pg_index i, unnest(i.indkey) with ordinality k(number, place)
				join pg_attribute a on a.attnum = k.number and a.attrelid = $1::regclass
				where i.indrelid = $1::regclass and i.indisprimary order by place) as key,
			(select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
				'isRequired', attnotnull) order by attnum) from pg_attribute
				where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns`,
		[`public.${name}`],
	);
	return rows[0] ?? { key: [], columns: [] };
}

/** The statement that reads a table as JSON lines, in the order of its key. */
export function linesOf(name: string, { key, columns }: TableHead): string {
	const list = columns.map((column) => quoted(column.name)).join(', ');
	const order = key.length > 0 ? `order by ${key.map(quoted).join(', ')}` : '';
	return `select row_to_json(r)::text as line from (select ${list} from public.${quoted(name)} ${order}) r`;
}

/** Reads the rows of a query, some at a time. */
export async function* rowsOf<Row extends object>(client: pg.ClientBase, text: string): AsyncGenerator<Row> {
	await client.query(`declare many no scroll cursor for ${text}`);
	for (;;) {
		const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from many`);
		yield* rows;
		if (rows.length < AT_ONCE) break;
	}
	await client.query('close many');
}

/** Selects a column of the rows linked to an article; every such column has the same order. */
const linked = (entity: string, column: string, as: string): string =>
	`array(select n.${column} from article_${entity} l join ${entity} n on n.id = l.${entity}_id
		where l.article_id = a.id order by n.name, n.id) as ${as}`;

class Exporting {
	readonly #contents: Contents = { rows: {}, media: {}, missing: [], damaged: [] };
	#done = 0;
	#total = 0;

	constructor(
		private readonly client: pg.Client,
		private readonly options: ExportOptions,
		private readonly folder: string,
	) {}

	async *entries(): AsyncGenerator<Entry> {
		const { client, options } = this;
		const tables = exportedTables(options.withSubscribers);
		const heads: Head['tables'] = {};
		for (const name of tables) heads[name] = await tableHead(client, name);
		const { rows: files } = await client.query<StoredFile>(
			'select name, bytes, sha256 from public.media where deleted_at is null order by id',
		);
		this.#total = tables.length + files.length + 1;
		const head: Head = {
			format: FORMAT,
			madeAt: options.now,
			site_url: options.site_url,
			migrations: await ask<string[]>(client, 'select array(select name from public.migration order by name) as value'),
			tables: heads,
		};
		yield entryOf(HEAD, Buffer.from(`${JSON.stringify(head, null, '\t')}\n`));
		for (const name of tables) yield await this.#rows(name, heads[name] ?? { key: [], columns: [] });
		yield* this.#articles();
		for (const file of files) yield* this.#file(file);
		yield entryOf(CONTENTS, Buffer.from(`${JSON.stringify(this.#contents, null, '\t')}\n`));
		options.onFileErrors(this.#contents);
	}

	#reach(): void {
		this.#done += 1;
		this.options.progress({ done: this.#done, total: this.#total });
	}

	/** One JSON object a line, in the order of the key. */
	async #rows(name: string, table: TableHead): Promise<Entry> {
		const lines = rowsOf<{ line: string }>(this.client, linesOf(name, table));
		const texts = (async function* () {
			for await (const { line } of lines) yield `${line}\n`;
		})();
		const { entry, count, sha256 } = await this.#written(`${ROWS}${name}.jsonl`, texts);
		this.#contents.rows[name] = { count, sha256 };
		this.#reach();
		return entry;
	}

	/** Articles of one edition, or of all, as they are written to the files of articles. */
	async *#articlesOf(edition: string | undefined): AsyncGenerator<ExportedArticle> {
		const rows = rowsOf<ExportedArticle>(
			this.client,
			`select a.id, edition, seo_url, status, kind, type, title, standfirst, html, published_at::float8,
				revised_at::float8, created_at::float8, group_id,
				password_hash is not null as is_closed,
				(select u.name from author u where u.id = a.translator_id) as translator,
				${linked('author', 'name', 'authors')}, ${linked('author', 'slug', 'author_slugs')},
				${linked('tag', 'name', 'tags')}, ${linked('tag', 'slug', 'tag_slugs')}
			from article a ${edition === undefined ? '' : `where edition = '${edition}'`} order by a.id`,
		);
		for await (const row of rows) {
			const its = editionByCode(row.edition);
			yield { ...row, path: its ? urls.article.href(its, row) : '' };
		}
	}

	/** Writes texts to a file first, because an archive needs the length of an entry before its bytes. */
	async #written(name: string, texts: AsyncIterable<string>): Promise<{ entry: Entry; count: number; sha256: string }> {
		const path = join(this.folder, name.replaceAll('/', '-'));
		const file = await open(path, 'w', 0o600);
		const hash = createHash('sha256');
		let [count, size] = [0, 0];
		try {
			for await (const text of texts) {
				const bytes = Buffer.from(text);
				hash.update(bytes);
				await file.appendFile(bytes);
				count += 1;
				size += bytes.length;
			}
		} finally {
			await file.close();
		}
		return { entry: { name, size, body: createReadStream(path) }, count, sha256: hash.digest('hex') };
	}

	/** Articles of an edition in WordPress's own export format. */
	async *#asWordpress({ code, language }: Edition): AsyncGenerator<string> {
		const { site_url } = this.options;
		yield headOf(site_url, language);
		const authors = rowsOf<{ slug: string; name: string }>(
			this.client,
			`select slug, name from author w where exists (select from article_author l join article a on a.id = l.article_id
				where l.author_id = w.id and a.edition = '${code}') order by id`,
		);
		for await (const author of authors) yield authorOf(author);
		for await (const article of this.#articlesOf(code)) yield itemOf(article, site_url);
		yield FOOT;
	}

	async *#articles(): AsyncGenerator<Entry> {
		for (const edition of editions)
			yield (await this.#written(`${ARTICLES}wordpress-${edition.code}.xml`, this.#asWordpress(edition))).entry;
		for await (const article of this.#articlesOf(undefined)) {
			const name = ARTICLES + fileName(article);
			yield entryOf(`${name}.html`, Buffer.from(asHtml(article)));
			yield entryOf(`${name}.md`, Buffer.from(asMarkdown(article)));
		}
		this.#reach();
	}

	async *#file({ name, bytes, sha256: wanted }: StoredFile): AsyncGenerator<Entry> {
		const stored = await this.options.storage.open(name);
		this.#reach();
		if (!stored) {
			this.#contents.missing.push(name);
			return;
		}
		const { entry, sha256: hash } = fitted(MEDIA + name, bytes, stored);
		yield entry;
		const sha256 = hash();
		this.#contents.media[name] = { bytes, sha256 };
		if (sha256 !== wanted) this.#contents.damaged.push(name);
	}
}

/** Writes a site at one moment as a tar archive, while the site goes on working. */
export async function* writeExport(options: ExportOptions): AsyncGenerator<Uint8Array> {
	const client = options.db.listener();
	client.on('error', () => {});
	await client.connect();
	const folder = await mkdtemp(join(tmpdir(), 'brume-export-'));
	try {
		await client.query(SAME_WORDS);
		await client.query('begin transaction isolation level repeatable read read only');
		yield* pack(new Exporting(client, options, folder).entries());
	} finally {
		await client.end().catch(() => {});
		await rm(folder, { recursive: true, force: true });
	}
}

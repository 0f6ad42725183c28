import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { inPortions } from '../platform/storage/in-portions';
import { encrypt } from './age';
import { type Entry, entryOf, pack } from './archive';
import type { BackupStore } from './backup-store';
import { CONTENTS, type Contents, FILES, FORMAT, HEAD, type Head, TABLES } from './contents';
import { backupName } from './name';
import { type FileErrors, fitted, type PackedSite } from './packed-site';
import { ask, countOf, readRows, SAME_WORDS, sequencesOf, type Table, tablesOf } from './tables';

/** A site to back up; progress is counted in the bytes that its tables and files have on disk. */
export interface BackupOptions extends PackedSite {
	store: BackupStore;
	/** Passphrase that encrypts the backup. */
	secret: string;
	/** Ends the backup between two portions; it is then removed. */
	signal: AbortSignal;
}

/** Contents of a backup, for the record. */
export interface MadeBackup extends FileErrors {
	name: string;
	place: string;
	/** Size of the encrypted file. */
	bytes: number;
	tables: number;
	rows: number;
	files: number;
	seconds: number;
}

/** Bytes of one packed portion of a table's rows. */
const PORTION = 4 * 1024 * 1024;

interface StoredFile {
	name: string;
	bytes: number;
	sha256: string;
	is_deleted: boolean;
}

/** Packs the content of a backup in its order, and collects the hashes of tables and files on the way. */
class Packing {
	readonly contents: Contents = { tables: {}, sequences: {}, files: {}, missing: [], damaged: [] };
	#done = 0;
	#total = 0;

	constructor(
		private readonly client: pg.Client,
		private readonly options: BackupOptions,
	) {}

	async *entries(): AsyncGenerator<Entry> {
		const { client, options } = this;
		const tables = await tablesOf(client);
		const { rows: files } = await client.query<StoredFile>(
			'select name, bytes, sha256, deleted_at is not null as is_deleted from public.media order by id',
		);
		this.#total = [...tables, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
		const head: Head = {
			format: FORMAT,
			madeAt: options.now,
			site_url: options.site_url,
			postgres: await ask<string>(client, `select current_setting('server_version') as value`),
			migrations: await ask<string[]>(client, 'select array(select name from public.migration order by name) as value'),
			tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
		};
		yield entryOf(HEAD, Buffer.from(JSON.stringify(head)));
		for (const table of tables) yield* this.#table(table);
		this.contents.sequences = await sequencesOf(client);
		// Files that follow never change. The snapshot has listed them, so its transaction need not stay open.
		await client.query('commit');
		for (const file of files) yield* this.#file(file);
		yield entryOf(CONTENTS, Buffer.from(JSON.stringify(this.contents)));
	}

	#reach(bytes: number): void {
		this.options.signal.throwIfAborted();
		this.#done += bytes;
		this.options.progress({ done: this.#done, total: this.#total });
	}

	async *#table({ name, columns, bytes }: Table): AsyncGenerator<Entry> {
		const hash = createHash('sha256');
		const rows = readRows(this.client, name, columns);
		const packed = pipeline(
			rows,
			async function* (chunks: AsyncIterable<Buffer>) {
				for await (const chunk of chunks) {
					hash.update(chunk);
					yield chunk;
				}
			},
			createGzip({ level: 3 }),
			// The reader of the packed rows gets the error.
			() => {},
		);
		let part = 0;
		for await (const { portion } of inPortions(packed, PORTION)) {
			part += 1;
			this.options.signal.throwIfAborted();
			yield entryOf(`${TABLES}${name}/${String(part).padStart(5, '0')}.copy.gz`, portion);
		}
		this.contents.tables[name] = { rows: await countOf(this.client, rows), sha256: hash.digest('hex') };
		this.#reach(bytes);
	}

	async *#file(file: StoredFile): AsyncGenerator<Entry> {
		const stored = await this.options.storage.open(file.name);
		if (!stored) {
			if (!file.is_deleted) this.contents.missing.push(file.name);
			return this.#reach(file.bytes);
		}
		const { entry, sha256: hash } = fitted(FILES + file.name, file.bytes, stored, (bytes) => this.#reach(bytes));
		yield entry;
		const sha256 = hash();
		this.contents.files[file.name] = { bytes: file.bytes, sha256 };
		if (sha256 !== file.sha256) this.contents.damaged.push(file.name);
	}
}

/**
 * Makes a backup of a running site: one snapshot of all rows, and the files of that snapshot. A backup that fails
 * leaves nothing behind.
 * @throws StartError where it cannot be written; Unavailable where a storage cannot be reached
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
	const { db, store, secret, now } = options;
	const begun = performance.now();
	const client = db.listener();
	client.on('error', () => {});
	await client.connect();
	try {
		await client.query(SAME_WORDS);
		await client.query('begin transaction isolation level repeatable read read only');
		const name = backupName(now);
		const packing = new Packing(client, options);
		const bytes = await store.write(name, encrypt(pack(packing.entries()), secret));
		const { tables, files, missing, damaged } = packing.contents;
		return {
			name,
			place: store.place,
			bytes,
			tables: Object.keys(tables).length,
			rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0),
			files: Object.keys(files).length,
			missing,
			damaged,
			seconds: Math.round((performance.now() - begun) / 100) / 10,
		};
	} finally {
		await client.end().catch(() => {});
	}
}

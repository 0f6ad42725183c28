/** The two descriptions inside a backup: the head, with what is needed to read it, and the contents at its end. */
import { z } from 'zod';

/** Version of the archive's layout; a program reads only backups of its own version. */
export const FORMAT = 1;

export const HEAD = 'head.json';
export const CONTENTS = 'contents.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

export const head = z.object({
	format: z.int(),
	/** Unix seconds of the snapshot. */
	madeAt: z.int(),
	site_url: z.string(),
	/** Version of PostgreSQL it came from. */
	postgres: z.string(),
	/** Names of the migrations that had made its tables. */
	migrations: z.array(z.string()),
	/** Columns of each table, in the order of the rows' values. */
	tables: z.record(z.string(), z.array(z.string())),
});
export type Head = z.infer<typeof head>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const contents = z.object({
	/** Rows of each table: their number, and the hash of all of them in the format of COPY, one after another. */
	tables: z.record(z.string(), z.object({ rows: z.int(), sha256 })),
	/** The position of each sequence. */
	sequences: z.record(z.string(), z.object({ last: z.string().regex(/^-?\d+$/), is_called: z.boolean() })),
	files: z.record(z.string(), z.object({ bytes: z.int(), sha256 })),
	/** Files that have a row in the snapshot but were missing from the storage; deleted files do not count. */
	missing: z.array(z.string()),
	/** Files whose bytes differed from those that had been stored. */
	damaged: z.array(z.string()),
});
export type Contents = z.infer<typeof contents>;

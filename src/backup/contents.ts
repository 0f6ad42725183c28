/** What a backup says of itself: at its head what is needed to read it, at its end what was put in. */
import { z } from 'zod';

/** Of the arrangement of the archive; another number is for another program to read. */
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
	/** Of the rows as COPY writes them, one after another. */
	tables: z.record(z.string(), z.object({ rows: z.int(), sha256 })),
	/** Where the counters of numbers stand. */
	sequences: z.record(z.string(), z.object({ last: z.string().regex(/^-?\d+$/), is_called: z.boolean() })),
	files: z.record(z.string(), z.object({ bytes: z.int(), sha256 })),
	/** Files that have a row in the snapshot and that the storage did not have. */
	missing: z.array(z.string()),
	/** Files that were not as they had been stored. */
	damaged: z.array(z.string()),
});
export type Contents = z.infer<typeof contents>;

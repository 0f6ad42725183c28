/** The descriptions inside an export; `docs/export.md` describes them in words. */
import { z } from 'zod';

export const FORMAT = 1;
export const HEAD = 'export.json';
export const ROWS = 'rows/';
export const ARTICLES = 'articles/';
export const MEDIA = 'media/';
export const CONTENTS = 'contents.json';

const column = z.object({ name: z.string(), type: z.string(), isRequired: z.boolean() });

export const head = z.object({
	format: z.int(),
	/** Unix seconds. */
	madeAt: z.int(),
	site_url: z.string(),
	/** Names of the migrations that had made the tables. */
	migrations: z.array(z.string()),
	/** Columns of every entity, in the order of the key by which its rows are sorted. */
	tables: z.record(z.string(), z.object({ key: z.array(z.string()), columns: z.array(column) })),
});
export type Head = z.infer<typeof head>;

const sha256 = z.string();

export const contents = z.object({
	rows: z.record(z.string(), z.object({ count: z.int(), sha256 })),
	media: z.record(z.string(), z.object({ bytes: z.int(), sha256 })),
	/** Files that were missing from the storage. */
	missing: z.array(z.string()),
	/** Files whose bytes differed from those that had been stored. */
	damaged: z.array(z.string()).default([]),
});
export type Contents = z.infer<typeof contents>;

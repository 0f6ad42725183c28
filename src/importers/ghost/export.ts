import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { ImportError } from '../core/import-error';

/** Bytes: an export is one JSON value and is held in memory whole. */
const MAX_FILE_BYTES = 400 * 1024 ** 2;

const words = z
	.string()
	.nullish()
	.transform((value) => value ?? '');
const name = z.union([z.string(), z.number()]).transform(String);
const yes = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);
const order = z
	.number()
	.nullish()
	.transform((value) => value ?? 0);
const rows = <Row extends z.ZodType>(row: Row) =>
	z
		.array(row)
		.nullish()
		.transform((value) => value ?? []);

const post = z.object({
	id: name,
	title: words,
	slug: words,
	html: words,
	lexical: words,
	mobiledoc: words,
	feature_image: words,
	featured: yes,
	type: words,
	page: yes,
	status: words,
	visibility: words,
	created_at: words,
	updated_at: words,
	published_at: words,
	custom_excerpt: words,
	meta_title: words,
	meta_description: words,
	codeinjection_head: words,
	codeinjection_foot: words,
	author_id: name.nullish(),
});
export type GhostPost = z.output<typeof post>;

const data = z.object({
	posts: rows(post),
	users: rows(z.object({ id: name, name: words, slug: words, email: words })),
	tags: rows(z.object({ id: name, name: words, slug: words, description: words, visibility: words })),
	posts_authors: rows(z.object({ post_id: name, author_id: name, sort_order: order })),
	posts_tags: rows(z.object({ post_id: name, tag_id: name, sort_order: order })),
	posts_meta: rows(
		z.object({
			post_id: name,
			meta_title: words,
			meta_description: words,
			feature_image_alt: words,
			feature_image_caption: words,
			email_only: yes,
		}),
	),
	settings: rows(z.object({ key: words, value: z.unknown() })),
	members: rows(z.unknown()),
	newsletters: rows(z.unknown()),
	comments: rows(z.unknown()),
	snippets: rows(z.unknown()),
	offers: rows(z.unknown()),
});
export type GhostExport = z.output<typeof data>;

/** The export's own part of what Ghost wrote: releases have put it one or two levels deep. */
function dataOf(value: unknown): unknown {
	const inner = (one: unknown, key: string): unknown =>
		typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[key] : undefined;
	const db = inner(value, 'db');
	return inner(Array.isArray(db) ? db[0] : value, 'data') ?? (inner(value, 'posts') === undefined ? undefined : value);
}

/**
 * Reads a Ghost export.
 * @param site address of the old site, which Ghost writes as a mark
 * @throws ImportError with one sentence
 */
export async function readGhost(file: string, site: string): Promise<GhostExport> {
	const size = (await stat(file).catch(() => undefined))?.size;
	if (size === undefined) throw new ImportError(`The file ${file} cannot be read.`);
	if (size > MAX_FILE_BYTES) throw new ImportError(`The file ${file} is larger than 400 MB; export the site in parts.`);
	const text = (await readFile(file, 'utf8')).replaceAll('__GHOST_URL__', site.replace(/\/+$/, ''));
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new ImportError(`The file ${file} is no sound JSON: ${error instanceof Error ? error.message : ''}.`);
	}
	const found = data.safeParse(dataOf(value));
	if (found.success) return found.data;
	const at = found.error.issues[0]?.path.join('.') ?? '';
	throw new ImportError(
		at === ''
			? `The file ${file} is not a Ghost export: it has no posts.`
			: `The file ${file} is not a Ghost export: ${at} is not as Ghost writes it.`,
	);
}

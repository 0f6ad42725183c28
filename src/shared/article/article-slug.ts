import { moved, pages } from '../address/addresses';

/** Segments behind /news/ that are screens or lead to one: no article takes their names. */
export const reservedSlugs: readonly string[] = [
	...new Set(
		[...Object.values(pages), ...moved.map(([from]) => from)].flatMap((path) =>
			path.startsWith(`${pages.news}/`) ? (/^[a-z]+/.exec(path.slice(pages.news.length + 1))?.[0] ?? []) : [],
		),
	),
];

/** Most characters; encoded, and with everything around it, it stays far below the longest address. */
const MAX_CHARACTERS = 200;
/**
 * Words of any script, joined by hyphens or low lines: nothing that means something in an address, or ends like a file.
 */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_]+[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

/** Whether an article can stand at /news/{slug}: every link built of it answers. */
export const isArticleSlug = (slug: string): boolean =>
	slug.length <= MAX_CHARACTERS && WORDS.test(slug) && !reservedSlugs.includes(slug);

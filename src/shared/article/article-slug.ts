import { moved, pages } from '../address/addresses';

/** Segments behind /news/ that are screens or lead to one: no article takes their names. */
export const reservedSlugs: readonly string[] = [
	...new Set(
		[...Object.values(pages), ...moved.map(([from]) => from)].flatMap((path) =>
			path.startsWith(`${pages.news}/`) ? (/^[a-z]+/.exec(path.slice(pages.news.length + 1))?.[0] ?? []) : [],
		),
	),
];

/**
 * Largest number of characters; encoded, with everything around it, such a slug stays far below the longest address.
 */
const MAX_CHARACTERS = 200;
/**
 * Words of any script, joined by hyphens or underscores; no character with a meaning in addresses, and no file
 * extension.
 */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_]+[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

/** True where an article can have the address /news/{slug}, so that every link to it is answered. */
export const isArticleSlug = (slug: string): boolean =>
	slug.length <= MAX_CHARACTERS && WORDS.test(slug) && !reservedSlugs.includes(slug);

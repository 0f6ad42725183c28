/** What other systems hang on an address: its feed, its form for phones, its further pages. */
const HUNG = /\/(?:(?:feed|amp|embed|trackback)(?:\/(?:rss2?|atom|rdf))?|(?:comment-)?page[/-]\d{1,6}|[2-9]|[1-9]\d)$/;
/** What they add to the name of a picture for each of its sizes. */
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.(?:jpe?g|png|gif|webp|avif)$)/i;

/**
 * Addresses under which something may be kept that another system had at this one: itself, what it hangs on, the
 * picture of which it is a size.
 * @param path decoded, without a slash at its end, perhaps with a query
 */
export function formerAddresses(path: string): string[] {
	const whole = path.replace(SIZE, '');
	const bare = path.replace(HUNG, '');
	// The further pages of a whole site are those of its news.
	return [...new Set([path, whole, bare === '' ? '/page' : bare])];
}

/** Links of one kind that are followed. */
const MAX_LINKS = 3;
/** Links of a kind: those of a folder, feeds of its subjects, searches with as many filters, and each page of the sitemap. */
function kindOf(link: string): string {
	const path = link.split('?')[0] ?? '';
	const parts = path.split('/');
	if (path.startsWith('/sitemap')) return path;
	if (parts.includes('search')) return `${parts.slice(0, parts.indexOf('search') + 1).join('/')}/${parts.length}`;
	return parts.slice(0, path.endsWith('/feed.xml') ? -2 : -1).join('/');
}

/**
 * Reads some addresses, and a few of each kind of address that they lead to.
 * @param read answers the text at an address
 */
export async function followLinks(paths: readonly string[], read: (path: string) => Promise<string>): Promise<void> {
	const queue = [...paths];
	const known = new Set(queue);
	const counts = new Map<string, number>();
	for (const path of queue) {
		const text = await read(path);
		for (const [, href = '', location = ''] of text.matchAll(/href="(\/[^"#]*)|<loc>https?:\/\/[^/<]+([^<]*)/g)) {
			const link = (href || location).replaceAll('&amp;', '&');
			const count = counts.get(kindOf(link)) ?? 0;
			if (!link || known.has(link) || count >= MAX_LINKS) continue;
			counts.set(kindOf(link), count + 1);
			known.add(link);
			queue.push(link);
		}
	}
}

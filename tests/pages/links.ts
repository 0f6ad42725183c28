/** Checks where the links of the pages lead. */
import { type Crawl, isDocument, type Page } from './crawl';
import { kindOfLink } from './link-kinds';

/** Every link of the pages, with a page that has it. */
function linksFrom(pages: readonly Page[]): Map<string, string> {
	const from = new Map<string, string>();
	for (const { path, links } of pages) for (const link of links) if (!from.has(link)) from.set(link, path);
	return from;
}

/** Links by kind; those that no route takes under ''. */
async function byKind(links: Iterable<string>): Promise<Map<string, string[]>> {
	const kinds = new Map<string, string[]>();
	for (const link of links) {
		const kind = (await kindOfLink(link)) ?? '';
		const known = kinds.get(kind);
		if (known) known.push(link);
		else kinds.set(kind, [link]);
	}
	return kinds;
}

/**
 * Links that no route takes; that the sitemap does not name, though it names others of their kind; and those that
 * answer otherwise than 200, among all that were asked for before and the first and the last of each kind.
 * @param sitemap what it names
 */
export async function linkErrors(crawl: Crawl, pages: readonly Page[], sitemap: readonly string[]): Promise<string[]> {
	const from = linksFrom(pages);
	const kinds = await byKind(from.keys());
	const named = new Set(sitemap);
	const ofNamedKinds = [...kinds.values()].filter((links) => links.some((link) => named.has(link))).flat();
	await crawl.askNew([...kinds.values()].flatMap((links) => [links[0] ?? '', links.at(-1) ?? '']));
	const broken = crawl.pages.filter(({ path, status }) => from.has(path) && status !== 200);
	const errors: [error: string, link: string][] = [
		...(kinds.get('') ?? []).map((link): [string, string] => ['no route takes', link]),
		...ofNamedKinds.filter((link) => !named.has(link)).map((link): [string, string] => ['no sitemap names', link]),
		...broken.map(({ status, path }): [string, string] => [String(status), path]),
	];
	return errors.map(([error, link]) => `${error} ${link} (linked from ${from.get(link)})`);
}

/** Documents that print what is missing. */
export const hollowPages = (pages: readonly Page[]): string[] =>
	pages.filter((page) => isDocument(page) && page.text.includes('undefined')).map(({ path }) => path);

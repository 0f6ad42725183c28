/** The pages of one site, each drawn once: whoever looks at a page reads what was drawn for all. */
import { openTestSite, type TestSite } from '../site';
import { linksOf } from './links-of';

/** What an address answered. */
export interface Page {
	path: string;
	status: number;
	headers: Headers;
	text: string;
	/** Paths of this site that it leads to; none where it is no document that was there. */
	links: string[];
}

/** Pages that are drawn while others wait for the database. */
const SIDE_BY_SIDE = 4;
/** How often an address is asked that has no room at the moment: a machine at its limit says 503, and readers ask again. */
const TRIES = 5;

/** Draws an address of the site. */
export async function draw(site: TestSite, path: string): Promise<Page> {
	let response = await site.app.request(path);
	for (let tries = 1; response.status === 503 && tries < TRIES; tries += 1) response = await site.app.request(path);
	const { status, headers } = response;
	const text = await response.text();
	const page = { path, status, headers, text, links: [] };
	return isDocument(page) ? { ...page, links: linksOf(text, site.settings.site_url) } : page;
}

/** Whether this is a page that was there, for people to read. */
export const isDocument = ({ status, headers }: Page): boolean =>
	status === 200 && (headers.get('content-type')?.startsWith('text/html') ?? false);

/** Visits each in turn, the last first, a few side by side, and what is added to them meanwhile. */
export async function sideBySide<Item>(queue: Item[], visit: (item: Item) => Promise<void>): Promise<void> {
	const open = new Set<Promise<void>>();
	while (queue.length > 0 || open.size > 0) {
		const item = queue.pop();
		if (item !== undefined) {
			const one = visit(item).finally(() => open.delete(one));
			open.add(one);
		}
		if (item === undefined || open.size >= SIDE_BY_SIDE) await Promise.race(open);
	}
}

/** A site of this process, and what it has answered so far. */
export class Crawl {
	readonly site: TestSite;
	readonly #asked = new Map<string, Promise<Page>>();
	readonly #pages = new Map<string, Page>();

	private constructor(site: TestSite) {
		this.site = site;
	}

	static async open(): Promise<Crawl> {
		// As a built site does it: the markup of a page holds what asks for its font ahead.
		return new Crawl(await openTestSite({}, undefined, undefined, undefined, ['/assets/text.woff2']));
	}

	/** Everything that was answered. */
	get pages(): Page[] {
		return [...this.#pages.values()];
	}

	/** What the address answers: drawn when it is asked for the first time. */
	ask(path: string): Promise<Page> {
		const known = this.#asked.get(path);
		if (known) return known;
		const page = draw(this.site, path).then((drawn) => {
			this.#pages.set(path, drawn);
			return drawn;
		});
		this.#asked.set(path, page);
		return page;
	}

	/** Asks for those that were not asked for before. @returns what they answered */
	async askNew(paths: Iterable<string>): Promise<Page[]> {
		const fresh = [...new Set(paths)].filter((path) => !this.#asked.has(path));
		const pages: Page[] = [];
		await sideBySide(fresh, async (path) => void pages.push(await this.ask(path)));
		return pages;
	}

	/** What the address answered, if it was asked for. */
	find(path: string): Page | undefined {
		return this.#pages.get(path);
	}

	stop(): Promise<void> {
		return this.site.stop();
	}
}

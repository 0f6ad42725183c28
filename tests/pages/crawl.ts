/** The pages of one site, each rendered once and shared by all tests that read them. */
import { openTestSite, type TestSite } from '../site';
import { linksOf } from './links-of';

/** The answer at an address. */
export interface Page {
	path: string;
	status: number;
	headers: Headers;
	text: string;
	/** Paths of this site that it links to; empty where the answer is not a document. */
	links: string[];
}

/** Number of pages that are rendered in parallel, while others wait for the database. */
const SIDE_BY_SIDE = 4;
/** Maximum attempts at an address that answers 503, as a machine at its limit does. */
const TRIES = 5;

/** Requests an address of the site. */
export async function draw(site: TestSite, path: string): Promise<Page> {
	let response = await site.app.request(path);
	for (let tries = 1; response.status === 503 && tries < TRIES; tries += 1) response = await site.app.request(path);
	const { status, headers } = response;
	const text = await response.text();
	const page = { path, status, headers, text, links: [] };
	return isDocument(page) ? { ...page, links: linksOf(text, site.settings.site_url) } : page;
}

/** True where the answer is a page for people with status 200. */
export const isDocument = ({ status, headers }: Page): boolean =>
	status === 200 && (headers.get('content-type')?.startsWith('text/html') ?? false);

/** Visits the items of a queue, the last first, a few in parallel; items may be added meanwhile. */
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

/** A site in this process, with its answers so far. */
export class Crawl {
	readonly site: TestSite;
	readonly #asked = new Map<string, Promise<Page>>();
	readonly #pages = new Map<string, Page>();

	private constructor(site: TestSite) {
		this.site = site;
	}

	static async open(): Promise<Crawl> {
		// A font preloads as on a built site, so that the markup is the same.
		return new Crawl(await openTestSite({}, undefined, undefined, undefined, ['/assets/text.woff2']));
	}

	/** All answers so far. */
	get pages(): Page[] {
		return [...this.#pages.values()];
	}

	/** The answer at an address, which is rendered at the first request. */
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

	/** Requests the addresses that were not requested before. @returns their answers */
	async askNew(paths: Iterable<string>): Promise<Page[]> {
		const fresh = [...new Set(paths)].filter((path) => !this.#asked.has(path));
		const pages: Page[] = [];
		await sideBySide(fresh, async (path) => void pages.push(await this.ask(path)));
		return pages;
	}

	/** The answer at an address, if it was requested. */
	find(path: string): Page | undefined {
		return this.#pages.get(path);
	}

	stop(): Promise<void> {
		return this.site.stop();
	}
}

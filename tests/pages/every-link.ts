/** Follows every link of the site, from its fixed pages on. */
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import type { TestSite } from '../site';
import { draw, sideBySide } from './crawl';
import { hollowPages } from './links';

/** Addresses that are many and alike. */
const MULTIPLYING = /^(?:\/es)?\/(?:search|license)\/./;
/** How many of those are asked for; they multiply by their filters, and a sample says as much as all of them. */
const SAMPLE = 120;

/** What a walk along the links has found. */
interface Walk {
	/** Addresses that were asked for. */
	seen: Set<string>;
	/** Answers that no link should lead to. */
	broken: string[];
	/** Pages that print what is missing. */
	hollow: string[];
}

/** Walks along them; no page is kept, as they are too many. */
export async function walkEveryLink(site: TestSite): Promise<Walk> {
	const queue = editions.flatMap((edition) =>
		fixedPaths.map((path): [path: string, from: string] => [pathOf(edition, path), 'start']),
	);
	const { seen, broken, hollow }: Walk = { seen: new Set(), broken: [], hollow: [] };
	let many = 0;
	await sideBySide(queue, async ([path, from]) => {
		if (seen.has(path)) return;
		seen.add(path);
		if (MULTIPLYING.test(path)) {
			many += 1;
			if (many > SAMPLE) return;
		}
		const page = await draw(site, path);
		if (page.status !== 200) {
			const location = page.headers.get('location');
			// An empty search form is allowed one step to its results.
			if (page.status === 303 && location?.includes('/search')) queue.push([location, path]);
			else broken.push(`${page.status} ${path} (linked from ${from})`);
			return;
		}
		hollow.push(...hollowPages([page]));
		for (const link of page.links) if (!seen.has(link)) queue.push([link, path]);
	});
	return { seen, broken, hollow };
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from '../src/editions/address';
import { editions } from '../src/editions/editions';
import { fixedPaths, urls } from '../src/editions/urls';
import { openTestSite, type TestSite } from './site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const LINK = /<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g;
const plain = (text: string) =>
	text
		.replace(/&amp;/g, '&')
		.replace(/&quot;/g, '"')
		.replace(/&#x27;/g, "'");

/** Paths of this site that a page leads to. */
function linksOf(html: string): string[] {
	return (
		[...html.matchAll(LINK)]
			.map((match) => plain(match[1] as string))
			.map((href) =>
				href.startsWith(site.settings.site_url) ? href.slice(site.settings.site_url.length) || '/' : href,
			)
			.filter((href) => href.startsWith('/') && !href.startsWith('//'))
			.map((href) => href.split('#')[0] as string)
			// Forms of the API's page answer to their parameters, not without them.
			.filter((href) => !href.startsWith('/api/v2/'))
	);
}

/** Addresses that are many and alike. */
const MULTIPLYING = /^(?:\/es)?\/(?:search|license)\/./;
/** How many of those are asked for; they multiply by their filters, and a sample says as much as all of them. */
const SAMPLE = 120;
/** Pages that are drawn while others wait for the database. */
const SIDE_BY_SIDE = 4;
/** How often an address is asked that has no room at the moment: a machine at its limit says 503, and readers ask again. */
const TRIES = 5;

/** What a walk along the links of the site, from its fixed pages, has found. */
interface Walk {
	/** Addresses that were asked for. */
	seen: Set<string>;
	/** Answers that no link should lead to. */
	broken: string[];
	/** Pages that print what is missing. */
	hollow: string[];
}

async function walk(): Promise<Walk> {
	const queue: [path: string, from: string][] = editions.flatMap((edition) =>
		fixedPaths.map((path): [string, string] => [pathOf(edition, path), 'start']),
	);
	const { seen, broken, hollow }: Walk = { seen: new Set(), broken: [], hollow: [] };
	let many = 0;
	const visit = async (path: string, from: string) => {
		let response = await site.app.request(path);
		for (let tries = 1; response.status === 503 && tries < TRIES; tries += 1) response = await site.app.request(path);
		if (response.status !== 200) {
			const location = response.headers.get('location');
			// An empty search form is allowed one step to its results.
			if (response.status === 303 && location?.includes('/search')) queue.push([location, path]);
			else broken.push(`${response.status} ${path} (linked from ${from})`);
			return;
		}
		if (!response.headers.get('content-type')?.startsWith('text/html')) return;
		const html = await response.text();
		if (html.includes('undefined')) hollow.push(path);
		for (const href of linksOf(html)) if (!seen.has(href)) queue.push([href, path]);
	};
	const asked = new Set<Promise<void>>();
	while (queue.length > 0 || asked.size > 0) {
		const [path, from] = queue.pop() ?? [];
		if (path === undefined || from === undefined) {
			await Promise.race(asked);
			continue;
		}
		if (seen.has(path)) continue;
		seen.add(path);
		if (MULTIPLYING.test(path)) {
			many += 1;
			if (many > SAMPLE) continue;
		}
		const one = visit(path, from).finally(() => asked.delete(one));
		asked.add(one);
		if (asked.size >= SIDE_BY_SIDE) await Promise.race(asked);
	}
	return { seen, broken, hollow };
}

test('every link a page builds matches a route and answers 200, and every firm is led to', {
	timeout: 240_000,
}, async () => {
	const { seen, broken, hollow } = await walk();
	expect(broken).toEqual([]);
	expect(hollow).toEqual([]);
	const { rows } = await site.db.read.execute<{ slug: string }>(sql`select slug from company`);
	expect(rows.length).toBeGreaterThan(400);
	for (const edition of editions)
		expect(rows.map(({ slug }) => urls.company.href(edition, { slug })).filter((path) => !seen.has(path))).toEqual([]);
});

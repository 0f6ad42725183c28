import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../src/editions/address';
import { editions } from '../src/editions/editions';
import { fixedPaths } from '../src/editions/urls';
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

describe('links', () => {
	test('every link a page builds matches a route and answers 200', { timeout: 240_000 }, async () => {
		const queue: [path: string, from: string][] = editions.flatMap((edition) =>
			fixedPaths.map((path): [string, string] => [pathOf(edition, path), 'start']),
		);
		const seen = new Set<string>();
		const broken: string[] = [];
		// Searches and the register multiply by their filters; a sample says as much as all of them.
		let many = 0;
		while (queue.length > 0) {
			const [path, from] = queue.pop() as [string, string];
			if (seen.has(path)) continue;
			seen.add(path);
			if (MULTIPLYING.test(path)) {
				many += 1;
				if (many > 120) continue;
			}
			const response = await site.app.request(path);
			if (response.status !== 200) {
				const location = response.headers.get('location');
				// An empty search form is allowed one step to its results.
				if (response.status === 303 && location?.includes('/search')) queue.push([location, path]);
				else broken.push(`${response.status} ${path} (linked from ${from})`);
				continue;
			}
			if (response.headers.get('content-type')?.startsWith('text/html'))
				for (const href of linksOf(await response.text())) queue.push([href, path]);
		}
		expect(broken).toEqual([]);
		expect(seen.size).toBeGreaterThan(300);
	});
});

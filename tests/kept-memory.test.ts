/** What is kept of a page, a text or an answer holds nothing of what it was cut out of. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { defaultEdition } from '../src/editions/editions';
import { page, startFront } from '../src/platform/http/harness';
import { stemsOf } from '../src/search/words/stems';
import { BytesResponse } from '../src/shared/http/bytes-response';
import { brandOf } from '../src/shared/site/brand';
import { drawPage } from '../src/site/render/entry.server';
import { fragment } from '../src/site/render/fragments/fragment';
import { noBreakPage } from '../src/site/render/no-break-page';
import { stylesBy } from '../src/site/render/page-styles';
import type { Site } from '../src/site/render/screen';
import { openTestDatabase } from './site';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Does some work.
 * @returns a function that measures how many megabytes are held now that were not held before the work
 */
async function heldBy(
	work: () => Promise<unknown> | unknown,
	kind: 'heapUsed' | 'arrayBuffers',
): Promise<() => number> {
	collect();
	const before = process.memoryUsage()[kind];
	await work();
	return () => {
		collect();
		return (process.memoryUsage()[kind] - before) / 1_000_000;
	};
}

const PAGES = 200;
/** Half a megabyte, another one each time. */
const long = (n: number) => `page ${n} `.repeat(60_000);

test('a text that is held together keeps no page', async () => {
	const draw = () => {
		for (let n = 0; n < PAGES; n += 1)
			noBreakPage(`<body><p>There were ${n} letters in 5 ml of it</p><!--${long(n)}-->`);
	};
	expect((await heldBy(draw, 'heapUsed'))()).toBeLessThan(20);
});

const site: Site = {
	url: 'https://site.test',
	is_public: false,
	brand: brandOf({}, {}, false),
	mark: undefined,
	view_cookie: 'view_',
	assets: { css: [], fonts: [], js: '', pageStyles: stylesBy(() => '') },
	api: { paths: {} },
};

test('a fragment that is kept keeps no page', async () => {
	const Fragment = fragment('test-kept', ({ n }: { n: number }) => createElement('p', null, `Fragment ${n}`));
	const page = { edition: defaultEdition, now: 0, formToken: '', layout: { styles: [], isEmpty: true } };
	const head = { title: 'A page', description: '', canonical: '/a-page' };
	const draw = () => {
		for (let n = 0; n < PAGES; n += 1) {
			const view = createElement('div', null, createElement(Fragment, { n }), createElement('p', null, long(n)));
			drawPage({ ...page, site, head, view });
		}
	};
	expect((await heldBy(draw, 'heapUsed'))()).toBeLessThan(20);
});

test('a word whose stem is kept keeps no text', async () => {
	const place = await openTestDatabase();
	const stem = async () => {
		for (let n = 0; n < PAGES; n += 1) {
			const text = `${long(n)}memorableword${n}`;
			await stemsOf(place.db.read, 'english', [text.slice(text.lastIndexOf(' ') + 1)]);
		}
	};
	const held = await heldBy(stem, 'heapUsed');
	await place.stop();
	expect(held()).toBeLessThan(20);
});

test('an answer in the cache takes the memory that is counted for it', async () => {
	const body = 'A page of some words. '.repeat(900);
	const { headers } = page('');
	const harness = await startFront((request) => new BytesResponse(Buffer.from(`${body}${request.url}`), { headers }));
	const visit = async () => {
		for (let n = 0; n < PAGES; n += 1) await harness.get(`/page-${n}`);
	};
	const held = await heldBy(visit, 'arrayBuffers');
	const counted = harness.front.metrics().cache_bytes / 1_000_000;
	expect(counted).toBeGreaterThan(3);
	// Answers that are compressed as they go out hold more for a moment.
	await expect.poll(held).toBeLessThan(counted * 1.3);
});

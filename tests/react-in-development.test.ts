/**
 * Drawn by the React of development, which says what is wrong with a tree; every other test draws as readers get it.
 */
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editions } from '../src/editions/editions';
import { screensOf } from './pages/addresses';
import { Crawl } from './pages/crawl';

let crawl: Crawl;
beforeAll(async () => {
	crawl = await Crawl.open();
});
afterAll(() => crawl.stop());

/** What React writes to `console.error` while this runs. */
async function reactErrorsDuring(work: () => unknown): Promise<string[]> {
	const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
	try {
		await work();
		return spy.mock.calls.map((words) => words.map(String).join(' '));
	} finally {
		spy.mockRestore();
	}
}

test('a fault of a tree is heard here', async () => {
	// What is compiled calls these two.
	const item = () => jsx('li', { children: 'one' });
	const list = () => renderToString(jsx('ul', { children: [item(), item()] }));
	expect(await reactErrorsDuring(list)).toEqual([expect.stringContaining('unique "key"')]);
	expect(await reactErrorsDuring(() => renderToString(jsxs('ul', { children: [item(), item()] })))).toEqual([]);
});

test.each(editions)('React has nothing to say about any screen of the edition $code', async (edition) => {
	for (const path of await screensOf(crawl, edition)) {
		const errors = await reactErrorsDuring(() => crawl.ask(path));
		expect(errors, path).toEqual([]);
	}
});

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

/** What React says while this is done. */
async function saidDuring(work: () => unknown): Promise<string[]> {
	const said = vi.spyOn(console, 'error').mockImplementation(() => {});
	try {
		await work();
		return said.mock.calls.map((words) => words.map(String).join(' '));
	} finally {
		said.mockRestore();
	}
}

test('a fault of a tree is heard here', async () => {
	// What is compiled calls these two.
	const item = () => jsx('li', { children: 'one' });
	const list = () => renderToString(jsx('ul', { children: [item(), item()] }));
	expect(await saidDuring(list)).toEqual([expect.stringContaining('unique "key"')]);
	expect(await saidDuring(() => renderToString(jsxs('ul', { children: [item(), item()] })))).toEqual([]);
});

test.each(editions)('React has nothing to say about any screen of the edition $code', async (edition) => {
	for (const path of await screensOf(crawl, edition)) {
		const said = await saidDuring(() => crawl.ask(path));
		expect(said, path).toEqual([]);
	}
});

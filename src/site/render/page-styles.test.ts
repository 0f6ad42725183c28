import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFiles } from '../../../tests/e2e/client-files';
import { openTestSite, type TestSite } from '../../../tests/site';
import { pathOf } from '../../editions/address';
import { editions } from '../../editions/editions';
import { fixedPaths } from '../../editions/urls';

/** Bytes that the styles of one page may weigh together before it is painted, compressed. */
const MAX_BYTES = 14_000;
/** The same of one sheet within a text, for which the part below it waits. */
const MAX_BYTES_IN_TEXT = 2_000;
const sheetsIn = (html: string): string[] =>
	[...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
/** Kinds of pages with no fixed address, those with most on them: an article with a chart and a calculator, a market with its duties. */
const OTHERS = [
	'/news/where-the-duty-bites-euro-markets',
	'/news/data/china-exports-monthly',
	'/license/shenzhen-qindao-biotech',
	'/market/france',
	'/topic/inter-tabac',
	'/topic/iecie',
	'/topic/tpe/enterprise',
	'/book/detail/fillers-handbook',
	'/search/vape',
];

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

it('no page waits for more than 14 KB of styles, and no part of a text for more than 2 KB', async () => {
	const weights = new Map(
		clientFiles()
			.filter(({ path, isEntry }) => isEntry && path.endsWith('.css'))
			.map(({ name, content }) => [`/assets/${name}.css`, brotliCompressSync(content).length]),
	);
	const heavy: string[] = [];
	const used = new Set<string>();
	for (const path of [...editions.flatMap((edition) => fixedPaths.map((one) => pathOf(edition, one))), ...OTHERS]) {
		const html = await (await site.app.request(path)).text();
		const [head = [], text = []] = html.split('</head>').map(sheetsIn);
		const sum = head.reduce((all, sheet) => all + (weights.get(sheet) ?? Number.NaN), 0);
		// A sheet that the build does not know makes it NaN.
		if (!(sum <= MAX_BYTES)) heavy.push(`${path}: ${sum} B in ${head.join(', ')}`);
		for (const sheet of text)
			if (!((weights.get(sheet) ?? Number.NaN) <= MAX_BYTES_IN_TEXT)) heavy.push(`${path}: ${sheet}`);
		for (const sheet of [...head, ...text]) used.add(sheet);
	}
	expect(heavy).toEqual([]);
	const elsewhere = ['/assets/error.css', '/assets/preview.css', '/assets/rtl.css'];
	expect([...weights.keys()].filter((sheet) => !used.has(sheet))).toEqual(elsewhere);
});

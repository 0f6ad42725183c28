import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFiles } from '../../../tests/e2e/client-files';
import { openTestSite, type TestSite } from '../../../tests/site';
import { pathOf } from '../../editions/address';
import { editions } from '../../editions/editions';
import { fixedPaths } from '../../editions/urls';

/** Bytes that the styles of one page may weigh together, compressed. */
const MAX_BYTES = 14_000;
/** Kinds of pages with no fixed address, those with most on them: an article with charts, a market with its duties. */
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

it('no page loads more than 14 KB of styles', async () => {
	const weights = new Map(
		clientFiles()
			.filter(({ path, isEntry }) => isEntry && path.endsWith('.css'))
			.map(({ name, content }) => [`/assets/${name}.css`, brotliCompressSync(content).length]),
	);
	const heavy: string[] = [];
	const used = new Set<string>();
	for (const path of [...editions.flatMap((edition) => fixedPaths.map((one) => pathOf(edition, one))), ...OTHERS]) {
		const html = await (await site.app.request(path)).text();
		const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
		const sum = sheets.reduce((all, sheet) => all + (weights.get(sheet) ?? Number.NaN), 0);
		// A sheet that the build does not know makes it NaN.
		if (!(sum <= MAX_BYTES)) heavy.push(`${path}: ${sum} B in ${sheets.join(', ')}`);
		for (const sheet of sheets) used.add(sheet);
	}
	expect(heavy).toEqual([]);
	const elsewhere = ['/assets/error.css', '/assets/preview.css', '/assets/rtl.css'];
	expect([...weights.keys()].filter((sheet) => !used.has(sheet))).toEqual(elsewhere);
});

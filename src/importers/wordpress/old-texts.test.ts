/** What old programs, old plug-ins and cut addresses have left in the texts of a site. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportHarness, openImportHarness } from '../../../tests/import-harness';
import { around, item } from './wxr.fixture';

let harness: ImportHarness;
beforeAll(async () => {
	harness = await openImportHarness();
});
afterAll(async () => {
	await harness.close();
});

async function bring(site: string, ...items: string[]) {
	const file = join(harness.folder, `${site}.xml`);
	await writeFile(file, around(items.join('')).replaceAll('mist.example', site));
	return harness.run({ file, images: undefined });
}
type Line = { reason: string; count: number; examples: string[] };
const line = (lines: Line[], reason: string) => lines.find((one) => one.reason === reason);

test('punctuation of Windows is read as what it was, and counted', async () => {
	const report = await bring(
		'old-signs.example',
		item(1, 'It\u0092s a \u0093quoted\u0094 headline', '<p>2019\u00962021, cost \u00805\u0085 and \u0099\u0081.</p>'),
		item(2, 'By its number &#150; too', '<p>a\u0007b</p>'),
		item(3, 'Plain', '<p>Plain.</p>'),
	);
	const pieces = await harness.pieces('wordpress:old-signs.example');
	expect(pieces.map(({ title, html }) => [title, html])).toEqual([
		['It’s a “quoted” headline', '<p>2019–2021, cost €5… and ™.</p>'],
		['By its number – too', '<p>ab</p>'],
		['Plain', '<p>Plain.</p>'],
	]);
	expect(line(report.changed, 'windows_signs')?.count).toBe(9);
});

test('an address has no sign that nobody sees, and none of half a letter', async () => {
	const slug = (name: string, of: string) => of.replace(/<wp:post_name>[^<]*/, `<wp:post_name>${name}`);
	await bring(
		'old-slugs.example',
		slug('neue-regu%c2%adla%c2%adtion', item(1, 'Neue regu\u00adla\u00adtion', '<p>x</p>')),
		slug('%d0%be%d1%82%d1%87%d1%91%d1%82-%d0', item(2, 'Отчёт о табаке', '<p>x</p>')),
		slug('', item(3, 'gate\u2060keeper lad\u200cder le\u200eft e\ufe0f', '<p>x</p>')),
	);
	const pieces = await harness.pieces('wordpress:old-slugs.example');
	expect(pieces.map((piece) => piece.seo_url)).toEqual([
		'gatekeeper-ladder-left-e',
		'neue-regulation',
		'otchyot-o-tabake',
	]);
});

test('a published piece with nothing for readers comes in as a draft and is named', async () => {
	const page = (of: string) => of.replace('>post<', '>page<');
	const report = await bring(
		'old-empty.example',
		item(91, 'Nothing', '<script>draw()</script>'),
		item(92, 'Blank', '<p>&nbsp;</p>'),
		page(item(93, 'Empty page', '')),
		item(94, 'A video', 'https://vimeo.com/12345678/abcdef'),
		item(95, 'Words', '<p>Words.</p>'),
	);
	const states = (await harness.pieces('wordpress:old-empty.example')).map(({ title, status }) => [title, status]);
	expect(Object.fromEntries(states)).toEqual({
		Nothing: 'draft',
		Blank: 'draft',
		'A video': 'published',
		Words: 'published',
	});
	expect(
		await harness.query(sql`select status from page where starts_with(import_key, 'wordpress:old-empty.example')`),
	).toEqual([{ status: 'draft' }]);
	const named = line(report.changed, 'no_content');
	expect(named?.count).toBe(3);
	expect(named?.examples).toEqual(expect.arrayContaining(['Nothing: https://old-empty.example/91/']));
	// Nothing leads readers to what they cannot read.
	expect(
		await harness.query(
			sql`select source from redirect where source in ('/91', '/92', '/93', '/94', '/95') order by source`,
		),
	).toEqual([{ source: '/94' }, { source: '/95' }]);
});

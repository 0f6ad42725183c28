import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_AT, type ImportHarness, openImportHarness } from '../../../tests/import-harness';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { undoImport } from '../../commands/import/undo-import';
import { around, item, meta } from './wxr.fixture';

let harness: ImportHarness;
beforeAll(async () => {
	harness = await openImportHarness();
});
afterAll(async () => {
	await harness.close();
});

test('translations of Polylang and WPML stand beside each other, each in its edition', async () => {
	const file = join(harness.folder, 'pairs.xml');
	const polylang = (language: string, group: string) =>
		`<category domain="language" nicename="${language}">${language}</category>
		<category domain="post_translations" nicename="${group}">${group}</category>`;
	const wpml = (language: string) =>
		meta('_wpml_import_language_code', language) + meta('_wpml_import_translation_group', 'g9');
	const news = '<category domain="category" nicename="noticias">Noticias</category>';
	const page = (text: string) => text.replace('>post<', '>page<');
	await writeFile(
		file,
		around(
			[
				item(
					81,
					'La norma',
					'<p>Véase <a href="https://mist.example/84/">la otra</a>.</p>',
					polylang('es', 'pll_1') + news,
				),
				item(82, 'The rule', '<p>Whole.</p>', polylang('en', 'pll_1')),
				item(83, 'The other', '<p>See <a href="https://mist.example/81/">la norma</a>.</p>', wpml('en')),
				item(84, 'La otra', '<p>Entera.</p>', wpml('es-mx')),
				item(85, 'Seule', '<p>En français.</p>', polylang('fr', 'pll_3')),
				page(item(86, 'Team', '<p>Us.</p>', polylang('en', 'pll_2'))),
				page(item(87, 'Equipo', '<p>Nosotros.</p>', polylang('es', 'pll_2'))),
			].join(''),
		).replaceAll('mist.example', 'pairs.example'),
	);
	const brought = await harness.run({ file });
	expect(brought.came_in).toMatchObject({
		articles: { created: 5 },
		pages: { created: 2 },
		authors: { created: 1 },
	});
	const rows = await harness.query<{
		key: string;
		edition: string;
		group_id: number;
		language: string;
		html: string;
	}>(
		sql`select split_part(import_key, ':', 3) as key, edition, group_id, language, html from article
			where import_key like 'wordpress:pairs.example:%' order by key`,
	);
	expect(rows.map((row) => [row.key, row.edition, row.language])).toEqual([
		['81', 'es', null],
		['82', 'en', null],
		['83', 'en', null],
		['84', 'es', null],
		['85', 'en', 'fr'],
	]);
	const group = (key: string) => rows.find((row) => row.key === key)?.group_id;
	expect(group('81')).toBe(group('82'));
	expect(group('83')).toBe(group('84'));
	expect(new Set(rows.map((row) => row.group_id)).size).toBe(3);
	expect(rows[0]?.html).toBe('<p>Véase <a href="/es/news/piece-84">la otra</a>.</p>');
	expect(rows[2]?.html).toBe('<p>See <a href="/es/news/piece-81">la norma</a>.</p>');
	const pages = await harness.query<{ group_id: number }>(
		sql`select group_id from page where import_key like 'wordpress:pairs.example:%'`,
	);
	expect(new Set(pages.map((row) => row.group_id)).size).toBe(1);
	const to = await harness.query(
		sql`select source, target from redirect where source in ('/81', '/category/noticias') order by source`,
	);
	expect(to).toEqual([
		{ source: '/81', target: '/es/news/piece-81' },
		{ source: '/category/noticias', target: '/es/tag/detail/noticias' },
	]);
	const again = await harness.run({ file });
	expect(again.came_in).toMatchObject({
		articles: { created: 0, updated: 0, unchanged: 5 },
		pages: { unchanged: 2 },
	});
	await undoImport(createContext(harness.db, actors.operator, IMPORTED_AT + 600), brought.run_id ?? 0);
	expect(await harness.query(sql`select 1 from article where import_key like 'wordpress:pairs.example:%'`)).toEqual([]);
});

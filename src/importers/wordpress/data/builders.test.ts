import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportHarness, openImportHarness, reasons } from '../../../../tests/import-harness';
import { around, item, meta } from '../wxr.fixture';

const elementor = (...widgets: [type: string, settings: Record<string, unknown>][]) =>
	meta('_elementor_edit_mode', 'builder') +
	meta(
		'_elementor_data',
		JSON.stringify([
			{
				id: 'a1',
				elType: 'section',
				settings: { structure: '20', background_color: '#fff', _title: 'Top' },
				elements: [
					{
						elType: 'column',
						settings: { _column_size: 50 },
						elements: widgets.map(([widgetType, settings]) => ({ elType: 'widget', widgetType, settings })),
					},
				],
			},
		]),
	);

const EXPORT = around(
	[
		item(
			1,
			'Built whole',
			'An old copy of it.',
			elementor(
				['heading', { title: 'Ports', header_size: 'h3', align: 'center', link: { url: 'https://x.example/p' } }],
				['text-editor', { editor: '<p>Nine closed.</p>', text_color: '#333' }],
				['icon-list', { icon_list: [{ text: 'One' }, { text: 'Two', link: { url: 'https://x.example/2' } }] }],
				['video', { video_type: 'vimeo', vimeo_url: 'https://vimeo.com/12345678' }],
				['button', { text: 'Read on', link: { url: 'https://x.example/r', is_external: 'on' }, size: 'lg' }],
				['accordion', { tabs: [{ tab_title: 'Why?', tab_content: '<p>So.</p>' }] }],
				['blockquote', { blockquote_content: 'It is so.', author_name: 'Ada Quill' }],
				[
					'image',
					{ image: { url: 'https://elsewhere.example/a.png', id: 99, alt: 'A chart' }, caption_source: 'none' },
				],
				['counter', { ending_number: 45, suffix: '%', title: 'share' }],
				['html', { html: '<table><tr><td>1</td></tr></table><script>track()</script>' }],
				['shortcode', { shortcode: '[youtube abcdefghijk]' }],
				['nav-menu', { menu: 'main' }],
			),
		),
		item(
			2,
			'Built once',
			'<p>Shown now.</p>',
			elementor(['text-editor', { editor: 'Gone' }]).replace('[builder]', '[]'),
		),
		item(
			3,
			'Torn data',
			'<p>A copy.</p>',
			meta('_elementor_edit_mode', 'builder') + meta('_elementor_data', '[{"elType":'),
		),
		item(
			4,
			'Of another builder',
			'',
			meta('_fl_builder_enabled', '1') +
				meta(
					'_fl_builder_data',
					// The line end was two bytes where this was stored.
					'a:2:{s:2:"m2";O:8:"stdClass":4:{s:4:"type";s:6:"module";s:6:"parent";s:2:"r1";s:8:"position";i:1;s:8:"settings";O:8:"stdClass":2:{s:4:"type";s:9:"rich-text";s:4:"text";s:24:"<p>First.</p>\n<p>Né.</p>";}}' +
						's:2:"r1";O:8:"stdClass":4:{s:4:"type";s:3:"row";s:6:"parent";N;s:8:"position";i:0;s:8:"settings";s:0:"";}}',
				),
		),
		item(5, 'Torn bytes', '<p>A copy.</p>', meta('_fl_builder_enabled', '1') + meta('_fl_builder_data', 'a:2:{s:2:')),
		item(
			6,
			'Of panels',
			'<p>A copy.</p>',
			meta(
				'panels_data',
				'a:1:{s:7:"widgets";a:1:{i:0;a:3:{s:5:"title";s:5:"A top";s:4:"text";s:12:"<p>Text.</p>";s:11:"panels_info";a:1:{s:5:"class";s:1:"X";}}}}',
			),
		),
		item(
			7,
			'With notes',
			'<!-- wp:paragraph --><p>Rose<sup data-fn="f1" class="fn"><a id="f1-link" href="#f1">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
			meta('footnotes', '[{"id":"f1","content":"Of the <em>ledger</em>."}]'),
		),
		item(
			8,
			'Of data',
			'<!-- wp:acf/box {"data":{"lead":"Said so."}} /--><!-- wp:acf/map {"data":{"zone":"north"}} /-->',
		),
	].join('\n'),
);

describe('pieces of page builders', () => {
	let harness: ImportHarness;
	let report: Awaited<ReturnType<ImportHarness['run']>>;
	beforeAll(async () => {
		harness = await openImportHarness();
		const file = join(harness.folder, 'built.xml');
		await writeFile(file, EXPORT);
		report = await harness.run({ file });
	});
	afterAll(async () => {
		await harness.close();
	});
	const html = async (id: number) => (await harness.pieces(`wordpress:mist.example:${id}`))[0]?.html;
	const examples = (list: { reason: string; examples: string[] }[], reason: string) =>
		list.find((line) => line.reason === reason)?.examples;

	test('what readers saw of Elementor comes in, widget by widget, and not the old copy of the text', async () => {
		expect(await html(1)).toBe(
			[
				'<h3><a href="https://x.example/p" rel="noopener">Ports</a></h3>',
				'<p>Nine closed.</p>',
				'<ul><li>One</li><li><a href="https://x.example/2" rel="noopener">Two</a></li></ul>',
				'<figure data-video="vimeo:12345678"></figure>',
				'<p><a href="https://x.example/r" rel="noopener">Read on</a></p>',
				'<h3>Why?</h3>',
				'<p>So.</p>',
				'<blockquote><p>It is so.</p><p>Ada Quill</p></blockquote>',
				'<p><a href="https://elsewhere.example/a.png" rel="noopener">A chart</a></p>',
				'<p>45% share</p>',
				'<table><tbody><tr><td>1</td></tr></tbody></table>',
				'<figure data-video="youtube:abcdefghijk"></figure>',
			].join('\n'),
		);
		expect(examples(report.left_out, 'held_data')).toContain(
			'Built whole: https://mist.example/1/: Elementor nav-menu (1)',
		);
		expect(examples(report.changed, 'builder')).toContain('Built whole: https://mist.example/1/');
	});

	test('a builder that was switched off again is not looked at, and data that is torn leaves the text and is named', async () => {
		expect(await html(2)).toBe('<p>Shown now.</p>');
		expect([await html(3), await html(5)]).toEqual(['<p>A copy.</p>', '<p>A copy.</p>']);
		const named = examples(report.left_out, 'held_data');
		expect(named).toContain('Torn data: https://mist.example/3/: Elementor (1)');
		expect(named).toContain('Torn bytes: https://mist.example/5/: Beaver Builder (1)');
	});

	test('data that PHP has written is read, also where its lengths are no longer true', async () => {
		expect(await html(4)).toBe('<p>First.</p>\n<p>Né.</p>');
		expect(await html(6)).toBe('<h3>A top</h3>\n<p>Text.</p>');
	});

	test('notes of the block editor come in with both ends', async () => {
		expect(await html(7)).toBe(
			'<p>Rose<a href="#note-1"><sup id="note-1-mark">1</sup></a>.</p>\n<ol><li id="note-1">Of the <em>ledger</em>. <a href="#note-1-mark">↩</a></li></ol>',
		);
		expect(reasons(report.changed)).toMatchObject({ notes: 1 });
		expect(examples(report.left_out, 'custom_field')).toBeUndefined();
	});

	test('blocks that hold their words as data are named by piece, block and number', async () => {
		expect(await html(8)).toBe('<p>Said so.</p>');
		expect(examples(report.changed, 'data_block')).toEqual(['Of data: https://mist.example/8/']);
		expect(examples(report.left_out, 'held_data')).toContain('Of data: https://mist.example/8/: acf/map (1)');
	});

	test('the same again changes nothing', async () => {
		const again = await harness.run({ file: join(harness.folder, 'built.xml') });
		expect(again.came_in.articles).toEqual({ created: 0, updated: 0, unchanged: 8 });
	});
});

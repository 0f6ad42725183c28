import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../platform/html/clean-html';
import { newItem } from '../../core/source';
import { type ConvertContext, convertContent } from '../../core/text/convert';
import { wordpressSource } from '../wordpress';

/** What a piece becomes, and whether the report names it for what it may have lost. */
function bring(content: string, meta: Record<string, string>) {
	let isNamed = false;
	const context: ConvertContext = {
		base: 'https://old.example/',
		note: (change) => {
			isNamed ||= ['shortcode', 'builder', 'data_block', 'note_parted', 'encoded'].includes(change);
		},
		lost: () => {
			isNamed = true;
		},
		reusable: () => undefined,
		address: () => undefined,
		isOwn: () => false,
		newAddress: () => undefined,
		gallery: () => [],
	};
	const item = {
		...newItem(),
		content,
		meta: Object.fromEntries(Object.entries(meta).map(([key, value]) => [key, [value]])),
	};
	const root = wordpressSource('none').readText(item, context);
	return { html: convertContent(root, context).finish(), isNamed };
}

const php = (value: unknown): string => {
	if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
	if (typeof value === 'number') return `i:${value};`;
	if (value === null) return 'N;';
	const entries = Object.entries(value as Record<string, unknown>);
	return `a:${entries.length}:{${entries.map(([key, one]) => php(key) + php(one)).join('')}}`;
};

const elementor = (type: string, settings: unknown) =>
	[
		'',
		{
			_elementor_edit_mode: 'builder',
			_elementor_data: JSON.stringify([
				{ elType: 'section', settings: {}, elements: [{ elType: 'widget', widgetType: type, settings }] },
			]),
		},
	] as const;
const beaver = (settings: unknown) =>
	[
		'An old copy.',
		{
			_fl_builder_enabled: '1',
			_fl_builder_data: php({ a1: { node: 'a1', type: 'module', parent: null, position: 0, settings } }),
		},
	] as const;
const attribute = (words: string) => words.replace(/"/g, '');

/** Shapes in which extensions hold words. */
const SHAPES: Record<string, (words: string) => readonly [content: string, meta: Record<string, string>]> = {
	acf: (words) => [`<!-- wp:acf/x ${JSON.stringify({ data: { lead: words, _lead: 'field_1' } })} /-->`, {}],
	'acf, repeated': (words) => [`<!-- wp:acf/x ${JSON.stringify({ data: { rows_0_text: words, rows: 1 } })} /-->`, {}],
	lazyblock: (words) => [`<!-- wp:lazyblock/x ${JSON.stringify({ anything: words })} /-->`, {}],
	'lazyblock, repeated': (words) => [
		`<!-- wp:lazyblock/x ${JSON.stringify({ rows: encodeURIComponent(JSON.stringify([{ anything: words }])) })} /-->`,
		{},
	],
	'genesis custom blocks': (words) => [
		`<!-- wp:genesis-custom-blocks/x ${JSON.stringify({ 'new-field': words })} /-->`,
		{},
	],
	'a block with a technical name': (words) => [`<!-- wp:x/y ${JSON.stringify({ columnWidth: words })} /-->`, {}],
	kadence: (words) => [`<!-- wp:kadence/infobox ${JSON.stringify({ title: words })} /-->`, {}],
	'divi 5': (words) => [
		`<!-- wp:divi/text ${JSON.stringify({ content: { innerContent: { desktop: { value: words } } } })} /-->`,
		{},
	],
	'core button': (words) => [`<!-- wp:button ${JSON.stringify({ text: words, url: 'https://x.example' })} /-->`, {}],
	'elementor heading': (words) => elementor('heading', { title: words }),
	'elementor text': (words) => elementor('text-editor', { editor: words }),
	'elementor icon box': (words) => elementor('icon-box', { title_text: 'T', description_text: words }),
	'elementor accordion': (words) => elementor('accordion', { tabs: [{ tab_title: words, tab_content: words }] }),
	'elementor list': (words) => elementor('icon-list', { icon_list: [{ text: words, icon: 'fa fa-x' }] }),
	'elementor quote': (words) => elementor('blockquote', { blockquote_content: words }),
	'elementor button': (words) => elementor('button', { text: words, link: { url: 'https://x.example' } }),
	'an unknown widget': (words) => elementor('never-seen', { some_words: words }),
	'an atomic widget': (words) => elementor('e-heading', { title: { $$type: 'string', value: words } }),
	'beaver text': (words) => beaver({ type: 'rich-text', text: words }),
	'beaver heading': (words) => beaver({ type: 'heading', heading: words, tag: 'h2' }),
	'beaver accordion': (words) => beaver({ type: 'accordion', items: { 0: { label: words, content: words } } }),
	siteorigin: (words) => [
		'',
		{ panels_data: php({ widgets: { 0: { title: 'T', text: words, panels_info: { class: 'X' } } } }) },
	],
	bricks: (words) => [
		'',
		{
			_bricks_editor_mode: 'bricks',
			_bricks_page_content_2: php({ 0: { id: 'abc', name: 'text', settings: { text: words } } }),
		},
	],
	'vc text': (words) => [`[vc_row][vc_column_text]${words}[/vc_column_text][/vc_row]`, {}],
	'vc heading': (words) => [`[vc_custom_heading text="${attribute(words)}"]`, {}],
	'vc list': (words) => [`[vc_tta_list values="${encodeURIComponent(JSON.stringify([{ label: words }]))}"]`, {}],
	'vc raw': (words) => [`[vc_raw_html]${Buffer.from(encodeURIComponent(words)).toString('base64')}[/vc_raw_html]`, {}],
	'divi blurb': (words) => [`[et_pb_blurb title="${attribute(words)}" /]`, {}],
	'divi text': (words) => [`[et_pb_text]${words}[/et_pb_text]`, {}],
	avada: (words) => [`[fusion_content_box title="${attribute(words)}"]x[/fusion_content_box]`, {}],
	note: (words) => [`A word[ref]${words}[/ref].`, {}],
};

const words = fc
	.array(fc.stringMatching(/^[A-Za-zà-žа-я]{2,9}$/), { minLength: 1, maxLength: 8 })
	.map((parts) => parts.join(' '));

test.each(Object.keys(SHAPES))('any words in the shape of %s are in the text, or the piece is named', (name) => {
	fc.assert(
		fc.property(words, (text) => {
			const { html, isNamed } = bring(...(SHAPES[name]?.(text) ?? ['', {}]));
			const isThere = plainText(html).replace(/\s+/g, ' ').includes(text);
			expect(isThere || isNamed, `${text}: ${html}`).toBe(true);
			// Sentences are read wherever their name is no technical one.
			if (/ \S+ /.test(text) && !name.includes('technical'))
				expect(plainText(html).replace(/\s+/g, ' ')).toContain(text);
		}),
		{ numRuns: 60 },
	);
});

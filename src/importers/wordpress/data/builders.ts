import { plainText } from '../../../platform/html/clean-html';
import type { SourceItem } from '../../core/source';
import type { ConvertContext } from '../../core/text/convert';
import { beaverHtml } from './beaver';
import { elementorHtml } from './elementor';
import { unserialised } from './php';
import { htmlOfData } from './words-of-data';

interface Builder {
	name: string;
	/** The field that holds the piece. */
	field: string;
	/** The field by which WordPress knows that the builder's version is shown, and its value. */
	shownBy?: { field: string; value: RegExp };
	read(text: string): unknown;
	/** HTML of what was read; without it the words of the data. */
	html?(data: unknown, context: ConvertContext): string;
}

function json(text: string): unknown {
	for (const candidate of [text, text.replace(/\\(["\\/])/g, '$1')])
		try {
			return JSON.parse(candidate);
		} catch {
			// Some exports hold it with further backslashes.
		}
	return undefined;
}

/** Builders that keep the piece in a field beside the text, which is then empty or an old copy. */
const BUILDERS: readonly Builder[] = [
	{
		name: 'Elementor',
		field: '_elementor_data',
		shownBy: { field: '_elementor_edit_mode', value: /^builder$/ },
		read: json,
		html: elementorHtml,
	},
	{
		name: 'Beaver Builder',
		field: '_fl_builder_data',
		shownBy: { field: '_fl_builder_enabled', value: /^(?:1|true|on)$/ },
		read: unserialised,
		html: beaverHtml,
	},
	{ name: 'SiteOrigin', field: 'panels_data', read: (text) => unserialised(text) ?? json(text) },
	{
		name: 'Bricks',
		field: '_bricks_page_content_2',
		shownBy: { field: '_bricks_editor_mode', value: /^bricks$/ },
		read: (text) => unserialised(text) ?? json(text),
	},
	{ name: 'Breakdance', field: '_breakdance_data', read: json },
	{ name: 'Oxygen', field: 'ct_builder_json', read: json },
	{ name: 'Oxygen', field: '_ct_builder_json', read: json },
	{
		name: 'Zion',
		field: '_zionbuilder_page_elements',
		shownBy: { field: '_zionbuilder_page_status', value: /^enabled$/ },
		read: json,
	},
	{
		name: 'Thrive',
		field: 'tve_updated_post',
		read: (text) => text,
		html: (data) => String(data),
	},
];

/** Fields in which builders keep a piece. */
export const BUILDER_FIELDS: readonly string[] = [
	...new Set(BUILDERS.flatMap(({ field, shownBy }) => [field, ...(shownBy ? [shownBy.field] : [])])),
];

const first = (item: SourceItem, field: string) => item.meta[field]?.[0]?.trim() ?? '';

/**
 * The piece as WordPress shows it where a builder keeps it in a field: its words and pictures as HTML. Undefined where
 * no builder does, or its data has nothing to show: then the text is what readers had.
 */
export function builtHtml(item: SourceItem, context: ConvertContext): string | undefined {
	for (const { name, field, shownBy, read, html } of BUILDERS) {
		const stored = first(item, field);
		if (stored === '' || stored === '[]') continue;
		if (shownBy && !shownBy.value.test(first(item, shownBy.field))) continue;
		const data = read(stored);
		if (data === undefined || data === null) {
			context.lost?.(name);
			continue;
		}
		context.note('builder');
		const unread = () => context.lost?.(name);
		const built = html?.(data, context) ?? htmlOfData(data, { ...context, isStrict: false, unread });
		if (plainText(built) !== '' || /<(?:img|figure)\b/.test(built)) return built;
		context.lost?.(name);
	}
	return undefined;
}

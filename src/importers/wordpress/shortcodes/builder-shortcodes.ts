import type { ConvertContext } from '../../core/text/convert';
import { embedHtml, httpUrl } from '../../core/text/embeds';
import { decodedBase64 } from '../../core/text/encoded';
import { escapeAttribute } from '../../core/text/markup';
import { addressIn, isPictureAddress } from '../data/addresses';
import { htmlOfData } from '../data/words-of-data';

type Attributes = Record<string, string>;
type Context = Pick<ConvertContext, 'note' | 'gallery' | 'lost'>;

/** HTML of a shortcode: at its start, around what is between its tags, or in place of it. */
export interface Drawn {
	before: string;
	after?: string;
	/** In place of what is between the tags. */
	inside?: string;
}

/** Names that page builders and form extensions give their shortcodes; they often come without attributes. */
export const EXTENSION =
	/^(?:vc_|et_pb_|fusion_|av_|mk_|su_|tve_|cs_|dt_|ux_|kc_|ult_|ultimate_|bsf-|thb_|nectar_|tm_|wpb_|cmsms_|x_|siteorigin_|wpcf7|contact-form|wpforms|ninja_form|gravityform|rev_slider|layerslider|metaslider|smartslider|mailpoet|mc4wp)/;
/** Shortcodes that ask for something or move: their titles are names that readers do not see. */
const MACHINE =
	/form|wpcf7|slider|mailpoet|mc4wp|sidebar|_grid$|^vc_(?:row|column|section)|^et_pb_(?:section|row|column)|_row|_column$|blog|posts|portfolio|^table$|login|search|countdown/;
/** Builders whose shortcodes are boxes below each other, and those of them that are within a line. */
const BOX = /^(?:vc_|et_pb_|fusion_|av_|mk_|cs_|kc_|ux_|tve_|dt_|thb_|nectar_|tm_|wpb_|cmsms_|ult_|ultimate_|bsf-)/;
const IN_LINE = /dropcap|highlight|tooltip|popover|icon$|fontawesome|label|text_link|lightbox|button$|btn$|span|inline/;
/** True for a shortcode that parts the words before it from those in it. */
export const isBox = (name: string): boolean => BOX.test(name) && !IN_LINE.test(name);
/** Tables that an extension keeps elsewhere. */
const TABLE = /^(?:table|tablepress|ninja_tables|wpdatatable|supsystic-tables)$/;
const RAW = new Set(['vc_raw_html', 'fusion_code', 'kc_raw_code', 'cs_raw_content']);
const FIGURES = /counter|pricing|progress|pie|chart|stat|number|bar$/;
/** Attributes of a button that say where it leads. */
const LINKS = ['link', 'url', 'href', 'button_url'];
const PERCENT_SIGN = 'percent_sign';
const NUMBER_KEYS = ['number', 'sum', 'price', 'percent', 'counter_value', 'end_number', 'value', 'amount'];

/** Writes back signs that builders replace, because an attribute cannot hold them. */
const restored = (name: string, value: string) =>
	name.startsWith('et_pb_') || name.includes('divi')
		? value.replace(/%22/g, '"').replace(/%91/g, '[').replace(/%93/g, ']').replace(/%92/g, '\\')
		: value.replace(/``/g, '"').replace(/`\{`/g, '[').replace(/`\}`/g, ']');

/** A figure with the words around it: "$ 12 / month". */
function figures(name: string, attributes: Attributes): { html: string; read: string[] } {
	const key = FIGURES.test(name) ? NUMBER_KEYS.find((one) => /\d/.test(attributes[one] ?? '')) : undefined;
	if (key === undefined) return { html: '', read: [] };
	const around = ['currency', 'prefix', key, 'suffix', 'unit', 'units', 'per', 'frequency'];
	const words = around.map((one) => attributes[one]?.trim() ?? '').filter((one) => one !== '' && one.length < 200);
	const isShare = key === 'percent' && attributes[PERCENT_SIGN] !== 'off' && !words.join('').includes('%');
	return {
		html: /\{|\[/.test(attributes[key] ?? '') ? '' : `<p>${words.join(' ')}${isShare ? '%' : ''}</p>`,
		read: around,
	};
}

const FONT_CONTAINER = 'font_container';
/** Attributes that say how large a heading is, by its tag. */
const LEVELS = ['tag', 'title_level', 'header_level', 'level'];

function levelOf(attributes: Attributes): string {
	const named = LEVELS.map((key) => attributes[key] ?? '');
	const held = /tag:(h[1-6])/.exec(attributes[FONT_CONTAINER] ?? '')?.[1] ?? '';
	return [...named, held, `h${attributes.size ?? ''}`].find((one) => /^h[1-6]$/.test(one)) ?? 'h2';
}

const isInline = (html: string) => !/<(?:p|div|h[1-6]|ul|ol|table|figure|blockquote)\b|\n\s*\n/i.test(html);

/** Shortcodes that are read by what they are; the others give the words of their attributes. */
function known(name: string, attributes: Attributes, inside: string | undefined, context: Context): Drawn | undefined {
	if (RAW.has(name)) {
		const raw = (inside ?? '').replace(/<\/?p>|<br\s*\/?>/g, '').trim();
		return { before: '', inside: decodedBase64(raw) ?? inside ?? '' };
	}
	if (name === 'fusion_syntax_highlighter') {
		const code = decodedBase64((inside ?? '').trim()) ?? inside ?? '';
		return { before: '', inside: `<pre><code>${code.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</code></pre>` };
	}
	if (name === 'vc_raw_js') {
		context.note('code_dropped');
		context.lost?.(`[${name}]`);
		return { before: '', inside: '' };
	}
	const { id = '' } = attributes;
	if (name === 'fusion_youtube' || name === 'fusion_vimeo') {
		const address = httpUrl(id)
			? id
			: name === 'fusion_youtube'
				? `https://www.youtube.com/watch?v=${id}`
				: `https://vimeo.com/${id}`;
		return { before: embedHtml(address) };
	}
	if (/image/.test(name) && inside !== undefined && isPictureAddress(inside.trim()))
		return { before: '', inside: `<figure><img src="${escapeAttribute(inside.trim())}" alt=""></figure>` };
	const words = inside?.trim() ?? '';
	if (words === '' || inside === undefined) return undefined;
	if (/(?:^|_)(?:heading|title)$/.test(name) && isInline(words)) {
		const level = levelOf(attributes);
		return { before: `<${level}>`, after: `</${level}>` };
	}
	const address = LINKS.map((key) => addressIn(attributes[key])).find((one) => one !== undefined);
	if (/button|(?:^|_)btn/.test(name) && isInline(words) && address !== undefined)
		return { before: `<a href="${escapeAttribute(address)}">`, after: '</a>' };
	return undefined;
}

/** Shortcodes that are headings, with the attribute that holds the words. */
const HEADLINES = new Map([
	['vc_custom_heading', 'text'],
	['av_heading', 'heading'],
	['et_pb_heading', 'title'],
]);
/** Attributes that are read by what the shortcode is, or that readers do not see. */
const READ = new Map<string, readonly string[]>([
	['et_pb_image', ['title_text']],
	['et_pb_gallery', ['title_text']],
	['vc_custom_heading', ['text', 'link']],
	['av_heading', ['heading', 'link']],
	['et_pb_heading', ['title']],
	['fusion_youtube', ['id']],
	['fusion_vimeo', ['id']],
]);

function headline(name: string, attributes: Attributes): string {
	const words = attributes[HEADLINES.get(name) ?? ''];
	if (!words?.trim()) return '';
	const address = addressIn(attributes.link);
	const level = levelOf(attributes);
	return `<${level}>${address === undefined ? words : `<a href="${escapeAttribute(address)}">${words}</a>`}</${level}>`;
}

/**
 * Draws a shortcode of an extension: the words, pictures, links and videos that its attributes hold.
 * @param inside what is between its tags; undefined where it has one tag
 */
export function drawExtension(name: string, written: Attributes, inside: string | undefined, context: Context): Drawn {
	const attributes = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, restored(name, value)]));
	const drawn = known(name, attributes, inside, context) ?? { before: '' };
	if (TABLE.test(name)) context.lost?.(`[${name}] ${attributes.id ?? ''}`.trim());
	if (MACHINE.test(name)) return drawn;
	const number = figures(name, attributes);
	const isLinked = drawn.after === '</a>';
	const isButton = /button|(?:^|_)btn/.test(name);
	// The title of a button is its words.
	const given = Object.entries(attributes).map(([key, value]) => [isButton && key === 'title' ? 'text' : key, value]);
	const rest = given.filter(
		([key = '']) =>
			!READ.get(name)?.includes(key) &&
			!number.read.includes(key) &&
			!/^\d+$/.test(key) &&
			!(isLinked && /^(?:link|url|href|button_url|text)$/.test(key)),
	);
	const picture = /image/.test(name) && /^\d+$/.test(attributes.id ?? '') ? [['image', attributes.id]] : [];
	const words = htmlOfData(Object.fromEntries([...rest, ...picture]), {
		gallery: context.gallery,
		isStrict: false,
		unread: () => context.lost?.(`[${name}]`),
	});
	const held = [headline(name, attributes), words, number.html].filter((html) => html !== '').join('\n');
	// Words of a testimonial come before the name of its speaker.
	if (/testimonial|quote$/.test(name) && inside !== undefined && held !== '')
		return { ...drawn, before: `<blockquote>${drawn.before}`, after: `${drawn.after ?? ''}</blockquote>\n${held}` };
	return isLinked && held === ''
		? drawn
		: { ...drawn, before: held === '' ? drawn.before : `${held}\n${drawn.before}` };
}

import type { Change } from '../core/report';
import { embedHtml } from '../core/text/embeds';

/** Content that the shortcodes of a post refer to. */
export interface ShortcodeContext {
	/** Pictures `[gallery]` shows, by number: those it names, or all that belong to the post. Captions are HTML. */
	gallery(ids: number[] | undefined, left_out: number[]): { id: number; caption: string }[];
	/** Address of an attachment, for `[playlist]`. */
	address(id: number): string | undefined;
	note(change: Change): void;
}

interface Tag {
	name: string;
	isEnd: boolean;
	isClosed: boolean;
	attributes: string;
	from: number;
	to: number;
}

const TAG =
	/\[(\/?)([a-zA-Z][a-zA-Z0-9_-]{0,60})(\s(?:[^[\]"']|"[^"\]]{0,1000}"|'[^'\]]{0,1000}'){0,1000}|=[^[\]\s]{0,200}|)\]/g;
const HTML_TAG = /<[a-zA-Z/!][^<>]*>/g;
/** Names that page builders and form extensions give their shortcodes; they often come without attributes. */
const EXTENSION =
	/^(?:vc_|et_pb_|fusion_|av_|mk_|su_|tve_|cs_|dt_|wpcf7|contact-form|wpforms|ninja_form|gravityform|rev_slider|layerslider|metaslider|smartslider|mailpoet|mc4wp)/;
const CODE = new Set([
	'code',
	'sourcecode',
	'source',
	'highlight',
	'php',
	'css',
	'js',
	'javascript',
	'html',
	'xml',
	'sql',
	'bash',
	'python',
	'java',
	'cpp',
	'ruby',
]);
const KNOWN = new Set([
	...CODE,
	'caption',
	'wp_caption',
	'gallery',
	'embed',
	'video',
	'audio',
	'playlist',
	'youtube',
	'vimeo',
]);

/** Attributes of a shortcode; values without a name have the keys 0, 1, 2 … */
function attributesOf(text: string): Record<string, string> {
	const found: Record<string, string> = {};
	let position = 0;
	const plain = text.replace(/[“”″]|&#8220;|&#8221;|&quot;/g, '"').replace(/[‘’]/g, "'");
	for (const [, name, double, single, bare, looseQuoted, loose] of plain.matchAll(
		/([a-zA-Z_][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g,
	)) {
		if (name !== undefined) found[name.toLowerCase()] = double ?? single ?? bare ?? '';
		else found[String(position++)] = (looseQuoted ?? loose ?? '').replace(/^=/, '');
	}
	return found;
}

const numbers = (text: string | undefined) =>
	(text ?? '')
		.split(/[\s,]+/)
		.filter((part) => /^\d{1,15}$/.test(part))
		.map(Number);
const escapeCode = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
const onItsOwn = (html: string) => `\n\n${html}\n\n`;

/** `<figure>` of a captioned picture: the picture first, with its link, then the words. */
function caption(inside: string, attributes: Record<string, string>): string {
	const picture = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
	const words = attributes.caption ?? inside.slice(picture.length);
	return onItsOwn(`<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`);
}

function players(attributes: Record<string, string>, inside: string): string {
	const sources = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv', 'mp3', 'm4a', 'ogg', 'oga', 'wav', 'flac', '0'];
	const address = sources.map((key) => attributes[key]).find((value) => value?.trim()) ?? inside.trim();
	return onItsOwn(embedHtml(address));
}

function draw(name: string, attributes: Record<string, string>, inside: string, context: ShortcodeContext): string {
	if (name === 'caption' || name === 'wp_caption') return caption(inside, attributes);
	if (CODE.has(name)) return onItsOwn(`<pre><code>${escapeCode(inside.replace(/^\r?\n|\r?\n$/g, ''))}</code></pre>`);
	if (name === 'gallery') {
		const named = attributes.ids ?? attributes.include;
		const pictures = context.gallery(named === undefined ? undefined : numbers(named), numbers(attributes.exclude));
		const figures = pictures.map(
			(one) =>
				`<figure><img data-attachment="${one.id}">${one.caption === '' ? '' : `<figcaption>${one.caption}</figcaption>`}</figure>`,
		);
		return onItsOwn(`<figure class="gallery">${figures.join('')}</figure>`);
	}
	if (name === 'playlist') {
		const addresses = numbers(attributes.ids)
			.map((id) => context.address(id))
			.filter((address) => address !== undefined);
		context.note('embed_link');
		return onItsOwn(addresses.map((address) => embedHtml(address)).join('\n'));
	}
	const isNumber = /^\d+$/.test(attributes['0'] ?? '');
	const html =
		name === 'vimeo' && isNumber
			? onItsOwn(embedHtml(`https://vimeo.com/${attributes['0']}`))
			: players(attributes, inside);
	context.note(html.includes('data-video=') ? 'embed_video' : 'embed_link');
	return html;
}

/** Every shortcode tag of a text, in order, except those inside HTML tags. */
function tagsOf(text: string): Tag[] {
	const html = [...text.matchAll(HTML_TAG)];
	let at = 0;
	return [...text.matchAll(TAG)].flatMap((match) => {
		const from = match.index;
		while (html[at] && (html[at] as RegExpExecArray).index + (html[at]?.[0].length ?? 0) <= from) at += 1;
		// Brackets inside the attributes of an HTML tag are no shortcodes.
		if ((html[at]?.index ?? Number.POSITIVE_INFINITY) < from) return [];
		const attributes = match[3] ?? '';
		return [
			{
				name: (match[2] ?? '').toLowerCase(),
				isEnd: match[1] === '/',
				isClosed: attributes.endsWith('/'),
				attributes: attributes.replace(/\/$/, ''),
				from,
				to: from + match[0].length,
			},
		];
	});
}

/** The end of each start: the next one of its name. An end before any start belongs to none. */
function endsOf(tags: Tag[]): Map<Tag, Tag> {
	const ends = new Map<Tag, Tag>();
	const next = new Map<string, Tag>();
	for (const tag of tags.toReversed()) {
		if (tag.isEnd) next.set(tag.name, tag);
		const end = next.get(tag.name);
		if (!tag.isEnd && !tag.isClosed && end) ends.set(tag, end);
	}
	return ends;
}

/**
 * Replaces WordPress's shortcodes by HTML. Known ones are rendered, those of extensions leave the words between their
 * tags, brackets that are just brackets (`[sic]`, `[1]`) stay, `[[gallery]]` becomes `[gallery]`. Never throws.
 */
export function expandShortcodes(text: string, context: ShortcodeContext): string {
	const tags = tagsOf(text);
	const ends = endsOf(tags);
	const ended = new Set(ends.values());
	let out = '';
	let position = 0;
	for (const tag of tags) {
		if (tag.from < position) continue;
		out += text.slice(position, tag.from);
		position = tag.to;
		const written = text.slice(tag.from, tag.to);
		const end = ends.get(tag);
		const needsEnd = CODE.has(tag.name) || tag.name.endsWith('caption');
		if (out.endsWith('[') && text[tag.to] === ']') {
			// Doubled brackets show a shortcode instead of using it.
			out = out.slice(0, -1) + written;
			position = tag.to + 1;
		} else if (KNOWN.has(tag.name) && !tag.isEnd && (end || !needsEnd)) {
			out += draw(tag.name, attributesOf(tag.attributes), end ? text.slice(tag.to, end.from) : '', context);
			position = end?.to ?? tag.to;
		} else if (end || ended.has(tag) || tag.attributes.includes('=') || EXTENSION.test(tag.name)) {
			// Only the tags of an unknown shortcode are removed; the words between them are kept.
			context.note('shortcode');
		} else {
			out += written;
		}
	}
	return out + text.slice(position);
}

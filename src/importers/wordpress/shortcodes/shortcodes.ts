import type { Change } from '../../core/report';
import { embedHtml } from '../../core/text/embeds';
import { drawExtension, EXTENSION, isBox } from './builder-shortcodes';
import { attributesOf, endsOf, type Tag, tagsOf } from './shortcode-tags';

/** Content that the shortcodes of a post refer to. */
export interface ShortcodeContext {
	/** Pictures `[gallery]` shows, by number: those it names, or all that belong to the post. Captions are HTML. */
	gallery(ids: number[] | undefined, left_out: number[]): { id: number; caption: string }[];
	/** Address of an attachment, for `[playlist]`. */
	address(id: number): string | undefined;
	note(change: Change, count?: number): void;
	/** Receives the name of a shortcode whose attributes may hold words that could not be read. */
	lost?(holder: string): void;
}

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
	const id = attributes['0'] ?? attributes.id ?? attributes.v ?? inside.trim();
	const address =
		name === 'vimeo' && /^\d+$/.test(id)
			? `https://vimeo.com/${id}`
			: name === 'youtube' && /^[\w-]{6,20}$/.test(id)
				? `https://www.youtube.com/watch?v=${id}`
				: undefined;
	const html = address === undefined ? players(attributes, inside) : onItsOwn(embedHtml(address));
	// A player that names its file in another way.
	if (html.trim() === '') {
		context.lost?.(`[${name}]`);
		return inside;
	}
	context.note(html.includes('data-video=') ? 'embed_video' : 'embed_link');
	return html;
}

/**
 * Replaces WordPress's shortcodes by HTML. Known ones are rendered, those of extensions leave the words between their
 * tags, brackets that are just brackets (`[sic]`, `[1]`) stay, `[[gallery]]` becomes `[gallery]`. Never throws.
 */
export function expandShortcodes(text: string, context: ShortcodeContext): string {
	const tags = tagsOf(text);
	const ends = endsOf(tags);
	const ended = new Set(ends.values());
	/** HTML that follows what is between two tags. */
	const behind = new Map<Tag, string>();
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
			// The tags of an unknown shortcode are removed; the words between them and in their attributes are kept.
			context.note('shortcode');
			out += (behind.get(tag) ?? '') + (tag.isEnd && isBox(tag.name) ? '\n\n' : '');
			if (tag.isEnd) continue;
			if (isBox(tag.name)) out += '\n\n';
			const drawn = drawExtension(tag.name, attributesOf(tag.attributes), end && text.slice(tag.to, end.from), context);
			const isAlone = EXTENSION.test(tag.name) || /(?:^|[\n>\]])[ \t]*$/.test(out);
			const words = drawn.before.trim();
			if (drawn.inside !== undefined && end) {
				out += onItsOwn(words + drawn.inside);
				position = end.to;
			} else if (isAlone || words === '' || drawn.after !== undefined) {
				out +=
					/<(?:p|h\d|figure|blockquote|ul)\b/.test(words) && isAlone
						? `\n\n${words}${drawn.after ? '' : '\n\n'}`
						: words;
				if (end && drawn.after) behind.set(end, drawn.after);
			} else {
				// Within a line, words of an attribute stand in brackets behind what they are about.
				const inLine = ` (${words
					.replace(/<\/?(?:p|h\d)>/g, ' ')
					.replace(/\s+/g, ' ')
					.trim()})`;
				if (end) behind.set(end, inLine);
				else out += inLine;
			}
		} else {
			out += written;
		}
	}
	return out + text.slice(position);
}

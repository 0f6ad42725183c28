import { videoKey } from '../../../shared/address/videos';
import { decodedBase64, withoutEncoded } from '../../core/text/encoded';
import { escapeAttribute } from '../../core/text/markup';
import { addressIn, drawnAddress, isAddress, isPictureAddress } from './addresses';
import { isBelowHeading, isGeneric, isPictureKey, isSentence, type KeyKind, keyKind, partsOf, valueKind } from './keys';

/** What the reading of data may ask, and receives what it could not read. */
export interface DataContext {
	/** Those of the numbers that are pictures. */
	gallery(ids: number[] | undefined, left_out: number[]): { id: number; caption: string }[];
	/** Called for each value that may be a word and was left out. */
	unread(): void;
	/** True where a value of one sign under an unknown name is called too, because nothing else names the piece. */
	isStrict: boolean;
}

const MAX_DEPTH = 40;
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|pre|section|dl|hr|details)\b/i;
const MARKUP = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,30});/i;
const HEADING_MAX = 200;
/** Names of a figure in an item of a list that has words too. */
const FIGURE = /^(?:value|percent|percentage|price|amount|number)$/;
const isFigure = (value: unknown): value is string | number => /^[\d.,]{1,12}$/.test(String(value));

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Data inside a text: JSON, as it is or with percent signs. */
function dataIn(text: string): unknown {
	const start = text.trimStart().slice(0, 3);
	if (!/^(?:[[{]|%5B|%7B)/i.test(start)) return undefined;
	for (const candidate of [text, decoded(text)])
		try {
			const value: unknown = JSON.parse(candidate);
			if (isData(value)) return value;
		} catch {
			// It is a text that begins like data.
		}
	return undefined;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** HTML of a line that people wrote, in a block of its own. */
export function blockOf(text: string, kind: KeyKind, href?: string): string {
	const html = MARKUP.test(text) ? text.trim() : escapeAttribute(text.trim());
	if (html === '') return '';
	if (BLOCK.test(html)) return html;
	const linked = href === undefined ? html : `<a href="${escapeAttribute(href)}">${html}</a>`;
	if (kind === 'heading' && html.length <= HEADING_MAX && !html.includes('\n')) return `<h3>${linked}</h3>`;
	return linked
		.split(/\n\s*\n/)
		.map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
		.join('\n');
}

/** The name of a link or its words without what says that it is one: `button_text` and `button_url` have the same. */
const stemOf = (key: string) =>
	partsOf(key)
		.filter((part) => !/^(?:text|label|title|name|heading|link|url|href|address)$/.test(part))
		.join('_');
const isLinkKey = (key: string) => /^(?:link|url|href)$/.test(partsOf(key).at(-1) ?? '') && !key.startsWith('_');
const isNamedWords = (key: string) => /^(?:text|label|title|name|heading)$/.test(partsOf(key).at(-1) ?? '');

/** Addresses of an object by the stem of their names, for the words that belong to each. */
function linksOf(data: Data): Map<string, string> {
	const links = new Map<string, string>();
	for (const [key, value] of Object.entries(data)) {
		const address = isLinkKey(key) ? addressIn(value) : undefined;
		if (address !== undefined && address !== '#' && videoKey(address) === undefined && !isPictureAddress(address))
			links.set(stemOf(key), address);
	}
	return links;
}

const numbersIn = (value: unknown): number[] =>
	(typeof value === 'number' ? [value] : typeof value === 'string' ? value.split(/[\s,]+/) : [])
		.filter((one) => /^\d{1,15}$/.test(String(one)))
		.map(Number);

const imageTag = (id: number, src = '', alt = '') =>
	`<img data-attachment="${id}"${src === '' ? '' : ` src="${escapeAttribute(src)}"`} alt="${escapeAttribute(alt)}">`;

/** True for a line as the block editor keeps it in data: words and elements in turn. */
const isRich = (value: unknown): value is unknown[] =>
	Array.isArray(value) &&
	value.every((one) => typeof one === 'string' || (isData(one) && 'props' in one)) &&
	value.some((one) => typeof one !== 'string');

function richHtml(value: unknown, depth = 0): string {
	if (typeof value === 'string') return escapeAttribute(value);
	if (Array.isArray(value)) return value.map((one) => richHtml(one, depth)).join('');
	if (!isData(value) || !isData(value.props) || depth > MAX_DEPTH) return '';
	const { children, href } = value.props as Data;
	const inside = richHtml(children, depth + 1);
	const { type } = value;
	if (type === 'br') return '<br>';
	if (type === 'a' && typeof href === 'string') return `<a href="${escapeAttribute(href)}">${inside}</a>`;
	return /^(?:strong|em|b|i|code|sup|sub|s)$/.test(String(type)) ? `<${type}>${inside}</${type}>` : inside;
}

/** Reads one piece of data: a block's attributes, a widget's settings, the attributes of a shortcode. */
class Reading {
	readonly out: string[] = [];

	constructor(private readonly context: DataContext) {}

	private add(html: string): void {
		if (html.trim() !== '') this.out.push(html);
	}

	/**
	 * Reads a picture by its number or address, or both.
	 * @returns what else the object holds; undefined where it is no picture
	 */
	private picture(data: Data): Data | undefined {
		const { url, src, id, ID, imageId, alt, caption, ...rest } = data;
		const address = [url, src].find((one) => typeof one === 'string');
		const [number] = numbersIn(id ?? ID ?? imageId);
		const isImage = typeof address === 'string' && isPictureAddress(address);
		const known = number === undefined ? [] : this.context.gallery([number], []);
		if (!isImage && (known.length === 0 || !('url' in data || 'sizes' in data))) return undefined;
		const words = typeof alt === 'string' ? alt : '';
		const image =
			number === undefined
				? `<img src="${escapeAttribute(String(address))}" alt="${escapeAttribute(words)}">`
				: imageTag(number, isImage ? address : '', words);
		const about = typeof caption === 'string' && caption.trim() !== '' ? `<figcaption>${caption}</figcaption>` : '';
		this.add(`<figure>${image}${about}</figure>`);
		// What the library of pictures says of a file is not shown.
		return 'sizes' in data || 'mime_type' in data || 'mime' in data || 'filename' in data ? {} : rest;
	}

	private attachments(value: unknown): boolean {
		const ids = numbersIn(value);
		const pictures = this.context.gallery(ids, []);
		if (ids.length === 0 || pictures.length === 0) return false;
		const figures = pictures.map(
			({ id, caption }) =>
				`<figure>${imageTag(id)}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`,
		);
		this.add(figures.length === 1 ? (figures[0] ?? '') : `<figure class="gallery">${figures.join('')}</figure>`);
		return true;
	}

	private text(key: string, kind: KeyKind, value: string, href: string | undefined, alt: string): void {
		const data = dataIn(value);
		const sound = withoutEncoded(value);
		if (data !== undefined) this.value(key, kind, data, 1);
		else if (value.startsWith('#E-8_')) this.add(decodedBase64(value.slice(5)) ?? '');
		else if (sound !== value) this.encoded(key, kind, value, sound);
		else if (isAddress(sound)) this.add(drawnAddress(sound, isPictureKey(key), alt));
		else this.line(kind, sound, href);
	}

	private line(kind: KeyKind, text: string, href?: string): void {
		const found = valueKind(text, kind === 'words' || kind === 'heading');
		if (found === 'words') this.add(blockOf(text, kind, href));
		else if (found === 'unclear' && (this.context.isStrict || isSentence(text) || text.includes('@ET-DC@')))
			this.context.unread();
	}

	/** A value in base64 is read where it is data, or words under a name of words. @param rest the words beside it */
	private encoded(key: string, kind: KeyKind, value: string, rest: string): void {
		const inside = decodedBase64(value);
		const data = inside === undefined ? undefined : dataIn(inside);
		if (data !== undefined) this.value(key, kind, data, 1);
		else if (inside !== undefined && kind === 'words' && /\p{L}/u.test(inside)) this.add(blockOf(inside, kind));
		else {
			this.context.unread();
			if (rest.trim() !== '') this.line(kind, rest);
		}
	}

	private value(key: string, kind: KeyKind, value: unknown, depth: number): void {
		if (typeof value === 'string') this.text(key, kind, value, undefined, '');
		else if (isRich(value)) this.text(key, kind, richHtml(value), undefined, '');
		else if (Array.isArray(value)) for (const one of value) this.value(key, kind, one, depth + 1);
		else if (isData(value)) this.object(value, depth + 1, { key, kind });
	}

	/** What was left out is looked through for sentences, which are no settings. */
	private passOver(value: unknown, depth: number): void {
		if (typeof value === 'string') {
			if (isSentence(value)) this.context.unread();
		} else if (isData(value) && depth < MAX_DEPTH)
			for (const one of Object.values(value)) this.passOver(one, depth + 1);
	}

	object(data: Data, depth = 0, above: { key: string; kind: KeyKind } = { key: '', kind: 'unknown' }): void {
		if (depth > MAX_DEPTH) this.context.unread();
		if (depth > MAX_DEPTH) return;
		const rest = this.picture(data) ?? data;
		const links = linksOf(data);
		for (const [own, value] of Object.entries(rest)) {
			const inherits = isGeneric(own) && above.key !== '' && keyKind(own) !== 'technical';
			const key = inherits ? above.key : own;
			const named = inherits ? above.kind : keyKind(own);
			const kind = named === 'heading' && isBelowHeading(above.key) ? 'words' : named;
			if (isPictureKey(key) && (typeof value === 'number' || typeof value === 'string') && this.attachments(value))
				continue;
			const address = isLinkKey(own) && typeof value === 'string' ? addressIn(value) : undefined;
			if (kind === 'technical') this.passOver(value, depth);
			else if (address !== undefined) this.add(drawnAddress(address, isPictureKey(key)));
			else if (depth > 0 && FIGURE.test(own) && isFigure(value) && Object.keys(data).some(isNamedWords))
				this.add(`<p>${value}</p>`);
			else if (typeof value === 'string') {
				const stem = stemOf(own);
				const alt = partsOf(own).includes('alt');
				// The words about a picture stay with it.
				if (alt) continue;
				const href = isNamedWords(own) ? links.get(stem) : undefined;
				if (href !== undefined) links.delete(stem);
				const about = data[`${own}_alt`] ?? data.alt;
				// `image_url` has its words under `alt`.
				this.text(own === key ? own : key, kind, value, href, typeof about === 'string' ? about : '');
			} else this.value(key, kind, value, depth + 1);
		}
	}
}

/**
 * The words and pictures in data that a program keeps in place of a text, as pieces of HTML in their order. What the
 * names and values show to be settings is left out; what may be a word and was left out is called. Never throws.
 */
export function piecesOfData(data: unknown, context: DataContext): string[] {
	const reading = new Reading(context);
	if (isData(data)) reading.object(data);
	else if (typeof data === 'string') reading.object({ text: data });
	return reading.out;
}

/** The same as one HTML. */
export const htmlOfData = (data: unknown, context: DataContext): string => piecesOfData(data, context).join('\n');

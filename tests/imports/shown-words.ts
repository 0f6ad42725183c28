/**
 * The words that WordPress showed of each post of an export, read from the file by other means than the import's: plain
 * patterns over the text, without a parser, so that both cannot be wrong in the same way.
 */

/** Where a word was. */
export type Place = 'body' | 'excerpt' | 'note' | 'block' | 'builder';
export interface ShownPost {
	id: number;
	type: string;
	status: string;
	title: string;
	link: string;
	words: Record<Place, Set<string>>;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decode = (text: string) =>
	text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (all, decimal, hex, name) =>
		decimal || hex
			? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
			: (ENTITIES[name] ?? all),
	);

/** Text of an element, in a section or not. */
function field(item: string, name: string): string {
	const found = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(item)?.[1] ?? '';
	const parts = [...found.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, part = '']) => part);
	return parts.length > 0 ? parts.join('') : decode(found);
}
function metas(item: string): [string, string][] {
	return [...item.matchAll(/<wp:postmeta>([\s\S]*?)<\/wp:postmeta>/g)].map(([, one = '']) => [
		field(one, 'wp:meta_key'),
		field(one, 'wp:meta_value'),
	]);
}

const HIDDEN = /<(script|style|noscript|svg|button|iframe|object|select|textarea|canvas|template)\b[\s\S]*?<\/\1\s*>/gi;
/** Words of at least two letters, in small letters, without accents that stand apart. */
export function wordsOf(html: string): string[] {
	const text = decode(
		html
			.replace(/<!--[\s\S]*?-->/g, ' ')
			.replace(HIDDEN, ' ')
			// The label of a button that fetches a file; the file's own link has its name.
			.replace(/<a\b[^>]*wp-block-file__button[^>]*>[\s\S]*?<\/a>/g, ' ')
			// What a browser reads as a comment.
			.replace(/<![^>]*>/g, ' ')
			.replace(/<\/?(?:b|i|em|strong|a|span|code|u|s|small|font|mark|abbr|q|cite)\b[^>]*>/gi, '')
			.replace(/<[^>]*>/g, ' '),
		// An address is no word: a player, a link or a video replaces it.
	).replace(/(?:https?:)?\/\/\S+/g, ' ');
	return (
		text
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
	).filter(
		// A run of sixty letters is no word but data.
		(word) => word.length < 60,
	);
}

/** Texts below the keys of a tree that hold words for readers. */
const TEXT_KEYS =
	/^(?:title|heading|editor|text|content|html|description|caption|button_text|label|name|job|question|answer|blockquote_content|alert_title|alert_description|title_text|description_text|testimonial_content|testimonial_name|testimonial_job|tab_title|tab_content|item_text|inner_text|prefix|suffix|before_text|after_text|highlighted_text|sub_heading|footer_additional_info|ribbon_title)$/;
function textsIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string') return TEXT_KEYS.test(key) ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
}
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Shortcodes with what is between them kept, and what they say themselves. */
const withoutShortcodes = (text: string) =>
	text
		.replace(/\[(vc_raw_\w+)[^\]]*\][\s\S]*?\[\/\1\]/g, ' ')
		.replace(/\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi, (all, _end, name: string) =>
			/^(?:sic|\d)/.test(name) ? all : ' ',
		);
const DATA_BLOCK = /<!--\s*wp:([a-z0-9-]+\/[a-z0-9-]+|[a-z0-9-]+)\s+(\{[\s\S]*?\})\s*\/-->/g;

function blockTexts(content: string): string[] {
	return [...content.matchAll(DATA_BLOCK)].flatMap(([, name = '', json = '']) => {
		const attributes = parsed(json) as { data?: Record<string, unknown> } | undefined;
		// Blocks of other makers hold words as data; a field that begins so is the key of a field.
		if (!name.includes('/') || !attributes) return [];
		const data = attributes.data ?? attributes;
		return Object.entries(data).flatMap(([key, value]) =>
			typeof value === 'string' && !key.startsWith('_') && /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(value) ? [value] : [],
		);
	});
}

/** Every post and page of an export. @param xml the whole file */
export function shownPosts(xml: string): ShownPost[] {
	return [...xml.matchAll(/<item(?:\s[^>]*)?>([\s\S]*?)<\/item>/g)].flatMap(([, item = '']) => {
		const type = field(item, 'wp:post_type');
		if (type !== 'post' && type !== 'page') return [];
		const content = field(item, 'content:encoded');
		const all = metas(item);
		const of = (key: string) => all.filter(([name]) => name === key).map(([, value]) => value);
		const builder = of('_elementor_data').flatMap((data) => textsIn(parsed(data)));
		const isBuilt = of('_elementor_edit_mode').includes('builder') && builder.length > 0;
		const words = (texts: string[]) => new Set(texts.flatMap((text) => wordsOf(withoutShortcodes(text))));
		return [
			{
				id: Number(field(item, 'wp:post_id')),
				type,
				status: field(item, 'wp:status'),
				title: field(item, 'title'),
				link: field(item, 'link'),
				words: {
					// Where a builder draws the page, the text is an older copy of it.
					body: isBuilt ? new Set<string>() : words([content]),
					excerpt: words([field(item, 'excerpt:encoded')]),
					note: words(of('footnotes').flatMap((notes) => textsIn(parsed(notes)))),
					block: words(blockTexts(content)),
					builder: isBuilt ? words(builder) : new Set(),
				},
			},
		];
	});
}

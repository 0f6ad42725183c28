/** A tag of a shortcode in a text. */
export interface Tag {
	name: string;
	isEnd: boolean;
	isClosed: boolean;
	attributes: string;
	from: number;
	to: number;
}

const START = /\[(\/?)([a-zA-Z][a-zA-Z0-9_-]{0,60})(?=[\s=\]/])/g;
const HTML_TAG = /<[a-zA-Z/!][^<>]*>/g;
/** Brackets within the attributes of a tag; more are another text. */
const MAX_BRACKETS = 20;
const SOUND = /^(?:\s(?:[^[\]"']|"[^"]*"|'[^']*')*|=[^[\]\s]{0,200}|\s*\/|)$/;
const NAMED = /^\s+[\w-]+\s*=/;

/** Attributes of a shortcode; values without a name have the keys 0, 1, 2 … */
export function attributesOf(text: string): Record<string, string> {
	const found: Record<string, string> = {};
	let position = 0;
	// Where plain quotation marks hold the values, others are part of them.
	const plain = /=\s*["']/.test(text)
		? text
		: text.replace(/[“”″]|&#8220;|&#8221;|&#8243;|&quot;/g, '"').replace(/[‘’′]|&#8216;|&#8217;|&#8242;/g, "'");
	for (const [, name, double, single, bare, looseQuoted, loose] of plain.matchAll(
		/([a-zA-Z_][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g,
	)) {
		if (name !== undefined) found[name.toLowerCase()] = double ?? single ?? bare ?? '';
		else found[String(position++)] = (looseQuoted ?? loose ?? '').replace(/^=/, '');
	}
	return found;
}

/** Every shortcode tag of a text, in order, except those inside HTML tags. */
export function tagsOf(text: string): Tag[] {
	const html = [...text.matchAll(HTML_TAG)];
	const brackets = [...text.matchAll(/\[/g)].map((match) => match.index);
	let at = 0;
	let bracket = 0;
	let close = -1;
	return [...text.matchAll(START)].flatMap((match) => {
		const from = match.index;
		const start = from + match[0].length;
		while (html[at] && (html[at] as RegExpExecArray).index + (html[at]?.[0].length ?? 0) <= from) at += 1;
		// Brackets inside the attributes of an HTML tag are no shortcodes.
		if ((html[at]?.index ?? Number.POSITIVE_INFINITY) < from) return [];
		if (close < start && close !== Number.POSITIVE_INFINITY) {
			close = text.indexOf(']', start);
			if (close < 0) close = Number.POSITIVE_INFINITY;
		}
		while ((brackets[bracket] ?? Number.POSITIVE_INFINITY) <= from) bracket += 1;
		if (close === Number.POSITIVE_INFINITY || (brackets[bracket + MAX_BRACKETS] ?? close) < close) return [];
		const attributes = text.slice(start, close);
		// A single quotation mark may stand in a value that others hold.
		if (!SOUND.test(attributes) && !(NAMED.test(attributes) && !attributes.includes('['))) return [];
		return [
			{
				name: (match[2] ?? '').toLowerCase(),
				isEnd: match[1] === '/',
				isClosed: attributes.endsWith('/'),
				attributes: attributes.replace(/\/$/, ''),
				from,
				to: close + 1,
			},
		];
	});
}

/** The end of each start: the next one of its name. An end before any start belongs to none. */
export function endsOf(tags: Tag[]): Map<Tag, Tag> {
	const ends = new Map<Tag, Tag>();
	const next = new Map<string, Tag>();
	for (const tag of tags.toReversed()) {
		if (tag.isEnd) next.set(tag.name, tag);
		const end = next.get(tag.name);
		if (!tag.isEnd && !tag.isClosed && end) ends.set(tag, end);
	}
	return ends;
}

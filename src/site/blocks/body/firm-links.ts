import { escapeAttribute } from '../../../shared/text/html-print';

/** A firm that an article is linked to, with its names. */
export interface LinkedFirm {
	slug: string;
	/** Its names in order of preference: the whole text is searched for the first one before the next is tried. */
	names: readonly string[];
}

/**
 * Elements in which names are not linked: links, headings and captions, what somebody else said or signed, and code.
 */
const CLOSED = new Set([
	'a',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'blockquote',
	'q',
	'cite',
	'caption',
	'figcaption',
	'th',
	'code',
	'pre',
	'button',
]);
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col', 'source', 'track', 'input']);
const TAG = /<(\/?)([a-z][a-z0-9-]*)\b[^>]*>/gi;
const WORD = /[\p{L}\p{N}]/u;

/** A stretch of markup that holds only text and may contain a link. */
interface Open {
	start: number;
	end: number;
}

/** The stretches of sanitised markup that may contain links. */
function openTexts(html: string): Open[] {
	const open: Open[] = [];
	let closed = 0;
	let at = 0;
	const take = (end: number) => {
		if (closed === 0 && end > at) open.push({ start: at, end });
	};
	for (const match of html.matchAll(TAG)) {
		const [tag, slash, name = ''] = match;
		take(match.index);
		at = match.index + tag.length;
		const element = name.toLowerCase();
		if (!CLOSED.has(element) || VOID.has(element)) continue;
		closed = Math.max(0, closed + (slash ? -1 : 1));
	}
	take(html.length);
	return open;
}

/** The first place of a name as a whole word; -1 where there is none. */
function placeOf(html: string, { start, end }: Open, name: string): number {
	for (let at = html.indexOf(name, start); at >= 0 && at + name.length <= end; at = html.indexOf(name, at + 1))
		if (
			!(at > start && WORD.test(html.charAt(at - 1))) &&
			!(at + name.length < end && WORD.test(html.charAt(at + name.length)))
		)
			return at;
	return -1;
}

/**
 * Links the first mention of each firm to its page. Only firms linked to the article are looked for, so that no name is
 * guessed. Names in links, headings, captions, quotations, heads of tables and code are left alone.
 * @param html sanitised markup
 * @param hrefOf address of a firm's page
 */
export function linkFirms(html: string, firms: readonly LinkedFirm[], hrefOf: (slug: string) => string): string {
	const links: { at: number; name: string; slug: string }[] = [];
	const open = openTexts(html);
	for (const { slug, names } of firms) {
		for (const name of names.map(escapeAttribute)) {
			const at = open.map((text) => placeOf(html, text, name)).find((place) => place >= 0);
			if (at === undefined) continue;
			// A firm's name may be the beginning of another one: the longer name wins.
			const rival = links.findIndex((one) => one.at < at + name.length && at < one.at + one.name.length);
			if (rival >= 0 && (links[rival]?.name.length ?? 0) >= name.length) continue;
			if (rival >= 0) links.splice(rival, 1);
			links.push({ at, name, slug });
			break;
		}
	}
	let text = html;
	for (const { at, name, slug } of links.sort((a, b) => b.at - a.at))
		text = `${text.slice(0, at)}<a class="firm" href="${escapeAttribute(hrefOf(slug))}">${name}</a>${text.slice(at + name.length)}`;
	return text;
}
